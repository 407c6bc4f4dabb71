// Mistakes with a state machine: a transition that is not there, a state that is changed before the exception, a window
// that is not looked at, a `break` that is missing, and listeners who are told of nothing.
enum State { CLOSED, LISTEN, ESTABLISHED }

enum Event { OPEN, SYN, ACK, CLOSE }

class IllegalTransitionException extends RuntimeException {
}

interface Listener {
  //@ predicate listening();

  //@ requires listening() ** from != to;
  //@ ensures listening();
  void changed(State from, State to);
}

class Connection {
  private static final int WINDOW = 4;

  private final Listener listener;
  private State state = State.CLOSED;
  private int unacknowledged;

  /*@ predicate valid() =
    @   acc(state) ** state != null ** listener != null ** listener.listening()
    @   ** acc(unacknowledged) ** 0 <= unacknowledged <= WINDOW;
    @*/

  Connection(Listener listener)
    //@ requires listener != null ** listener.listening();
    //@ ensures valid();
  {
    this.listener = listener;
  }

  /*@ pure @*/ State state()
    //@ requires valid();
  {
    return state;
  }

  // Who is established may be closed, too.
  private static State next(State state, Event event)
    //@ requires state != null ** event != null;
    //@ ensures result != null; //~ postcondition:false [changed]
    //@ signals (IllegalTransitionException e) event != Event.CLOSE; //~ postcondition:false [unknown-value]
  {
    return switch (state) {
      case CLOSED -> {
        if (event == Event.OPEN) {
          yield State.LISTEN;
        }
        yield null;
      }
      case LISTEN -> switch (event) {
        case SYN -> State.ESTABLISHED;
        case CLOSE -> State.CLOSED;
        default -> throw new IllegalTransitionException();
      };
      case ESTABLISHED -> switch (event) {
        case ACK -> State.ESTABLISHED;
        default -> throw new IllegalTransitionException();
      };
    };
  }

  void open(Event event)
    //@ requires valid() ** event != null;
    //@ ensures valid();
    //@ signals (IllegalTransitionException e) valid() ** state() == old(state()); //~ postcondition:false [changed]
  {
    State before = state;
    state = State.LISTEN;
    if (before != State.CLOSED || event != Event.OPEN) {
      throw new IllegalTransitionException();
    }
    listener.changed(before, state);
  }

  void handle(Event event)
    //@ requires valid() ** event != null;
    //@ ensures valid();
    //@ signals (IllegalTransitionException e) valid();
  {
    State before = state;
    state = next(before, event);
    listener.changed(before, state); //~ precondition:false [changed]
  }

  // Without a `break` an acknowledgement is one of all segments.
  void count(Event event)
    //@ requires valid() ** event != null;
    //@ ensures valid();
    //@ ensures event == Event.ACK ==> unacknowledged >= old(unacknowledged) - 1; //~ postcondition:false [changed]
  {
    switch (event) {
      case ACK:
        if (unacknowledged > 0) {
          unacknowledged--;
        }
      case SYN:
        unacknowledged = 0;
        break;
      default:
    }
  }

  void send()
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    if (state != State.ESTABLISHED) {
      return;
    }
    unacknowledged++;
  }
}

// One end of a TCP connection: a machine whose states and events are enums. What is illegal is refused with an
// exception, which leaves the state as it was; the contracts say so, and what leads out of, or into, some states.
enum State { CLOSED, LISTEN, SYN_RECEIVED, SYN_SENT, ESTABLISHED, FIN_WAIT, CLOSE_WAIT, LAST_ACK }

enum Event { PASSIVE_OPEN, ACTIVE_OPEN, SYN, ACK, FIN, CLOSE }

class IllegalTransitionException extends RuntimeException {
  private final State state;
  private final Event event;

  IllegalTransitionException(State state, Event event)
    //@ ensures state() == state && event() == event && getMessage() == "there is no such transition";
  {
    super("there is no such transition");
    this.state = state;
    this.event = event;
  }

  /*@ pure @*/ State state() {
    return state;
  }

  /*@ pure @*/ Event event() {
    return event;
  }
}

interface Listener {
  //@ predicate listening();

  // The state that it was told of last: it is told of every change.
  //@ pure State known() requires listening();

  //@ requires listening() ** from == known() ** from != to;
  //@ ensures listening() ** known() == to;
  void changed(State from, State to);
}

class TransitionCounter implements Listener {
  private int total;
  private int established;
  //@ ghost State known = State.CLOSED;

  //@ predicate listening() = acc(total) ** acc(established) ** acc(known) ** 0 <= established <= total;

  //@ pure State known() requires listening() = known;

  TransitionCounter()
    //@ ensures listening() ** known() == State.CLOSED ** total() == 0 ** established() == 0;
  {
  }

  //@ requires listening() ** from == known() ** from != to;
  //@ ensures listening() ** known() == to ** total() == (old(total()) < Integer.MAX_VALUE ? old(total()) + 1 : old(total()));
  //@ ensures established() == old(established()) + (to == State.ESTABLISHED && old(total()) < Integer.MAX_VALUE ? 1 : 0);
  @Override
  public void changed(State from, State to) {
    //@ set known = to;
    if (total == Integer.MAX_VALUE) {
      return;
    }
    total++;
    if (to == State.ESTABLISHED) {
      established++;
    }
  }

  /*@ pure @*/ int total()
    //@ requires listening();
  {
    return total;
  }

  /*@ pure @*/ int established()
    //@ requires listening();
    //@ ensures 0 <= result <= total();
  {
    return established;
  }
}

class Connection {
  private static final int WINDOW = 4;

  private final Listener listener;
  private State state = State.CLOSED;
  private int unacknowledged;

  /*@ predicate valid() =
    @   acc(state) ** state != null ** listener != null ** listener.listening() ** listener.known() == state
    @   ** acc(unacknowledged) ** 0 <= unacknowledged <= WINDOW;
    @*/

  Connection(Listener listener)
    //@ requires listener != null ==> listener.listening() ** listener.known() == State.CLOSED;
    //@ ensures valid() ** state() == State.CLOSED ** unacknowledged() == 0;
    //@ signals (IllegalArgumentException e) listener == null;
  {
    if (listener == null) {
      throw new IllegalArgumentException("there is no listener");
    }
    this.listener = listener;
  }

  /*@ pure @*/ State state()
    //@ requires valid();
    //@ ensures result != null;
  {
    return state;
  }

  //@ pure int unacknowledged() requires valid() = unacknowledged;

  /*@ pure @*/ boolean isOpen()
    //@ requires valid();
    //@ ensures result == (state() == State.ESTABLISHED || state() == State.FIN_WAIT || state() == State.CLOSE_WAIT);
  {
    switch (state) {
      case ESTABLISHED:
      case FIN_WAIT:
      case CLOSE_WAIT:
        return true;
      default:
        return false;
    }
  }

  /*@ pure @*/ boolean canSend()
    //@ requires valid();
    //@ ensures result == (isOpen() && state() != State.FIN_WAIT && unacknowledged() < WINDOW);
  {
    return switch (state) {
      case ESTABLISHED, CLOSE_WAIT -> unacknowledged < WINDOW;
      default -> false;
    };
  }

  // By events: the state that it leads to, null where it is illegal.
  /*@ static pure State following(State state, Event event)
    @   requires state != null ** event != null;
    @   = event == Event.PASSIVE_OPEN ? (state == State.CLOSED ? State.LISTEN : null)
    @   : event == Event.ACTIVE_OPEN ? (state == State.CLOSED ? State.SYN_SENT : null)
    @   : event == Event.SYN ? (state == State.LISTEN ? State.SYN_RECEIVED
    @                           : state == State.SYN_SENT ? State.ESTABLISHED : null)
    @   : event == Event.ACK ? (state == State.SYN_RECEIVED || state == State.ESTABLISHED ? State.ESTABLISHED
    @                           : state == State.CLOSE_WAIT ? State.CLOSE_WAIT
    @                           : state == State.FIN_WAIT || state == State.LAST_ACK ? State.CLOSED : null)
    @   : event == Event.FIN ? (state == State.ESTABLISHED ? State.CLOSE_WAIT
    @                           : state == State.FIN_WAIT ? State.CLOSED : null)
    @   : state == State.LISTEN || state == State.SYN_SENT ? State.CLOSED
    @   : state == State.ESTABLISHED ? State.FIN_WAIT
    @   : state == State.CLOSE_WAIT ? State.LAST_ACK : null;
    @*/

  private static State next(State state, Event event)
    //@ requires state != null ** event != null;
    //@ ensures result != null && result == following(state, event);
    //@ signals (IllegalTransitionException e) following(state, event) == null;
    //@ signals (IllegalTransitionException e) e.state() == state && e.event() == event;
  {
    return switch (state) {
      case CLOSED -> switch (event) {
        case PASSIVE_OPEN -> State.LISTEN;
        case ACTIVE_OPEN -> State.SYN_SENT;
        default -> throw new IllegalTransitionException(state, event);
      };
      case LISTEN -> switch (event) {
        case SYN -> State.SYN_RECEIVED;
        case CLOSE -> State.CLOSED;
        default -> throw new IllegalTransitionException(state, event);
      };
      case SYN_SENT -> switch (event) {
        case SYN -> State.ESTABLISHED;
        case CLOSE -> State.CLOSED;
        default -> throw new IllegalTransitionException(state, event);
      };
      case SYN_RECEIVED -> {
        if (event == Event.ACK) {
          yield State.ESTABLISHED;
        }
        throw new IllegalTransitionException(state, event);
      }
      case ESTABLISHED -> switch (event) {
        case FIN -> State.CLOSE_WAIT;
        case CLOSE -> State.FIN_WAIT;
        case ACK -> State.ESTABLISHED;
        default -> throw new IllegalTransitionException(state, event);
      };
      case FIN_WAIT -> switch (event) {
        case ACK, FIN -> State.CLOSED;
        default -> throw new IllegalTransitionException(state, event);
      };
      case CLOSE_WAIT -> switch (event) {
        case ACK -> State.CLOSE_WAIT;
        case CLOSE -> State.LAST_ACK;
        default -> throw new IllegalTransitionException(state, event);
      };
      case LAST_ACK -> switch (event) {
        case ACK -> State.CLOSED;
        default -> throw new IllegalTransitionException(state, event);
      };
    };
  }

  void handle(Event event)
    //@ requires valid() ** event != null;
    //@ ensures valid() ** state() == following(old(state()), event);
    //@ ensures event == Event.ACK ==> unacknowledged() == (old(unacknowledged()) > 0 ? old(unacknowledged()) - 1 : 0);
    //@ ensures event == Event.SYN || event == Event.ACTIVE_OPEN ==> unacknowledged() == 0;
    //@ ensures event == Event.FIN || event == Event.CLOSE ==> unacknowledged() == old(unacknowledged());
    //@ signals (IllegalTransitionException e) valid() ** untouched(valid()) ** following(state(), event) == null;
    //@ signals (IllegalTransitionException e) e.state() == old(state()) && e.event() == event;
  {
    State before = state;
    state = next(before, event);
    switch (event) {
      case ACK:
        if (unacknowledged > 0) {
          unacknowledged--;
        }
        break;
      case SYN:
      case ACTIVE_OPEN:
        unacknowledged = 0;
        break;
      default:
        break;
    }
    if (state != before) {
      listener.changed(before, state);
    }
  }

  // Where the first n events lead to.
  /*@ static pure State after(State state, Event[] events, int n)
    @   requires state != null ** acc(events[*]) ** 0 <= n <= events.length;
    @   decreases n;
    @   = n == 0 ? state
    @     : events[n - 1] == null || after(state, events, n - 1) == null ? null
    @     : following(after(state, events, n - 1), events[n - 1]);
    @*/

  // Handles events until one is refused; how many there were before it.
  int handleAll(Event[] events)
    //@ requires valid() ** acc(events[*]);
    //@ ensures valid() ** acc(events[*]) ** untouched(acc(events[*])) ** 0 <= result <= events.length;
    //@ ensures state() == after(old(state()), events, result);
    //@ ensures result < events.length && events[result] != null ==> following(state(), events[result]) == null;
  {
    int handled = 0;
    try {
      for (Event event : events)
        //@ invariant valid() ** acc(events[*]) ** untouched(acc(events[*])) ** handled == \index ** handled <= events.length;
        //@ invariant state() == after(old(state()), events, handled);
      {
        if (event == null || handled == events.length) {
          break;
        }
        handle(event);
        handled++;
      }
    } catch (IllegalTransitionException e) {
      System.out.println(e.getMessage());
    }
    return handled;
  }

  void send()
    //@ requires valid();
    //@ ensures valid() ** old(canSend()) ** state() == old(state()) ** unacknowledged() == old(unacknowledged()) + 1;
    //@ signals (IllegalStateException e) valid() ** untouched(valid()) ** !canSend();
  {
    if (!canSend()) {
      throw new IllegalStateException("nothing can be sent now");
    }
    unacknowledged++;
  }

  // Sends as many segments as the window has room for, up to that many.
  int sendAll(int segments)
    //@ requires valid() ** segments >= 0;
    //@ ensures valid() ** 0 <= result <= segments ** state() == old(state());
    //@ ensures unacknowledged() == old(unacknowledged()) + result ** (result < segments ==> !canSend());
  {
    int sent = 0;
    while (sent < segments && canSend())
      //@ invariant valid() ** 0 <= sent <= segments ** state() == old(state());
      //@ invariant unacknowledged() == old(unacknowledged()) + sent;
      //@ decreases segments - sent;
    {
      send();
      sent++;
    }
    return sent;
  }

  public static void main(String[] args) {
    Connection connection = new Connection(new TransitionCounter());
    assert !connection.isOpen();
    Event[] script = {Event.ACTIVE_OPEN, Event.SYN, Event.FIN, Event.SYN, Event.CLOSE};
    System.out.println(connection.handleAll(script));
    int sent = connection.sendAll(6);
    System.out.println(sent);
    try {
      connection.send();
    } catch (IllegalStateException e) {
      assert !connection.canSend();
      System.out.println(e.getMessage());
    }
  }
}

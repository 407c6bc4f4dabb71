// Where the parts learn of each other.
#include "symbex/parts.h"

namespace warrant::symbex {

Parts::Parts(Run& run)
    : run(run),
      rules(*this),
      inference(*this),
      initialHeap(*this),
      explorer(*this),
      ghost(run.mode.unfolds                        ? static_cast<Ghost&>(initialHeap)
            : run.options.ghost == GhostMode::Infer ? static_cast<Ghost&>(inference)
                                                    : explicitGhost),
      notation(*this),
      examples(*this),
      sayings(*this),
      recordViews(*this),
      stateViews(*this),
      goalViews(*this),
      recorder(*this),
      changes(*this),
      explainer(*this),
      reports(*this),
      path(*this),
      vacuity(*this),
      numbers(*this),
      amounts(*this),
      bits(*this),
      classes(*this),
      lists(*this),
      strings(*this),
      finals(*this),
      lookup(*this),
      shares(*this),
      guards(*this),
      gathering(*this),
      separator(*this),
      ranges(*this),
      families(*this),
      unchanged(*this),
      chunks(*this),
      callees(*this),
      observations(*this),
      branches(*this),
      nearMiss(*this),
      footprints(*this),
      history(*this),
      elements(*this),
      predicates(*this),
      definitions(*this),
      callFacts(*this),
      unused(*this),
      termination(*this),
      sharing(*this),
      wands(*this),
      consume(*this),
      produce(*this),
      collections(*this),
      datatypes(*this),
      sequences(*this),
      operators(*this),
      quantifiers(*this),
      aggregates(*this),
      iterated(*this),
      places(*this),
      openings(*this),
      leaving(*this),
      exceptions(*this),
      calls(*this),
      creation(*this),
      switches(*this),
      loops(*this),
      packaging(*this),
      eval(*this),
      exec(*this),
      entry(*this),
      start(*this),
      overriding(*this),
      members(*this),
      assumption(*this),
      boxes(*this),
      givenInputs(*this),
      models(*this),
      pathConditions(*this),
      coverage(*this),
      leaves(*this),
      forks(*this),
      following(*this),
      dispatch(*this),
      classStart(*this),
      activations(*this),
      merging(*this),
      vocabulary(*this),
      tracer(*this),
      weakest(*this),
      backward(*this) {}

Part::Part(Parts& parts)
    : run_(parts.run),
      path_(parts.path),
      terms_(parts.run.terms),
      analysis_(parts.run.analysis),
      options_(parts.run.options),
      names_(parts.run.names),
      record_(parts.run.record) {}

Notation::Notation(Parts& parts) : Part(parts) {}

RecordViews::RecordViews(Parts& parts) : Part(parts), notation_(parts.notation) {}

Examples::Examples(Parts& parts) : Part(parts), notation_(parts.notation) {}

Sayings::Sayings(Parts& parts) : Part(parts), notation_(parts.notation) {}

GoalViews::GoalViews(Parts& parts) : Part(parts), examples_(parts.examples), notation_(parts.notation) {}

StateViews::StateViews(Parts& parts) : Part(parts), notation_(parts.notation) {}

Recorder::Recorder(Parts& parts) : Part(parts) {}

Changes::Changes(Parts& parts) : Part(parts), notation_(parts.notation) {}

Explainer::Explainer(Parts& parts)
    : Part(parts),
      changes_(parts.changes),
      examples_(parts.examples),
      notation_(parts.notation),
      sayings_(parts.sayings) {}

Reports::Reports(Parts& parts)
    : Part(parts), explainer_(parts.explainer), recorder_(parts.recorder), unfolding_(parts.explorer) {}

Path::Path(Parts& parts)
    : Part(parts),
      now_(&parts.run.exploration),
      ghost_(parts.ghost),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      unfolding_(parts.explorer) {}

Vacuity::Vacuity(Parts& parts) : Part(parts), ghost_(parts.ghost), reports_(parts.reports) {}

Numbers::Numbers(Parts& parts) : Part(parts), unfolding_(parts.explorer) {}

Amounts::Amounts(Parts& parts) : Part(parts), whole_(terms_.fresh(smt::Sort::Int, "write")) {}

Bits::Bits(Parts& parts) : Part(parts), numbers_(parts.numbers) {}

Classes::Classes(Parts& parts) : Part(parts), numbers_(parts.numbers), reports_(parts.reports) {}

Strings::Strings(Parts& parts) : Part(parts), classes_(parts.classes) {}

FinalFields::FinalFields(Parts& parts)
    : Part(parts), classes_(parts.classes), numbers_(parts.numbers), rules_(parts.rules) {}

Lookup::Lookup(Parts& parts) : Part(parts), amounts_(parts.amounts), classes_(parts.classes) {}

Shares::Shares(Parts& parts) : Part(parts), amounts_(parts.amounts), lookup_(parts.lookup) {}

Unchanged::Unchanged(Parts& parts)
    : Part(parts),
      families_(parts.families),
      ranges_(parts.ranges),
      shares_(parts.shares),
      lookup_(parts.lookup) {}

Guards::Guards(Parts& parts) : Part(parts), amounts_(parts.amounts), lookup_(parts.lookup) {}

Observations::Observations(Parts& parts) : Part(parts), callees_(parts.callees), lists_(parts.lists) {}

Gathering::Gathering(Parts& parts) : Part(parts), guards_(parts.guards) {}

FamilyChunks::FamilyChunks(Parts& parts)
    : Part(parts),
      amounts_(parts.amounts),
      lists_(parts.lists),
      lookup_(parts.lookup),
      ranges_(parts.ranges),
      shares_(parts.shares) {}

Lists::Lists(Parts& parts) : Part(parts) {}

Separator::Separator(Parts& parts) : Part(parts) {}

Chunks::Chunks(Parts& parts)
    : Part(parts),
      families_(parts.families),
      ghost_(parts.ghost),
      guards_(parts.guards),
      lookup_(parts.lookup),
      numbers_(parts.numbers),
      separator_(parts.separator),
      shares_(parts.shares) {}

Ranges::Ranges(Parts& parts)
    : Part(parts),
      amounts_(parts.amounts),
      ghost_(parts.ghost),
      guards_(parts.guards),
      separator_(parts.separator),
      shares_(parts.shares) {}

NearMiss::NearMiss(Parts& parts)
    : Part(parts), classes_(parts.classes), notation_(parts.notation), sayings_(parts.sayings) {}

Footprints::Footprints(Parts& parts) : Part(parts), lookup_(parts.lookup), nearMiss_(parts.nearMiss) {}

History::History(Parts& parts)
    : Part(parts),
      footprints_(parts.footprints),
      lookup_(parts.lookup),
      nearMiss_(parts.nearMiss),
      notation_(parts.notation),
      ranges_(parts.ranges),
      sayings_(parts.sayings) {}

Elements::Elements(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      families_(parts.families),
      history_(parts.history),
      ghost_(parts.ghost),
      guards_(parts.guards),
      notation_(parts.notation),
      numbers_(parts.numbers),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      unfolding_(parts.explorer) {}

Predicates::Predicates(Parts& parts)
    : Part(parts),
      amounts_(parts.amounts),
      classes_(parts.classes),
      ghost_(parts.ghost),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules) {}

Callees::Callees(Parts& parts) : Part(parts), classes_(parts.classes), numbers_(parts.numbers) {}

Definitions::Definitions(Parts& parts)
    : Part(parts),
      callees_(parts.callees),
      classes_(parts.classes),
      ghost_(parts.ghost),
      reports_(parts.reports),
      rules_(parts.rules) {}

CallFacts::CallFacts(Parts& parts)
    : Part(parts),
      callees_(parts.callees),
      classes_(parts.classes),
      definitions_(parts.definitions),
      ghost_(parts.ghost),
      numbers_(parts.numbers),
      rules_(parts.rules),
      strings_(parts.strings) {}

UnusedDefinitions::UnusedDefinitions(Parts& parts)
    : Part(parts), callees_(parts.callees), classes_(parts.classes), definitions_(parts.definitions) {}

Termination::Termination(Parts& parts)
    : Part(parts),
      callees_(parts.callees),
      definitions_(parts.definitions),
      reports_(parts.reports),
      rules_(parts.rules) {}

Quantifiers::Quantifiers(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      operators_(parts.operators),
      reports_(parts.reports),
      rules_(parts.rules) {}

Aggregates::Aggregates(Parts& parts)
    : Part(parts), quantifiers_(parts.quantifiers), reports_(parts.reports), rules_(parts.rules) {}

IteratedRules::IteratedRules(Parts& parts)
    : Part(parts),
      amounts_(parts.amounts),
      chunks_(parts.chunks),
      consume_(parts.consume),
      families_(parts.families),
      footprints_(parts.footprints),
      ghost_(parts.ghost),
      notation_(parts.notation),
      predicates_(parts.predicates),
      produce_(parts.produce),
      quantifiers_(parts.quantifiers),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      sharing_(parts.sharing) {}

Wands::Wands(Parts& parts) : Part(parts), recorder_(parts.recorder), rules_(parts.rules) {}

Packaging::Packaging(Parts& parts)
    : Part(parts),
      footprints_(parts.footprints),
      recorder_(parts.recorder),
      rules_(parts.rules),
      vacuity_(parts.vacuity),
      wands_(parts.wands) {}

Sharing::Sharing(Parts& parts) : Part(parts), amounts_(parts.amounts), rules_(parts.rules) {}

Consume::Consume(Parts& parts)
    : Part(parts),
      branches_(parts.branches),
      chunks_(parts.chunks),
      families_(parts.families),
      guards_(parts.guards),
      history_(parts.history),
      ghost_(parts.ghost),
      lookup_(parts.lookup),
      notation_(parts.notation),
      predicates_(parts.predicates),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      shares_(parts.shares),
      sharing_(parts.sharing),
      wands_(parts.wands) {}

Produce::Produce(Parts& parts)
    : Part(parts),
      amounts_(parts.amounts),
      branches_(parts.branches),
      chunks_(parts.chunks),
      classes_(parts.classes),
      consume_(parts.consume),
      families_(parts.families),
      notation_(parts.notation),
      predicates_(parts.predicates),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      shares_(parts.shares),
      sharing_(parts.sharing),
      wands_(parts.wands) {}

Collections::Collections(Parts& parts)
    : Part(parts), classes_(parts.classes), lists_(parts.lists), ranges_(parts.ranges) {}

Datatypes::Datatypes(Parts& parts) : Part(parts), collections_(parts.collections) {}

Sequences::Sequences(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      collections_(parts.collections),
      datatypes_(parts.datatypes),
      lists_(parts.lists),
      rules_(parts.rules) {}

Operators::Operators(Parts& parts)
    : Part(parts),
      amounts_(parts.amounts),
      bits_(parts.bits),
      classes_(parts.classes),
      finals_(parts.finals),
      numbers_(parts.numbers),
      reports_(parts.reports),
      rules_(parts.rules),
      sequences_(parts.sequences),
      strings_(parts.strings),
      unfolding_(parts.explorer) {}

Places::Places(Parts& parts)
    : Part(parts),
      chunks_(parts.chunks),
      elements_(parts.elements),
      families_(parts.families),
      finals_(parts.finals),
      history_(parts.history),
      ghost_(parts.ghost),
      guards_(parts.guards),
      notation_(parts.notation),
      numbers_(parts.numbers),
      operators_(parts.operators),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      unfolding_(parts.explorer) {}

Openings::Openings(Parts& parts)
    : Part(parts),
      callFacts_(parts.callFacts),
      classes_(parts.classes),
      consume_(parts.consume),
      history_(parts.history),
      ghost_(parts.ghost),
      predicates_(parts.predicates),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      amounts_(parts.amounts),
      lookup_(parts.lookup),
      shares_(parts.shares),
      sharing_(parts.sharing) {}

Branches::Branches(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      finals_(parts.finals),
      gathering_(parts.gathering),
      ghost_(parts.ghost),
      observations_(parts.observations),
      ranges_(parts.ranges),
      unfolding_(parts.explorer) {}

Leaving::Leaving(Parts& parts)
    : Part(parts),
      branches_(parts.branches),
      chunks_(parts.chunks),
      classes_(parts.classes),
      families_(parts.families),
      ranges_(parts.ranges),
      reports_(parts.reports),
      rules_(parts.rules),
      unfolding_(parts.explorer),
      vacuity_(parts.vacuity) {}

Exceptions::Exceptions(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      leaving_(parts.leaving),
      recorder_(parts.recorder),
      rules_(parts.rules) {}

Calls::Calls(Parts& parts)
    : Part(parts),
      callFacts_(parts.callFacts),
      callees_(parts.callees),
      classes_(parts.classes),
      definitions_(parts.definitions),
      exceptions_(parts.exceptions),
      notation_(parts.notation),
      numbers_(parts.numbers),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      termination_(parts.termination),
      unchanged_(parts.unchanged),
      unfolding_(parts.explorer),
      vacuity_(parts.vacuity) {}

Creation::Creation(Parts& parts)
    : Part(parts),
      calls_(parts.calls),
      chunks_(parts.chunks),
      classes_(parts.classes),
      elements_(parts.elements),
      finals_(parts.finals),
      leaving_(parts.leaving),
      notation_(parts.notation),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      termination_(parts.termination),
      unfolding_(parts.explorer) {}

Switches::Switches(Parts& parts)
    : Part(parts),
      branches_(parts.branches),
      finals_(parts.finals),
      numbers_(parts.numbers),
      operators_(parts.operators),
      rules_(parts.rules),
      strings_(parts.strings),
      unfolding_(parts.explorer) {}

Loops::Loops(Parts& parts)
    : Part(parts),
      branches_(parts.branches),
      leaving_(parts.leaving),
      recorder_(parts.recorder),
      rules_(parts.rules),
      termination_(parts.termination),
      unchanged_(parts.unchanged),
      unfolding_(parts.explorer) {}

Eval::Eval(Parts& parts)
    : Part(parts),
      aggregates_(parts.aggregates),
      amounts_(parts.amounts),
      calls_(parts.calls),
      classes_(parts.classes),
      creation_(parts.creation),
      numbers_(parts.numbers),
      openings_(parts.openings),
      operators_(parts.operators),
      places_(parts.places),
      quantifiers_(parts.quantifiers),
      reports_(parts.reports),
      rules_(parts.rules),
      sequences_(parts.sequences),
      strings_(parts.strings),
      switches_(parts.switches) {}

Exec::Exec(Parts& parts)
    : Part(parts),
      branches_(parts.branches),
      creation_(parts.creation),
      finals_(parts.finals),
      leaving_(parts.leaving),
      loops_(parts.loops),
      notation_(parts.notation),
      numbers_(parts.numbers),
      openings_(parts.openings),
      packaging_(parts.packaging),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      switches_(parts.switches),
      unfolding_(parts.explorer),
      vacuity_(parts.vacuity) {}

Entry::Entry(Parts& parts)
    : Part(parts), chunks_(parts.chunks), classes_(parts.classes), finals_(parts.finals) {}

Start::Start(Parts& parts)
    : Part(parts),
      chunks_(parts.chunks),
      entry_(parts.entry),
      finals_(parts.finals),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      rules_(parts.rules) {}

Overriding::Overriding(Parts& parts)
    : Part(parts),
      callFacts_(parts.callFacts),
      callees_(parts.callees),
      entry_(parts.entry),
      exceptions_(parts.exceptions),
      ghost_(parts.ghost),
      recorder_(parts.recorder),
      rules_(parts.rules) {}

Members::Members(Parts& parts)
    : Part(parts),
      creation_(parts.creation),
      entry_(parts.entry),
      exceptions_(parts.exceptions),
      ghost_(parts.ghost),
      overriding_(parts.overriding),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules),
      start_(parts.start),
      termination_(parts.termination) {}

Inference::Inference(Parts& parts)
    : Part(parts),
      branches_(parts.branches),
      callFacts_(parts.callFacts),
      chunks_(parts.chunks),
      classes_(parts.classes),
      definitions_(parts.definitions),
      families_(parts.families),
      guards_(parts.guards),
      lookup_(parts.lookup),
      notation_(parts.notation),
      predicates_(parts.predicates),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      reports_(parts.reports),
      rules_(parts.rules) {}

InitialHeap::InitialHeap(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      finals_(parts.finals),
      notation_(parts.notation),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      symbols_(run_.workspace->condition.backtracker()) {}

Assumption::Assumption(Parts& parts) : Part(parts), rules_(parts.rules) {}

Boxes::Boxes(Parts& parts) : Part(parts), calls_(parts.calls), classes_(parts.classes) {}

GivenInputs::GivenInputs(Parts& parts)
    : Part(parts),
      boxes_(parts.boxes),
      chunks_(parts.chunks),
      classes_(parts.classes),
      elements_(parts.elements),
      finals_(parts.finals),
      initialHeap_(parts.initialHeap),
      numbers_(parts.numbers),
      strings_(parts.strings) {}

Models::Models(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      finals_(parts.finals),
      initialHeap_(parts.initialHeap),
      numbers_(parts.numbers),
      strings_(parts.strings) {}

Coverage::Coverage(Parts& parts) : Part(parts), open_(run_.workspace->condition.backtracker()) {}

Forks::Forks(Parts& parts) : Part(parts), leaves_(parts.leaves) {}

Following::Following(Parts& parts)
    : Part(parts),
      finals_(parts.finals),
      initialHeap_(parts.initialHeap),
      leaves_(parts.leaves),
      models_(parts.models),
      strings_(parts.strings) {}

Leaves::Leaves(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      coverage_(parts.coverage),
      initialHeap_(parts.initialHeap),
      models_(parts.models),
      notation_(parts.notation),
      pathConditions_(parts.pathConditions),
      ranges_(parts.ranges),
      recorder_(parts.recorder),
      spent_(run_.workspace->condition.backtracker(), {}),
      wishes_(run_.workspace->condition.backtracker()),
      written_(run_.workspace->condition.backtracker()),
      writtenFields_(run_.workspace->condition.backtracker()),
      arguments_(run_.workspace->condition.backtracker()),
      rows_(run_.workspace->condition.backtracker()),
      choices_(run_.workspace->condition.backtracker()),
      line_(run_.workspace->condition.backtracker(), 0) {}

Dispatch::Dispatch(Parts& parts)
    : Part(parts), boxes_(parts.boxes), classes_(parts.classes), strings_(parts.strings) {}

ClassStart::ClassStart(Parts& parts)
    : Part(parts),
      chunks_(parts.chunks),
      finals_(parts.finals),
      leaves_(parts.leaves),
      rules_(parts.rules),
      changes_(run_.workspace->condition.backtracker()),
      progress_(run_.workspace->condition.backtracker()),
      values_(run_.workspace->condition.backtracker()) {}

Activations::Activations(Parts& parts)
    : Part(parts),
      boxes_(parts.boxes),
      calls_(parts.calls),
      classes_(parts.classes),
      coverage_(parts.coverage),
      creation_(parts.creation),
      dispatch_(parts.dispatch),
      finals_(parts.finals),
      initialHeap_(parts.initialHeap),
      leaves_(parts.leaves),
      leaving_(parts.leaving),
      reports_(parts.reports),
      rules_(parts.rules),
      strings_(parts.strings),
      unfolding_(parts.explorer),
      results_(run_.workspace->condition.backtracker()) {}

Merging::Merging(Parts& parts)
    : Part(parts),
      activations_(parts.activations),
      classes_(parts.classes),
      classStart_(parts.classStart),
      coverage_(parts.coverage),
      initialHeap_(parts.initialHeap),
      leaves_(parts.leaves) {}

Vocabulary::Vocabulary(Parts& parts) : Part(parts) {}

Tracer::Tracer(Parts& parts) : Part(parts), numbers_(parts.numbers), vocabulary_(parts.vocabulary) {}

Weakest::Weakest(Parts& parts)
    : Part(parts),
      classes_(parts.classes),
      initialHeap_(parts.initialHeap),
      numbers_(parts.numbers),
      vocabulary_(parts.vocabulary) {}

Backward::Backward(Parts& parts)
    : Part(parts),
      initialHeap_(parts.initialHeap),
      leaves_(parts.leaves),
      pathConditions_(parts.pathConditions),
      tracer_(parts.tracer),
      vocabulary_(parts.vocabulary),
      weakest_(parts.weakest) {}

Explorer::Explorer(Parts& parts)
    : Part(parts),
      activations_(parts.activations),
      backward_(parts.backward),
      boxes_(parts.boxes),
      givenInputs_(parts.givenInputs),
      assumption_(parts.assumption),
      chunks_(parts.chunks),
      classes_(parts.classes),
      classStart_(parts.classStart),
      coverage_(parts.coverage),
      dispatch_(parts.dispatch),
      following_(parts.following),
      forks_(parts.forks),
      initialHeap_(parts.initialHeap),
      leaves_(parts.leaves),
      leaving_(parts.leaving),
      merging_(parts.merging),
      recorder_(parts.recorder),
      rules_(parts.rules) {}

RuleBook::RuleBook(Parts& parts)
    : Rules(parts),
      eval_(parts.eval),
      produce_(parts.produce),
      consume_(parts.consume),
      iterated_(parts.iterated),
      exec_(parts.exec),
      sequences_(parts.sequences),
      start_(parts.start),
      unused_(parts.unused),
      recorder_(parts.recorder),
      unfolding_(parts.explorer) {}

Verdict RuleBook::eval(SymbolicState&& s, const ast::Expression& e, ThenTerm then) {
  return path_.isRecording() ? recordEval(std::move(s), e, then) : eval_.eval(std::move(s), e, then);
}

Verdict RuleBook::recordEval(SymbolicState&& s, const ast::Expression& e, ThenTerm then) {
  const std::uint32_t outer = recorder_.enter(s, Step::Kind::Eval, e.range, &e);
  return eval_.eval(std::move(s), e, [&](SymbolicState s, Term value) {
    recorder_.leave(s, outer, value);
    return then(std::move(s), value);
  });
}

Verdict RuleBook::produce(SymbolicState&& s, const ast::Assertion& a, Term snapshot, Then then) {
  return path_.isRecording() ? recordProduce(std::move(s), a, snapshot, then)
                             : produce_.produce(std::move(s), a, snapshot, then);
}

Verdict RuleBook::recordProduce(SymbolicState&& s, const ast::Assertion& a, Term snapshot, Then then) {
  const std::uint32_t outer = recorder_.enter(s, Step::Kind::Produce, a.range, &a);
  return produce_.produce(std::move(s), a, snapshot, [&](SymbolicState s) {
    recorder_.leave(s, outer);
    return then(std::move(s));
  });
}

Verdict RuleBook::consume(SymbolicState&& s, Remainder&& remainder, const ast::Assertion& a,
                          ThenConsumed then) {
  return path_.isRecording() ? recordConsume(std::move(s), std::move(remainder), a, then)
                             : consume_.consume(std::move(s), std::move(remainder), a, then);
}

Verdict RuleBook::produceIterated(SymbolicState&& s, const ast::Iterated& iterated, Term snapshot,
                                  Then then) {
  return iterated_.produce(std::move(s), iterated, snapshot, then);
}

Verdict RuleBook::consumeIterated(SymbolicState&& s, Remainder&& remainder, const ast::Iterated& iterated,
                                  ThenConsumed then) {
  return iterated_.consume(std::move(s), std::move(remainder), iterated, then);
}

Verdict RuleBook::recordConsume(SymbolicState&& s, Remainder&& remainder, const ast::Assertion& a,
                                ThenConsumed then) {
  const heap::Heap* const left = remainder.isRead ? nullptr : &remainder.heap;
  const std::uint32_t outer = recorder_.enter(s, Step::Kind::Consume, a.range, &a, left);
  return consume_.consume(std::move(s), std::move(remainder), a,
                          [&](SymbolicState s, Remainder remainder, Term snapshot) {
                            recorder_.leave(s, outer);
                            return then(std::move(s), std::move(remainder), snapshot);
                          });
}

Verdict RuleBook::exec(SymbolicState&& s, const ast::Statement& statement, Then then, const Jumps& jumps) {
  if (path_.now().unfolds) {
    const Unfolding::Met met = unfolding_.meet(s, statement);
    if (met != Unfolding::Met::Code)
      return met == Unfolding::Met::Annotation ? then(std::move(s)) : Verdict::Verified;
  }
  return path_.isRecording() ? recordExec(std::move(s), statement, then, jumps)
                             : exec_.exec(std::move(s), statement, then, jumps);
}

Verdict RuleBook::recordExec(SymbolicState&& s, const ast::Statement& statement, Then then,
                             const Jumps& jumps) {
  const std::uint32_t outer = recorder_.enter(s, Step::Kind::Exec, statement.range, &statement);
  return exec_.exec(
      std::move(s), statement,
      [&](SymbolicState s) {
        recorder_.leave(s, outer);
        recorder_.add(s, {.kind = Step::Kind::Done, .range = statement.range, .node = &statement});
        return then(std::move(s));
      },
      jumps);
}

Verdict RuleBook::makeConstants(const ast::ClassDecl& declaration,
                                support::FunctionRef<void(const ast::FieldDecl&)> made) {
  return start_.makeConstants(declaration, made);
}

void RuleBook::explainGoal(Problem& problem) { unused_.noteUnusedDefinitions(problem); }

Term RuleBook::equality(const ast::Type& type, Term left, Term right) {
  return sequences_.equality(type, left, right);
}

}  // namespace warrant::symbex

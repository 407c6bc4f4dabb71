// `switch`: a chain of tests, each of which enters the cases at its own place; the arms are joined as those
// of an `if`.
#include "symbex/rules/control/switches.h"

#include "ast/walk.h"
#include "symbex/explore/unfolding.h"
#include "symbex/path/path.h"
#include "symbex/rules/control/branches.h"
#include "symbex/rules/operators.h"
#include "symbex/rules/rules.h"
#include "symbex/values/final_fields.h"
#include "symbex/values/numbers.h"
#include "symbex/values/strings.h"

namespace warrant::symbex {

namespace {

// A place where the cases are entered: those before it that have the same body have no body of their own.
struct Entry {
  std::size_t first, last;  // the cases whose labels lead here, the last of which has the body
  bool isDefault;
};

std::vector<Entry> entriesOf(std::span<const ast::SwitchCase> cases) {
  std::vector<Entry> entries;
  for (std::size_t index = 0; index < cases.size(); ++index) {
    const bool goesOn = index > 0 && cases[index - 1].body.empty();
    if (!goesOn) entries.push_back({index, index, false});
    entries.back().last = index;
    entries.back().isDefault = entries.back().isDefault || cases[index].isDefault;
  }
  return entries;
}

}  // namespace

// Learns what the strings among the labels say, before the first is tested: what is learned behind a test
// would be learned anew where its arms come together.
void Switches::learnLabels(ast::Expressions labels) {
  for (const ast::Expression* const label : labels) {
    const auto* const literal = std::get_if<ast::StringLiteral>(&label->node);
    if (literal != nullptr) (void)strings_.stringOf(literal->text);
  }
}

Verdict Switches::evalSelector(SymbolicState s, const ast::Expression& selector, ThenTerm then) {
  return rules_.eval(std::move(s), selector, [&](SymbolicState s, Term value) {
    if (!selector.type.isReference()) return then(std::move(s), value);
    return path_.requireNonNull(std::move(s), value, selector, Context::Call, [&](SymbolicState s) {
      const ast::ClassDecl& declaration = *selector.type.declaration;
      if (declaration.kind == ast::ClassKind::Enum && !finals_.assumeConstant(value, declaration))
        return Verdict::Verified;
      return then(std::move(s), value);
    });
  });
}

Verdict Switches::testLabels(SymbolicState s, Term selector, ast::Expressions labels, ThenTerm then) {
  Term isOne = terms_.falsity();
  Terms constants;
  return rules_.evalAll(std::move(s), labels, 0, constants, [&](SymbolicState s) {
    const bool areStrings = std::holds_alternative<ast::StringLiteral>(labels.front()->node);
    for (const Term constant : constants) {
      const Term equality = areStrings
                                ? terms_.equal(strings_.contentsOf(selector), strings_.contentsOf(constant))
                                : terms_.equal(selector, constant);
      isOne = terms_.disjoin(isOne, equality);
    }
    return then(std::move(s), isOne);
  });
}

// ------------------------------------------------------------------------------------------- the statement

Verdict Switches::execSwitch(SymbolicState s, const ast::Switch& choice, Then then, const Jumps& jumps) {
  return evalSelector(std::move(s), *choice.selector, [&](SymbolicState s, Term selector) {
    // A variable that a case declares is there in those that follow, without its initial value.
    for (const ast::SwitchCase& one : choice.cases) {
      learnLabels(one.labels);
      for (const ast::Statement* const statement : one.body) {
        const auto* const declaration = std::get_if<ast::LocalDeclaration>(&statement->node);
        if (declaration == nullptr) continue;
        s.frame.store.set(declaration->variable->slot, numbers_.defaultValue(declaration->variable->type));
      }
    }
    const std::vector<Entry> entries = entriesOf(choice.cases);
    const auto run = [&](SymbolicState s, std::size_t first, Then then) {
      const Jump::Target target{choice.id, then, then};
      const Jump jump{.target = &target, .outer = jumps.innermost};
      return execCases(std::move(s), choice.cases.subspan(first), then,
                       {jumps.onReturn, jumps.onThrow, &jump});
    };
    const auto enter = [&](const auto& self, SymbolicState s, std::size_t index, Then then) -> Verdict {
      while (index < entries.size() && entries[index].isDefault) ++index;
      if (index == entries.size()) {
        const auto isDefault = std::ranges::find_if(entries, &Entry::isDefault);
        return isDefault == entries.end() ? then(std::move(s)) : run(std::move(s), isDefault->last, then);
      }
      const Entry& entry = entries[index];
      std::vector<const ast::Expression*> labels;
      for (const ast::SwitchCase& one : choice.cases.subspan(entry.first, entry.last - entry.first + 1)) {
        labels.insert(labels.end(), one.labels.begin(), one.labels.end());
      }
      return testLabels(std::move(s), selector, labels, [&](SymbolicState s, Term isEntered) {
        const support::SourceRange place = choice.cases[entry.first].range;
        return branches_.branchAndMerge(
            std::move(s), isEntered, place,
            [&](SymbolicState s, Then then) {
              if (now().unfolds) unfolding_.meetCase(place, true);
              return run(std::move(s), entry.last, then);
            },
            [&](SymbolicState s, Then then) {
              if (now().unfolds) unfolding_.meetCase(place, false);
              return self(self, std::move(s), index + 1, then);
            },
            then);
      });
    };
    return enter(enter, std::move(s), 0, then);
  });
}

Verdict Switches::execCases(SymbolicState s, std::span<const ast::SwitchCase> cases, Then then,
                            const Jumps& jumps) {
  if (cases.empty()) return then(std::move(s));
  return rules_.execAll(
      std::move(s), cases.front().body,
      [&](SymbolicState s) { return execCases(std::move(s), cases.subspan(1), then, jumps); }, jumps);
}

// ------------------------------------------------------------------------------------------ the expression

Verdict Switches::evalSwitch(SymbolicState s, const ast::SwitchExpression& choice, ThenTerm then) {
  return evalSelector(std::move(s), *choice.selector, [&](SymbolicState s, Term selector) {
    for (const ast::SwitchArm& arm : choice.arms) learnLabels(arm.labels);
    return evalArms(std::move(s), selector, choice.arms, nullptr, then);
  });
}

Verdict Switches::evalArms(SymbolicState s, Term selector, std::span<const ast::SwitchArm> arms,
                           const ast::SwitchArm* defaultArm, ThenTerm then) {
  if (!arms.empty() && arms.front().isDefault) {
    return evalArms(std::move(s), selector, arms.subspan(1), &arms.front(), then);
  }
  if (arms.empty()) return rules_.eval(std::move(s), *defaultArm->value, then);
  const ast::SwitchArm& arm = arms.front();
  if (arms.size() == 1 && defaultArm == nullptr) return rules_.eval(std::move(s), *arm.value, then);
  const auto effects = [](const ast::SwitchArm& arm) { return ast::hasEffects(*arm.value); };
  const bool mayFork = std::ranges::any_of(arms, effects) || (defaultArm != nullptr && effects(*defaultArm));
  return testLabels(std::move(s), selector, arm.labels, [&](SymbolicState s, Term isChosen) {
    return operators_.choose(
        std::move(s), isChosen, arm.range, mayFork,
        [&](SymbolicState s, ThenTerm then) {
          if (now().unfolds) unfolding_.meetCase(arm.range, true);
          return rules_.eval(std::move(s), *arm.value, then);
        },
        [&](SymbolicState s, ThenTerm then) {
          if (now().unfolds) unfolding_.meetCase(arm.range, false);
          return evalArms(std::move(s), selector, arms.subspan(1), defaultArm, then);
        },
        then);
  });
}

}  // namespace warrant::symbex

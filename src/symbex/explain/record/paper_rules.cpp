#include "symbex/explain/record/paper_rules.h"

#include "support/match.h"

namespace warrant::symbex {

namespace {

using support::match;

constexpr PaperRule beyond{"", "beyond the paper: docs/language.md"};

// Each in the order of the figure.
PaperRule ofExpression(const ast::Expression& e) {
  return match(
      e.node,
      [](const ast::NullLiteral&) {
        return PaperRule{"Figure 5, 1", "eval(σ, null, Q) ≡ Q(null)"};
      },
      [](const ast::VariableRead&) {
        return PaperRule{"Figure 5, 2", "eval(σ, x, Q) ≡ Q(s(x))"};
      },
      [](const ast::This&) {
        return PaperRule{"Figure 5, 2", "eval(σ, this, Q) ≡ Q(s(this))"};
      },
      [](const ast::FieldRead&) {
        return PaperRule{"Figure 5, 3", "eval(σ, e.f, Q) ≡ eval(σ, e, λt. ∃ o.f ↦ v ∈ H: Σ ⊢ t = o ∧ Q(v))"};
      },
      [](const ast::Call& call) {
        return call.method->isPure()
                   ? PaperRule{"Figure 5, 4",
                               "eval(σ, e0.p(ē), Q) ≡ eval(σ, e0, λt0. … Σ ⊢ t0 ≠ null ∧ consume(σ[this ↦ "
                               "t0, "
                               "x̄ ↦ t̄], pre, λσ', s. Q(C.p(s, t0, t̄))))"}
                   : PaperRule{"Figure 8, 4",
                               "exec(σ, e0.m(ē);, Q) ≡ … consume(σ[this ↦ t0, x̄ ↦ t̄], pre, λσ', s. "
                               "produce(σ', s', post, Q)) with a fresh snapshot s'"};
      },
      [](const ast::Conditional&) {
        return PaperRule{"Figure 5, 5", "eval(σ, e1 = e2 ? e3 : e4, Q) ≡ … Q(ite(t1 = t2, t3, t4))"};
      },
      [](const ast::Old&) {
        return PaperRule{"Figure 5, 6", "eval(σ, old(e), Q) ≡ eval(old(σ), e, Q)"};
      },
      [](const ast::Opening&) {
        return PaperRule{"Figure 5, 7",
                         "eval(σ, opening e0.q(ē) in e, Q) ≡ … consume(σ, e0.q(ē), λσ', s. produce(σ', s, "
                         "body, λσ''. eval(σ'', e, Q)))"};
      },
      [](const ast::Using&) {
        return PaperRule{"Figure 5, 8",
                         "eval(σ, using e0.p(ē) in e, Q) ≡ … eval(σ ∪ {t_call = t_body}, e, Q)"};
      },
      [](const ast::Assign& assign) {
        return std::holds_alternative<ast::FieldRead>(assign.target->node)
                   ? PaperRule{"Figure 8, 3",
                               "exec(σ, e1.f := e2;, Q) ≡ … ∃ o.f ↦ v ∈ H: Σ ⊢ o = t1 ∧ Q(H - {o.f ↦ v} + "
                               "{o.f ↦ t2})"}
                   : PaperRule{"Figure 8, 2", "exec(σ, x := e;, Q) ≡ eval(σ, e, λt. Q(Γ[x ↦ t]))"};
      },
      [](const ast::New&) {
        return PaperRule{"Figure 8, 5",
                         "exec(σ, x := new C;, Q) ≡ Q(H + {o.f ↦ null for each field f}, Γ[x ↦ o]) with a "
                         "fresh o"};
      },
      [](const auto&) { return beyond; });
}

PaperRule ofProduction(const ast::Assertion& a) {
  return match(
      a.node,
      [](const ast::Pure&) {
        return PaperRule{"Figure 6, 1, 2 and 4", "produce(σ, s, e1 = e2, Q) ≡ … Q(σ ∪ {t1 = t2})"};
      },
      [](const ast::FieldAccess&) {
        return PaperRule{"Figure 6, 3",
                         "produce(σ, s, acc(e.f), Q) ≡ eval(σ, e, λt. Q(H + {t.f ↦ toX(s)}, Σ ∪ {o ≠ t for "
                         "each other o.f ↦ v ∈ H}))"};
      },
      [](const ast::Star&) {
        return PaperRule{"Figure 6, 5",
                         "produce(σ, s, φ1 * φ2, Q) ≡ produce(σ, first(s), φ1, λσ'. produce(σ', second(s), "
                         "φ2, Q))"};
      },
      [](const ast::PredicateInstance&) {
        return PaperRule{"Figure 6, 6", "produce(σ, s, e0.q(ē), Q) ≡ … Q(H + {t0.q[s](t̄)})"};
      },
      [](const ast::ConditionalAssertion&) {
        return PaperRule{"Figure 6, 7",
                         "produce(σ, s, e1 = e2 ? φ1 : φ2, Q) ≡ both arms, each under its own assumption"};
      },
      [](const ast::Untouched&) {
        return PaperRule{"Figure 6, 8",
                         "produce(σ, s, untouched(φ), Q): the snapshots of φ now and before are equal"};
      },
      [](const auto&) { return beyond; });
}

PaperRule ofConsumption(const ast::Assertion& a) {
  return match(
      a.node,
      [](const ast::Pure&) {
        return PaperRule{"Figure 7, 1, 2 and 4", "consume(σ, H2, e1 = e2, Q) ≡ … Σ ⊢ t1 = t2 ∧ Q(H2, unit)"};
      },
      [](const ast::FieldAccess&) {
        return PaperRule{"Figure 7, 3",
                         "consume(σ, H2, acc(e.f), Q) ≡ eval(σ, e, λt. ∃ o.f ↦ v ∈ H2: Σ ⊢ t = o ∧ Q(H2 - "
                         "{o.f ↦ v}, fromX(v)))"};
      },
      [](const ast::Star&) {
        return PaperRule{"Figure 7, 5",
                         "consume(σ, H2, φ1 * φ2, Q) ≡ consume(σ, H2, φ1, λH2', s1. consume(σ, H2', φ2, "
                         "λH2'', s2. Q(H2'', combine(s1, s2))))"};
      },
      [](const ast::PredicateInstance&) {
        return PaperRule{"Figure 7, 6",
                         "consume(σ, H2, e0.q(ē), Q) ≡ … ∃ t0'.q[s](t̄') ∈ H2: Σ ⊢ t0 = t0' ∧ t̄ = t̄' ∧ "
                         "Q(H2 - {t0'.q[s](t̄')}, s)"};
      },
      [](const ast::ConditionalAssertion&) {
        return PaperRule{"Figure 7, 7",
                         "consume(σ, H2, e1 = e2 ? φ1 : φ2, Q) ≡ both arms, each under its own assumption"};
      },
      [](const ast::Untouched&) {
        return PaperRule{"Figure 7, 8",
                         "consume(σ, H2, untouched(φ), Q): Σ ⊢ the snapshots of φ now and before are equal"};
      },
      [](const auto&) { return beyond; });
}

PaperRule ofStatement(const ast::Statement& statement) {
  return match(
      statement.node,
      [](const ast::LocalDeclaration&) {
        return PaperRule{"Figure 8, 1", "exec(σ, C x;, Q) ≡ Q(Γ[x ↦ null])"};
      },
      [](const ast::Evaluate& evaluate) { return ofExpression(*evaluate.expression); },
      [](const ast::If&) {
        return PaperRule{"Figure 8, 6",
                         "exec(σ, if (e1 = e2) s1 else s2, Q) ≡ both arms, each under its own assumption"};
      },
      [](const ast::Assert&) {
        return PaperRule{"Figure 8, 7", "exec(σ, assert e1 = e2;, Q) ≡ … Σ ⊢ t1 = t2 ∧ Q(σ)"};
      },
      [](const ast::Open&) {
        return PaperRule{
            "Figure 8, 8",
            "exec(σ, open e0.q(ē);, Q) ≡ … consume(σ, e0.q(ē), λσ', s. produce(σ', s, body, Q))"};
      },
      [](const ast::Close&) {
        return PaperRule{"Figure 8, 9",
                         "exec(σ, close e0.q(ē);, Q) ≡ … consume(σ, body, λσ', s. Q(H' + {t0.q[s](t̄)}))"};
      },
      [](const ast::Use&) {
        return PaperRule{"Figure 8, 10", "exec(σ, use e0.p(ē);, Q) ≡ … Q(Σ ∪ {t_call = t_body})"};
      },
      [](const ast::Join&) {
        return PaperRule{"Section 6.1", "both arms go on as one path"};
      },
      [](const ast::Block&) {
        return PaperRule{"", "exec(σ, { s1 s2 … }, Q) ≡ exec(σ, s1, λσ'. exec(σ', s2, …))"};
      },
      [](const auto&) { return beyond; });
}

}  // namespace

PaperRule paperRuleOf(const Step& step) {
  switch (step.kind) {
    case Step::Kind::Eval:
      return ofExpression(*std::get<const ast::Expression*>(step.node));
    case Step::Kind::Produce:
      return ofProduction(*std::get<const ast::Assertion*>(step.node));
    case Step::Kind::Consume:
      return ofConsumption(*std::get<const ast::Assertion*>(step.node));
    case Step::Kind::Exec:
      return ofStatement(*std::get<const ast::Statement*>(step.node));
    default:
      return {};
  }
}

}  // namespace warrant::symbex

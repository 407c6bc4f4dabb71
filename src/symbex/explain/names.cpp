#include "symbex/explain/names.h"

#include <vector>

#include "ast/values/compare.h"
#include "symbex/explain/wording.h"

namespace warrant::symbex {

using smt::Op;
using smt::Term;
using smt::TermFactory;

namespace {

bool isCondition(Op op) { return op == Op::NonNegative || op == Op::Equal || op == Op::Not; }

// `(b ? 2 : 1) == 1` is `!b`: it cannot be told by what it is a part of.
bool isMadeOf(const TermFactory& terms, const Form& form, Term condition) {
  const Term negation = terms.knownNegation(condition);
  const auto isWithin = [&](Term side) {
    return terms.occurs(condition, side) || (negation && terms.occurs(negation, side));
  };
  return isWithin(form.left) || isWithin(form.right);
}

}  // namespace

void Names::add(Term term, Name name) {
  if (names_.contains(term)) return;
  name.isDated = name.isDated || owners_.contains(name.text);
  if (name.isDated && name.line != 0) name.text += "@" + std::to_string(name.line);
  if (owners_.contains(name.text)) {
    unsigned& last = lastNumbers_.try_emplace(name.text, 1u).first->second;  // of what may be very many
    const std::string dated = name.text;
    do name.text = dated + (name.line == 0 ? "#" : ".") + std::to_string(++last);
    while (owners_.contains(name.text));
  }
  owners_.emplace(name.text, term);
  names_.emplace(term, std::move(name));
}

void Names::name(const TermFactory& terms, Term term, Name name) {
  if (names_.contains(term)) return;
  name.text = Wording(terms, *this).compose(name);
  add(term, std::move(name));
}

void Names::nameDated(Term term, std::string text, std::uint32_t line) {
  add(term, {.parts = {text}, .line = line, .isDated = true, .text = std::move(text)});
}

void Names::spell(const TermFactory& terms, Term term, Form form) {
  form.order = forms_.size();
  if (terms.sort(term) == smt::Sort::Bool) last_ = {term, form};
  // Of sums of sums the normal form is easier to read; and what is made of older terms is no part of itself.
  const bool isNumber = terms.op(term) == Op::Sum || terms.op(term) == Op::Multiply;
  const auto isSum = [&](Term number) {
    const bool isProduct =
        terms.op(number) == Op::Sum && terms.constant(number) == 0 && terms.arguments(number).size() == 1;
    return terms.op(number) == Op::Sum && !isProduct;
  };
  const bool isPlain = !isSum(form.left) && !isSum(form.right);
  const bool isKept = isNumber ? isPlain && form.left < term && form.right < term
                               : isCondition(terms.op(term)) && !isMadeOf(terms, form, term);
  if (isKept) forms_.try_emplace(term, form);
}

const Name* Names::find(Term term) const {
  const auto name = names_.find(namedForm(term));
  return name == names_.end() ? nullptr : &name->second;
}

std::optional<Form> Names::formOf(const TermFactory& terms, Term term) const {
  const auto form = forms_.find(term), negated = forms_.find(terms.knownNegation(term));
  const bool isNegated =
      negated != forms_.end() && (form == forms_.end() || negated->second.order < form->second.order);
  if (!isNegated) return form == forms_.end() ? std::nullopt : std::optional(form->second);
  Form opposed = negated->second;
  const auto op = ast::negated(opposed.op);
  if (!op) return std::nullopt;
  opposed.op = *op;
  return opposed;
}

bool Names::isSpelledNegated(const TermFactory& terms, Term term) const {
  if (forms_.contains(term)) return false;
  return terms.op(term) == Op::Not || forms_.contains(terms.knownNegation(term));
}

std::optional<Form> Names::lastForm(Term condition, const support::SourceRange& within) const {
  const bool isIt = last_ && last_->first == condition && isWithin(last_->second.range, within);
  return isIt ? std::optional(last_->second) : std::nullopt;
}

std::string Names::print(const TermFactory& terms, Term term) const {
  return Wording(terms, *this).print(term);
}

}  // namespace warrant::symbex

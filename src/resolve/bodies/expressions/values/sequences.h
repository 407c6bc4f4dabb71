// Sequences: literals, and what is made of and asked of sequences.
#pragma once

#include <optional>

#include "resolve/bodies/part.h"

namespace warrant::ast {

class SequenceResolver : public BodyPart {
 public:
  explicit SequenceResolver(Resolver& resolver) : BodyPart(resolver) {}

  // `[a, b]`
  Value resolveList(Grammar::SequenceContext* literal, const Place& place);
  // `head(s)`, `tail(s)`
  Value resolvePart(const Token& name, Grammar::ExpressionContext* sequence, support::SourceRange range,
                    const Place& place);
  // `s[i]`, `s[i..j]`, `s[i -> v]`
  Value select(const Expression* sequence, Grammar::SelectorContext* brackets, support::SourceRange range,
               const Place& place);
  // `s.head`, `s.tail`
  Value selectPart(const Expression* sequence, const Token& name, support::SourceRange range);
  // `x :: s`
  Value prepend(const Expression* element, const Expression* sequence, support::SourceRange range,
                const Place& place);
  // VerCors' `[t: T]` and `{t: T}`, the empty collection of that kind.
  Value resolveEmpty(Grammar::ElementTypeContext* written, TypeKind kind, support::SourceRange range);

 private:
  Value operation(ValueOperator op, std::initializer_list<const Expression*> operands, const Type& type,
                  support::SourceRange range);
  const Expression* number(std::int64_t value, support::SourceRange range);
  bool checkSequence(const Expression* expression);
};

}  // namespace warrant::ast

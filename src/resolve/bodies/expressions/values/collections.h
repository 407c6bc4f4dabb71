// Sets, bags, maps and options: literals, and what is made of and asked of them; for sequences, too, what all
// of these have.
#pragma once

#include <unordered_set>

#include "resolve/bodies/part.h"

namespace warrant::ast {

// The type as that of elements: numbers of annotations have no bounds.
inline Type asElement(const Type& type) { return type.isIntegral() ? Type{TypeKind::Integer} : type; }

class CollectionResolver : public BodyPart {
 public:
  explicit CollectionResolver(Resolver& resolver) : BodyPart(resolver) {}

  // `set<T>{a, b}`, `map<K, V>{k -> v}`
  Value resolveCollection(Grammar::CollectionContext* literal, const Place& place);
  // `{a, b}`, `{k -> v}`
  Value resolveBraces(Grammar::SetLiteralContext* literal, const Place& place);
  // `None`; `Some(x)`
  Value none(support::SourceRange range);
  Value some(const Expression* value, support::SourceRange range);
  // `\values(a, lo, hi)`
  Value valuesOf(const Token& word, std::span<const Expression* const> operands, support::SourceRange range,
                 const Place& place);
  // The literal whose type is not written, as one of the type that is wanted; others are returned as they
  // are.
  const Expression* settle(const Type& wanted, const Expression* literal, const Place& place);
  // Of what a constructor made the place may say what the type parameters stand for.
  void leaveOpen(const Expression* made) { open_.insert(made); }
  // Whether it is known what it is made of; reported otherwise.
  bool isKnown(const Expression* collection);

  // `m[k]`, `m[k -> v]`, `b[x]`
  Value select(const Expression* object, Grammar::SelectorContext* brackets, support::SourceRange range,
               const Place& place);
  // `m.keys`, `s.set`, `o.isSome` …
  Value selectPart(const Expression* object, const Token& name, support::SourceRange range);
  // `m.add(k, v)`, `o.getOrElse(e)` …
  Value call(const Expression* object, const Token& name, Grammar::ArgumentsContext* arguments,
             support::SourceRange range, const Place& place);
  // `|s|`
  Value size(const Expression* collection, support::SourceRange range);
  // `s + t`, `s - t`, `s * t`
  Value combine(std::string_view sign, const Expression* left, const Expression* right,
                support::SourceRange range, const Place& place);
  // `s <= t` and the like
  Value compare(BinaryOperator op, const Expression* left, const Expression* right,
                support::SourceRange range, const Place& place);
  // `x \in s`
  Value contains(const Expression* element, const Expression* collection, support::SourceRange range,
                 const Place& place);

 private:
  Value operation(ValueOperator op, std::initializer_list<const Expression*> operands, const Type& type,
                  support::SourceRange range);
  Value open(std::span<const Expression* const> operands, const Type& type, support::SourceRange range);
  const Expression* commonTyped(std::span<const Expression* const> operands, std::size_t first,
                                std::size_t step, Type& type);
  bool areAgreed(const Expression*& left, const Expression*& right, std::string_view sign,
                 support::SourceRange range, const Place& place);
  Value unknownPart(const Expression* object, const Token& name, std::string_view parts,
                    support::SourceRange range);

  std::unordered_set<const Expression*> open_;  // what is of the type that is wanted, if it can be
};

}  // namespace warrant::ast

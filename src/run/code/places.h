// Variables, fields and elements: reading them, and writing to them.
#pragma once

#include "run/code/translation.h"

namespace warrant::run {

class Places {
 public:
  explicit Places(Translation& translation) : t_(translation), machine_(translation.machine_) {}

  const Code& read(const ast::Expression& e);  // a FieldRead or ArrayRead
  const Code& length(const ast::Expression& e, const ast::ArrayLength& length);

  const Code& assign(const ast::Expression& e, const ast::Assign& assign);
  const Code& update(const ast::Expression& e, const ast::Update& update);

 private:
  // Where a value is, while its statement runs.
  struct Spot {
    Value* value;
    Location location;
  };
  const Code& constant(const ast::Expression& e, const ast::FieldRead& read);
  template <class Use>
  const Code& withPlace(const ast::Expression& target, Use use);
  Value get(const Spot& spot, bool isFree, support::SourceRange range) const;
  void set(const Spot& spot, Value value, bool isFree, support::SourceRange range) const;
  const Code& updateWith(const ast::Expression& e, const ast::Update& update, const Code& old);

  Translation& t_;
  Machine& machine_;
};

}  // namespace warrant::run

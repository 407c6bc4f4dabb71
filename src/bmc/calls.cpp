#include <algorithm>

#include "ast/below.h"
#include "ast/print.h"
#include "ast/values/constants.h"
#include "bmc/unwinder.h"

namespace warrant::bmc {

using ast::TypeKind;
using smt::bits::BitOp;

namespace {

bool isThrowable(const ast::ClassDecl& declaration) {
  for (const ast::ClassDecl* at = &declaration; at != nullptr; at = at->superclass) {
    if (at->isLibrary && at->name == "Throwable") return true;
  }
  return false;
}

std::string named(const ast::MethodDecl& method) { return "`" + ast::qualifiedSignature(method) + "`"; }

}  // namespace

// --- where it begins

void Unwinder::assume(const symbex::ExploreRequest& request) {
  assumption_ = terms_.truth();
  const Bits isThere = request.hasReceiver
                           ? terms_.negate(terms_.equal(memory_.read(activation_.first), objects_.null()))
                           : terms_.truth();
  guard_ = isThere;
  if (request.assumption != nullptr) {
    // Where it throws nothing is assumed to be so.
    const std::size_t known = ends_.size();
    const Memory::Mark mark = memory_.mark();
    const Bits holds = evalTo(*request.assumption, ast::Type{TypeKind::Boolean});
    guard_ = terms_.conjoin(guard_, holds);
    memory_.undo(mark);
    ends_.resize(known);
  }
  assumption_ = guard_;
  statements_ = 0;
}

void Unwinder::unwind(const symbex::ExploreRequest& request) {
  const ast::MethodDecl& scope = *request.scope;
  activate(nullptr, scope.slots, objects_.null(), [&] {
    for (std::size_t index = 0; index < request.symbols.size(); ++index) {
      const ast::Variable& parameter = *scope.parameters[index];
      memory_.write(cellOf(parameter), objects_.symbol(parameter.type, request.symbols[index]));
    }
    assume(request);
    guard_ = terms_.truth();
    result_ = eval(*request.call);
  });
}

void Unwinder::activate(const ast::MethodDecl* method, std::uint32_t slots, Bits self, Action run) {
  const Activation caller = activation_;
  activation_ = {.method = method, .slots = slots, .self = self};
  activation_.first = static_cast<Cell>(memory_.size());
  for (std::uint32_t slot = 0; slot < slots + 1; ++slot) memory_.add(CellKind::Local, unknown);
  activation_.result = activation_.first + slots;
  run();
  memory_.retire(activation_.first, slots + 1);
  activation_ = caller;
}

// --- calls

Unwinder::Terms Unwinder::evalArguments(ast::Expressions arguments,
                                        std::span<const ast::Variable* const> parameters) {
  Terms values;
  for (std::size_t index = 0; index < arguments.size(); ++index) {
    const bool isKnown = index < parameters.size();
    values.push_back(isKnown ? evalTo(*arguments[index], parameters[index]->type) : eval(*arguments[index]));
  }
  return values;
}

Bits Unwinder::evalCall(const ast::Expression& e, const ast::Call& call) {
  const ast::MethodDecl& method = *call.method;
  const Bits self = call.receiver == nullptr ? objects_.null() : eval(*call.receiver);
  const Terms arguments = evalArguments(call.arguments, method.parameters);
  if (method.isStatic) {
    useClass(*method.owner, e.range);
    return invoke(method, objects_.null(), arguments, e.range);
  }
  requireNonNull(self, e.range);
  return dispatch(e, call, self, arguments);
}

Bits Unwinder::dispatch(const ast::Expression& e, const ast::Call& call, Bits self, const Terms& arguments) {
  const ast::MethodDecl& method = *call.method;
  if (isDead()) return terms_.constant(widthOf(e.type), 0);
  if (call.isSuper) {
    const ast::MethodDecl* const definition =
        hierarchy_.isRelated(*method.owner) && call.receiver->type.declaration != nullptr
            ? hierarchy_.definition(method, *call.receiver->type.declaration)
            : nullptr;
    return invoke(definition != nullptr ? *definition : method, self, arguments, e.range);
  }
  // What is called, and for which objects.
  std::vector<std::pair<const ast::MethodDecl*, std::vector<const ast::ClassDecl*>>> targets;
  const auto add = [&](const ast::MethodDecl* target, const ast::ClassDecl* declaration) {
    auto known = std::ranges::find(targets, target, [](const auto& one) { return one.first; });
    if (known == targets.end()) known = targets.insert(targets.end(), {target, {}});
    if (std::ranges::find(known->second, declaration) == known->second.end())
      known->second.push_back(declaration);
  };
  const bool isFixed =
      method.isFinal || method.kind == ast::MethodKind::Constructor || !hierarchy_.isRelated(*method.owner);
  for (const std::int64_t number : terms_.valuesOf(self)) {
    if (number == 0) continue;
    const Object& object = objects_.at(static_cast<ObjectNumber>(number));
    if (object.classes.empty()) {
      add(&method, nullptr);  // of texts and arrays
      continue;
    }
    for (const ast::ClassDecl* const one : object.classes) {
      if (!symbex::Hierarchy::isSubclass(*one, *method.owner)) continue;
      const ast::MethodDecl* const definition =
          isFixed || one == method.owner ? nullptr : hierarchy_.definition(method, *one);
      add(definition != nullptr ? definition : &method, one);
    }
  }
  if (targets.empty()) {  // no object can be meant
    guard_ = terms_.falsity();
    return terms_.constant(widthOf(e.type), 0);
  }
  const auto from = [&](const auto& self_, std::size_t index) -> Bits {
    const auto& [target, classes] = targets[index];
    if (index + 1 == targets.size()) return invoke(*target, self, arguments, e.range);
    const Bits isMeant = objects_.map(self, 1, [&](ObjectNumber number) {
      const Object& object = objects_.at(number);
      if (object.classes.empty()) return terms_.boolean(classes.front() == nullptr);
      Bits is = terms_.falsity();
      for (const ast::ClassDecl* const one : classes) {
        if (one != nullptr) is = terms_.disjoin(is, objects_.isOfClass(number, *one));
      }
      return is;
    });
    return choose(
        isMeant, widthOf(e.type), [&] { return invoke(*target, self, arguments, e.range); },
        [&] { return self_(self_, index + 1); });
  };
  return from(from, 0);
}

bool Unwinder::isTooDeep(const ast::MethodDecl& method, support::SourceRange range) {
  const auto known = active_.find(&method);
  if (known == active_.end() || known->second <= limits_.bounds.unwind) return false;
  endAtBound(range, named(method) + " has called itself " + std::to_string(limits_.bounds.unwind) + " times");
  return true;
}

Bits Unwinder::invoke(const ast::MethodDecl& method, Bits self, const Terms& arguments,
                      support::SourceRange range) {
  const unsigned width = widthOf(method.returnType);
  if (isDead()) return terms_.constant(width, 0);
  if (method.isOmitted) throw Unsupported{range, named(method) + " has, or relies on, what is not supported"};
  if (!method.hasBody()) return yield(method, arguments, range);
  if (isTooDeep(method, range)) return terms_.constant(width, 0);
  step(range);
  return run(method, self, arguments);
}

Bits Unwinder::run(const ast::MethodDecl& method, Bits self, const Terms& arguments) {
  Bits result = unknown;
  ++active_[&method];
  activate(&method, std::max(method.slots, method.countParameters()), self, [&] {
    for (std::size_t index = 0; index < arguments.size(); ++index)
      memory_.write(cellOf(*method.parameters[index]), arguments[index]);
    if (method.body == nullptr) {
      result = evalTo(*method.pureBody, method.returnType);
      return;
    }
    waitFor({Destination::Kind::Return}, [&] { exec(*method.body); });
    result = memory_.read(activation_.result);
  });
  --active_[&method];
  return result == unknown ? terms_.constant(widthOf(method.returnType), 0) : result;
}

// Of a method of which there is no body to run.
Bits Unwinder::yield(const ast::MethodDecl& method, const Terms& arguments, support::SourceRange range) {
  const ast::ClassDecl& owner = *method.owner;
  const ast::Type& type = method.returnType;
  if (owner.isLibrary && owner.name == "PrintStream") {  // it changes nothing that is looked at
    for (const ast::Variable* const parameter : method.parameters) {
      const bool isPlain = !parameter->type.isReference() || ast::isStringType(parameter->type);
      if (!isPlain) throw Unsupported{range, "the texts of objects"};
    }
    return terms_.constant(widthOf(type), 0);
  }
  if (owner.isLibrary && owner.name == "Math" &&
      (type.kind == TypeKind::Int || type.kind == TypeKind::Long)) {
    const unsigned width = widthOf(type);
    if (method.name == "abs") {
      const Bits isNegative = terms_.less(arguments[0], terms_.constant(width, 0));
      return terms_.choice(isNegative, terms_.make(BitOp::Subtract, terms_.constant(width, 0), arguments[0]),
                           arguments[0]);
    }
    if (method.name == "min" || method.name == "max") {
      const Bits isLess = terms_.less(arguments[0], arguments[1]);
      const bool isLeast = method.name == "min";
      return terms_.choice(isLess, arguments[isLeast ? 0 : 1], arguments[isLeast ? 1 : 0]);
    }
  }
  if (owner.isLibrary || owner.isBuiltIn) throw Unsupported{range, "the library's " + named(method)};
  if (type.kind == TypeKind::Void) return terms_.truth();
  const auto known = yielded_.find(method.name);
  const Cell count =
      known != yielded_.end()
          ? known->second
          : yielded_.emplace(method.name, memory_.add(CellKind::Lasting, terms_.constant(32, 0)))
                .first->second;
  const Bits number = terms_.make(BitOp::Add, memory_.read(count), terms_.constant(32, 1));
  memory_.write(count, number);
  return objects_.map(number, widthOf(type), [&](ObjectNumber nth) {
    return objects_.symbol(type, std::string(method.name) + "#" + std::to_string(nth));
  });
}

// --- objects

Bits Unwinder::evalNew(const ast::Expression& e, const ast::New& creation) {
  const ast::ClassDecl& declaration = *creation.declaration;
  if (creation.hasBody) throw Unsupported{e.range, "classes without a name"};
  const bool isKnown = !declaration.isLibrary || isThrowable(declaration) || ast::isObject(declaration);
  if (!isKnown || (declaration.isBuiltIn && !ast::isObject(declaration)))
    throw Unsupported{e.range, "objects of the library's " + std::string(declaration.name)};
  const Bits outer = creation.outer == nullptr ? objects_.null() : eval(*creation.outer);
  if (creation.outer != nullptr) requireNonNull(outer, e.range);
  useClass(declaration, e.range);
  if (isDead()) return objects_.null();
  const Bits object = objects_.makeInstance(declaration);
  for (const ast::ClassDecl* at = declaration.superclass; at != nullptr; at = at->superclass) {
    if (at->outerField != nullptr) throw Unsupported{e.range, "a class below an inner one"};
  }
  if (declaration.outerField != nullptr) objects_.writeField(object, *declaration.outerField, outer);
  const Terms arguments = evalArguments(creation.arguments, creation.constructor == nullptr
                                                                ? std::span<const ast::Variable* const>{}
                                                                : creation.constructor->parameters);
  construct(object, declaration, creation.constructor, arguments, e.range);
  return object;
}

void Unwinder::construct(Bits object, const ast::ClassDecl& declaration, const ast::MethodDecl* constructor,
                         const Terms& arguments, support::SourceRange range) {
  if (isDead() || ast::isObject(declaration)) return;
  if (declaration.isLibrary) {
    if (!isThrowable(declaration)) throw Unsupported{range, "the library's " + std::string(declaration.name)};
    return;
  }
  if (constructor != nullptr) {
    if (constructor->isOmitted)
      throw Unsupported{range, named(*constructor) + " has, or relies on, what is not supported"};
    if (constructor->body == nullptr || isTooDeep(*constructor, range)) return;
    step(range);
    return runConstructor(*constructor, object, arguments);
  }
  if (declaration.superclass != nullptr)
    construct(object, *declaration.superclass, declaration.defaultSuperConstructor, {}, range);
  initialize(object, declaration);
}

// this(…) or super(…) first; the initialisers are run after super(…), while this(…) has run them.
void Unwinder::runConstructor(const ast::MethodDecl& constructor, Bits object, const Terms& arguments) {
  const ast::Statements statements = std::get<ast::Block>(constructor.body->node).statements;
  const auto* const call =
      statements.empty() ? nullptr : std::get_if<ast::ConstructorCall>(&statements.front()->node);
  ++active_[&constructor];
  activate(&constructor, std::max(constructor.slots, constructor.countParameters()), object, [&] {
    for (std::size_t index = 0; index < arguments.size(); ++index)
      memory_.write(cellOf(*constructor.parameters[index]), arguments[index]);
    waitFor({Destination::Kind::Return}, [&] {
      if (call != nullptr) exec(*statements.front());
      if (call == nullptr || call->isSuper) initialize(object, *constructor.owner);
      execAll(statements.subspan(call == nullptr ? 0 : 1));
    });
  });
  --active_[&constructor];
}

void Unwinder::initialize(Bits object, const ast::ClassDecl& declaration) {
  if (declaration.initializers.empty() || isDead()) return;
  activate(nullptr, declaration.initializerSlots, object, [&] { execAll(declaration.initializers); });
}

// --- classes

const std::vector<const ast::ClassDecl*>& Unwinder::startsWith(const ast::ClassDecl& declaration) {
  const auto [known, isNew] = startsWith_.try_emplace(declaration.index);
  if (!isNew) return known->second;
  std::vector<const ast::ClassDecl*> classes = ast::initializedBefore(declaration);
  classes.push_back(&declaration);
  std::erase_if(classes, [](const ast::ClassDecl* one) {
    return one->isLibrary || one->isBuiltIn || one->kind == ast::ClassKind::Enum ||
           one->staticInitializers.empty();
  });
  return known->second = std::move(classes);
}

void Unwinder::useClass(const ast::ClassDecl& declaration, support::SourceRange range) {
  if (isDead() || startsWith(declaration).empty()) return;
  const auto known = started_.find(declaration.index);
  const Cell started =
      known != started_.end()
          ? known->second
          : started_.emplace(declaration.index, memory_.add(CellKind::Lasting, terms_.falsity()))
                .first->second;
  branch(
      memory_.read(started), [] {},
      [&] {
        memory_.write(started, terms_.truth());
        for (const ast::ClassDecl* const one : startsWith(declaration)) {
          if (one == &declaration)
            startClass(declaration, range);
          else
            useClass(*one, range);
        }
      });
}

// An exception that leaves the initialisers is another one for who uses the class.
void Unwinder::startClass(const ast::ClassDecl& declaration, support::SourceRange range) {
  const std::uint32_t statements = statements_;
  waiting_.push_back({.mark = memory_.mark(), .destination = {Destination::Kind::Throw}});
  activate(nullptr, declaration.staticSlots, objects_.null(),
           [&] { execAll(declaration.staticInitializers); });
  const Waiting waited = std::move(waiting_.back());
  waiting_.pop_back();
  if (!waited.arrivals.empty()) throw Unsupported{range, "exceptions while a class starts"};
  statements_ = statements;
}

}  // namespace warrant::bmc

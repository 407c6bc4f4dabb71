#include "bmc/objects.h"

#include <algorithm>

#include "ast/values/constants.h"

namespace warrant::bmc {

using ast::TypeKind;

unsigned widthOf(const ast::Type& type) {
  switch (type.kind) {
    case TypeKind::Boolean:
      return 1;
    case TypeKind::Long:
      return 64;
    case TypeKind::Byte:
    case TypeKind::Short:
    case TypeKind::Char:
    case TypeKind::Int:
      return 32;
    case TypeKind::Void:
      return 1;
    default:
      if (type.isReference()) return 32;
      throw Unsupported{{}, "values of the type " + ast::toString(type)};
  }
}

namespace {

bool isOfType(const ast::ClassDecl& declaration, const ast::Type& type) {
  return symbex::Hierarchy::isSubtype({TypeKind::Class, &declaration}, type);
}

}  // namespace

// --- symbols

Bits Objects::number(const ast::Type& type, const std::string& name) {
  switch (type.kind) {
    case TypeKind::Boolean:
      return terms_.symbol(name, 1, 1, true);
    case TypeKind::Byte:
      return terms_.symbol(name, 32, 8, false);
    case TypeKind::Short:
      return terms_.symbol(name, 32, 16, false);
    case TypeKind::Char:
      return terms_.symbol(name, 32, 16, true);
    default:
      return terms_.symbol(name, widthOf(type), widthOf(type), false);
  }
}

Bits Objects::symbol(const ast::Type& type, const std::string& name, bool isNull) {
  if (const auto known = known_.find(name); known != known_.end()) return known->second;
  const Bits value = type.isReference() ? initialReference(type, name, isNull) : number(type, name);
  known_.emplace(name, value);
  // Names of the program's own symbols have no space.
  if (name.find(' ') == std::string::npos) symbols_.push_back({name, type, value});
  return value;
}

std::vector<const ast::ClassDecl*> Objects::classesOf(const ast::Type& type) const {
  std::vector<const ast::ClassDecl*> classes;
  if (type.kind != TypeKind::Class) return classes;
  // The simplest one first.
  if (ast::isObject(*type.declaration)) classes.push_back(type.declaration);
  for (const ast::ClassDecl* const below : program_.classes) {
    const bool hasObjects = !below->isAbstract && below->kind == ast::ClassKind::Class && !below->isLibrary;
    if (hasObjects && isOfType(*below, type)) classes.push_back(below);
  }
  return classes;
}

ObjectNumber Objects::makeInitial(const ast::Type& type, const std::string& name) {
  const auto number = static_cast<ObjectNumber>(objects_.size());
  Object object{.kind = type.kind == TypeKind::Array ? Object::Kind::Array : Object::Kind::Instance,
                .type = type,
                .isInitial = true,
                .name = " " + std::to_string(number)};
  if (object.kind == Object::Kind::Array) {
    object.length = terms_.symbol(name + " length", 32, 31, true);
    lengths_.push_back(object.length);
    const Contents contents = add({.kind = ContentsKind::Initial, .array = number});
    object.contents = memory_.add(CellKind::Lasting, Bits{contents});
    holdsContents_[object.contents] = true;
  } else {
    object.classes = classesOf(type);
    object.tag = terms_.constant(32, 0);
    for (std::size_t index = 1; index < object.classes.size(); ++index) {
      const Bits is = terms_.symbol(name + " class " + std::to_string(index), 1, 1, true);
      object.tag = terms_.choice(is, terms_.constant(32, static_cast<std::int64_t>(index)), object.tag);
    }
  }
  objects_.push_back(std::move(object));
  return number;
}

namespace {

// A symbol of type Object leads to it.
bool isAnyObject(const Object& object) { return object.isInitial && ast::isObject(object.type); }

bool isEnum(const ast::ClassDecl* declaration) {
  return declaration->kind == ast::ClassKind::Enum && !declaration->isLibrary;
}

}  // namespace

Bits Objects::initialReference(const ast::Type& type, const std::string& name, bool isNull) {
  if (type.kind == TypeKind::Class) {
    const ast::ClassDecl& declaration = *type.declaration;
    if (declaration.kind == ast::ClassKind::Enum && !declaration.isLibrary) {
      Bits value = null();
      for (const ast::FieldDecl* const field : declaration.fields) {
        if (!field->isEnumConstant) continue;
        const Bits is = terms_.symbol(name + " is " + std::string(field->name), 1, 1, true);
        value = terms_.choice(is, constant(*field), value);
      }
      return value;
    }
    if (ast::isObject(declaration) && std::ranges::any_of(program_.classes, isEnum))
      throw Unsupported{{}, "a symbol of the library's Object, which may be a constant"};
    if ((declaration.isLibrary || declaration.isBuiltIn) && !ast::isObject(declaration))
      throw Unsupported{{}, "a symbol of the library's " + ast::toString(type)};
  }
  // Of what is known as an Object only, it is not known whether it is an array.
  if (type.kind == TypeKind::Array && std::ranges::any_of(objects_, isAnyObject))
    throw Unsupported{{}, "arrays behind a symbol of the library's Object"};
  // The simplest model has null, or the object that is known longest.
  const auto before = static_cast<ObjectNumber>(objects_.size());
  const auto is = [&](ObjectNumber number) {
    return terms_.symbol(name + " is " + std::to_string(number), 1, 1, true);
  };
  const bool hasObjects = type.kind == TypeKind::Array || !classesOf(type).empty();
  if (!hasObjects && !isNull)
    throw Unsupported{{}, "a symbol of " + ast::toString(type) + ", of which there are no objects"};
  Bits value = null();
  for (ObjectNumber number = 1; number < before; ++number) {
    if (!objects_[number].isInitial || !mayBeInstance(number, type)) continue;
    const Bits isThat = terms_.conjoin(is(number), isInstance(reference(number), type));
    value = terms_.choice(isThat, reference(number), value);
  }
  if (!hasObjects) return value;
  const ObjectNumber made = makeInitial(type, name);
  if (isNull) return terms_.choice(is(made), reference(made), value);
  return terms_.choice(terms_.disjoin(is(made), terms_.equal(value, null())), reference(made), value);
}

// --- objects that are made

namespace {

bool isKnown(const ast::Type& type) {
  return type.isReference() || type.kind == TypeKind::Boolean ||
         (type.isIntegral() && type.kind != TypeKind::Integer);
}

}  // namespace

Bits Objects::makeInstance(const ast::ClassDecl& declaration) {
  Object object{
      .type = {TypeKind::Class, &declaration}, .classes = {&declaration}, .tag = terms_.constant(32, 0)};
  for (const ast::ClassDecl* at = &declaration; at != nullptr && !at->isLibrary; at = at->superclass) {
    for (const ast::FieldDecl* const field : at->fields) {
      if (field->isStatic || field->isGhost || !isKnown(field->type)) continue;
      object.fields.emplace(field->index, memory_.add(CellKind::Made, defaultOf(field->type)));
    }
  }
  objects_.push_back(std::move(object));
  return reference(static_cast<ObjectNumber>(objects_.size() - 1));
}

Bits Objects::makeArray(const ast::Type& type, Bits length) {
  const Contents contents = add({.kind = ContentsKind::Default});
  Object object{.kind = Object::Kind::Array, .type = type, .length = length};
  object.contents = memory_.add(CellKind::Made, Bits{contents});
  holdsContents_[object.contents] = true;
  objects_.push_back(std::move(object));
  return reference(static_cast<ObjectNumber>(objects_.size() - 1));
}

Bits Objects::makeText() {
  objects_.push_back({.kind = Object::Kind::Text, .type = {TypeKind::Class, program_.string}});
  return reference(static_cast<ObjectNumber>(objects_.size() - 1));
}

Bits Objects::literal(std::string_view text) {
  const auto [place, isNew] = literals_.try_emplace(std::string(text));
  if (isNew) {
    static_cast<void>(makeText());
    place->second = static_cast<ObjectNumber>(objects_.size() - 1);
  }
  return reference(place->second);
}

Bits Objects::constant(const ast::FieldDecl& field) {
  const auto [place, isNew] = constants_.try_emplace(&field);
  if (isNew) {
    objects_.push_back({.kind = Object::Kind::Constant,
                        .type = field.type,
                        .classes = {field.type.declaration},
                        .tag = terms_.constant(32, 0),
                        .constant = &field});
    place->second = static_cast<ObjectNumber>(objects_.size() - 1);
  }
  return reference(place->second);
}

// --- what objects are

Bits Objects::map(Bits table, unsigned width, support::FunctionRef<Bits(ObjectNumber)> of) {
  std::unordered_map<std::uint32_t, Bits> done;
  std::vector<Bits> open{table};
  while (!open.empty()) {
    const Bits at = open.back();
    if (done.contains(at.index)) {
      open.pop_back();
      continue;
    }
    const auto node = terms_.node(at);
    if (terms_.isConstant(at)) {
      done.emplace(at.index, node.value == 0 ? unknown : of(static_cast<ObjectNumber>(node.value)));
      open.pop_back();
      continue;
    }
    const auto onTrue = done.find(node.arguments[1].index), onFalse = done.find(node.arguments[2].index);
    if (onTrue == done.end() || onFalse == done.end()) {
      open.push_back(node.arguments[1]);
      open.push_back(node.arguments[2]);
      continue;
    }
    const Bits first = onTrue->second, second = onFalse->second;
    Bits value = first == unknown ? second : first;
    if (!(first == unknown) && !(second == unknown)) value = terms_.choice(node.arguments[0], first, second);
    done.emplace(at.index, value);
    open.pop_back();
  }
  const Bits value = done.at(table.index);
  return value == unknown ? terms_.constant(width, 0) : value;
}

bool Objects::mayBeInstance(ObjectNumber number, const ast::Type& type) const {
  const Object& object = objects_[number];
  if (object.kind == Object::Kind::Array || object.kind == Object::Kind::Text)
    return symbex::Hierarchy::isSubtype(object.type, type);
  return std::ranges::any_of(object.classes, [&](const auto* one) { return isOfType(*one, type); });
}

Bits Objects::isOfClass(ObjectNumber number, const ast::ClassDecl& declaration) {
  const Object& object = objects_[number];
  Bits is = terms_.falsity();
  for (std::size_t index = 0; index < object.classes.size(); ++index) {
    if (object.classes[index] != &declaration) continue;
    is = terms_.disjoin(is, terms_.equal(object.tag, terms_.constant(32, static_cast<std::int64_t>(index))));
  }
  return is;
}

Bits Objects::isInstance(Bits reference, const ast::Type& type) {
  const Bits is = map(reference, 1, [&](ObjectNumber number) {
    const Object& object = objects_[number];
    if (object.kind == Object::Kind::Array || object.kind == Object::Kind::Text)
      return terms_.boolean(mayBeInstance(number, type));
    // It may be of any class, and no class of the library is among those that are looked at.
    const bool isOfLibrary =
        type.kind != TypeKind::Class || type.declaration->isLibrary || type.declaration->isBuiltIn;
    if (isAnyObject(object) && isOfLibrary && !ast::isObject(type))
      throw Unsupported{{}, "whether an Object is of the type " + ast::toString(type)};
    Bits isThat = terms_.falsity();
    bool isAlways = true;
    for (const ast::ClassDecl* const one : object.classes) {
      if (isOfType(*one, type))
        isThat = terms_.disjoin(isThat, isOfClass(number, *one));
      else
        isAlways = false;
    }
    return isAlways ? terms_.truth() : isThat;
  });
  return terms_.conjoin(terms_.negate(terms_.equal(reference, null())), is);
}

// --- fields

Cell Objects::fieldCell(ObjectNumber number, const ast::FieldDecl& field) {
  {
    const Object& object = objects_[number];
    if (const auto known = object.fields.find(field.index); known != object.fields.end())
      return known->second;
    if (object.kind == Object::Kind::Constant) throw Unsupported{{}, "fields of an enum's constants"};
    if (!object.isInitial) throw Unsupported{{}, "the field " + std::string(field.name)};
  }
  if (field.isOuter) throw Unsupported{{}, "the object around one that a symbol leads to"};
  const std::string name = objects_[number].name + "." + std::to_string(field.index);
  const Bits value = symbol(field.type, name, !field.isNotNull);
  Object& object = objects_[number];
  object.values.emplace(field.index, value);
  object.read.push_back(&field);
  return object.fields.emplace(field.index, memory_.add(CellKind::Lasting, value)).first->second;
}

namespace {

bool hasField(const Object& object, const ast::FieldDecl& field) {
  return std::ranges::any_of(object.classes, [&](const ast::ClassDecl* one) {
    return symbex::Hierarchy::isSubclass(*one, *field.owner);
  });
}

}  // namespace

Bits Objects::readField(Bits reference, const ast::FieldDecl& field) {
  return map(reference, widthOf(field.type), [&](ObjectNumber number) {
    if (!hasField(objects_[number], field)) return unknown;
    return memory_.read(fieldCell(number, field));
  });
}

void Objects::writeField(Bits reference, const ast::FieldDecl& field, Bits value) {
  for (const std::int64_t one : terms_.valuesOf(reference)) {
    const auto number = static_cast<ObjectNumber>(one);
    if (number == 0 || !hasField(objects_[number], field)) continue;
    const Bits isThat = terms_.equal(reference, this->reference(number));
    const Cell cell = fieldCell(number, field);
    memory_.write(cell, terms_.choice(isThat, value, memory_.read(cell)));
  }
}

Cell Objects::staticCell(const ast::FieldDecl& field) {
  const auto known = statics_.find(field.index);
  if (known != statics_.end()) return known->second;
  const Cell cell = memory_.add(CellKind::Lasting, defaultOf(field.type));
  statics_.emplace(field.index, cell);
  return cell;
}

// --- arrays

Contents Objects::add(ContentsNode node) {
  contents_.push_back(node);
  return static_cast<Contents>(contents_.size() - 1);
}

Bits Objects::choose(Cell cell, Bits condition, Bits onTrue, Bits onFalse) {
  if (holdsContents_.contains(cell)) {
    if (terms_.isConstant(condition)) return terms_.isTrue(condition) ? onTrue : onFalse;
    return {add({.kind = ContentsKind::Choice,
                 .first = onTrue.index,
                 .second = onFalse.index,
                 .condition = condition})};
  }
  // A variable whose place another one of another type had before.
  if (terms_.node(onTrue).width != terms_.node(onFalse).width) return onTrue;
  return terms_.choice(condition, onTrue, onFalse);
}

Bits Objects::lengthOf(Bits array) {
  return map(array, 32, [&](ObjectNumber number) { return objects_[number].length; });
}

Bits Objects::readElement(Bits array, const ast::Type& element, Bits index) {
  return map(array, widthOf(element), [&](ObjectNumber number) {
    if (objects_[number].kind != Object::Kind::Array) return unknown;
    const ast::Type own = *objects_[number].type.element;
    if (widthOf(own) != widthOf(element)) return unknown;
    return read(memory_.read(objects_[number].contents).index, widthOf(element), own, index);
  });
}

void Objects::writeElement(Bits array, Bits index, Bits value) {
  for (const std::int64_t one : terms_.valuesOf(array)) {
    const Object& object = objects_[static_cast<ObjectNumber>(one)];
    if (one == 0 || object.kind != Object::Kind::Array) continue;
    if (widthOf(*object.type.element) != terms_.node(value).width) continue;
    const Bits isThat = terms_.equal(array, reference(static_cast<ObjectNumber>(one)));
    const Bits before = memory_.read(object.contents);
    const Contents stored =
        add({.kind = ContentsKind::Store, .first = before.index, .index = index, .value = value});
    memory_.write(object.contents, choose(object.contents, isThat, Bits{stored}, before));
  }
}

Bits Objects::readInitial(ObjectNumber array, const ast::Type& element, Bits index) {
  for (const Object::Read& read : objects_[array].reads) {
    if (read.index == index) return read.value;
  }
  const std::string name = objects_[array].name + "[" + std::to_string(index.index) + "]";
  Bits value = symbol(element, name);
  for (std::size_t i = 0; i < objects_[array].reads.size(); ++i) {
    const Object::Read read = objects_[array].reads[i];
    value = terms_.choice(terms_.equal(read.index, index), read.value, value);
  }
  objects_[array].reads.push_back({index, value});
  return value;
}

// What was stored last comes first. Without recursion along what was stored, as long as it is.
Bits Objects::read(Contents contents, unsigned width, const ast::Type& element, Bits index) {
  const auto keyOf = [&](Contents at) { return (std::uint64_t{at} << 32) | index.index; };
  std::vector<Contents> open{contents};
  while (!open.empty()) {
    const Contents at = open.back();
    if (read_.contains(keyOf(at))) {
      open.pop_back();
      continue;
    }
    const ContentsNode node = contents_[at];
    const auto known = [&](Contents other) { return read_.find(keyOf(other)); };
    Bits value = terms_.constant(width, 0);
    switch (node.kind) {
      case ContentsKind::Default:
        break;
      case ContentsKind::Initial:
        value = readInitial(node.array, element, index);
        break;
      case ContentsKind::Store: {
        const Bits isThere = terms_.equal(node.index, index);
        if (terms_.isTrue(isThere)) {
          value = node.value;
          break;
        }
        if (known(node.first) == read_.end()) {
          open.push_back(node.first);
          continue;
        }
        value = terms_.choice(isThere, node.value, known(node.first)->second);
        break;
      }
      case ContentsKind::Choice: {
        const bool isFirstOpen = known(node.first) == read_.end();
        const bool isSecondOpen = known(node.second) == read_.end();
        if (isFirstOpen) open.push_back(node.first);
        if (isSecondOpen) open.push_back(node.second);
        if (isFirstOpen || isSecondOpen) continue;
        value = terms_.choice(node.condition, known(node.first)->second, known(node.second)->second);
        break;
      }
    }
    read_.emplace(keyOf(at), value);
    open.pop_back();
  }
  return read_.at(keyOf(contents));
}

}  // namespace warrant::bmc

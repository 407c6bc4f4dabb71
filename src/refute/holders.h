// Objects of the library's classes that hold others: made with what they hold, and what that is.
#pragma once

#include <string_view>
#include <vector>

#include "run/machine.h"

namespace warrant::refute {

// `Entries`: keys with their values, one behind the other. `Part`: one, or none.
enum class Holding : std::uint8_t { Nothing, Elements, Keys, Entries, Part };
Holding holdingOf(const ast::ClassDecl& declaration);

// The class of java.util of which Java makes such an object.
std::string_view javaClassOf(const ast::ClassDecl& declaration);

// An object of the class, or of one that stands for the interface; nullptr: the program knows none.
run::Instance* makeHolder(run::Machine& machine, const ast::ClassDecl& declaration);

// Lets a new object hold them. Of what can be no key here nothing is held, of equal keys the first one.
void hold(run::Machine& machine, run::Instance& holder, const std::vector<run::Value>& parts);
std::vector<run::Value> heldBy(const run::Instance& holder);

}  // namespace warrant::refute

// A method of a program that is explored with symbols for its parameters, and run with values for them.
#pragma once

#include <string>
#include <vector>

#include "ast/program.h"

namespace warrant::oracle {

struct Subject {
  std::string text;         // of the program, in Java
  std::string call;         // `P.m("a", "b")`
  std::string parameters;   // `int a, int b`; of a method of an object, `self` first, which is not null
  std::string invocation;   // `P.m(a, b)`, of these
  std::string type;         // what it yields; `void`: nothing
  std::string owner, name;  // the class, and the method
};

// The methods of the program's classes that can be run so: with bodies, and with numbers, truth values,
// objects of the program and arrays of numbers as parameters. What is private is so no more.
std::vector<Subject> subjectsOf(std::string text, const ast::Library& library);

}  // namespace warrant::oracle

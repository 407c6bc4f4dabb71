// Random Java programs whose paths can be explored: numbers and control; objects and aliases; arrays; calls.
#pragma once

#include <cstdint>

#include "oracle/subject.h"

namespace warrant::oracle {

// What programs are made of, each with what stands before it.
enum class Language : std::uint8_t { Numbers, Objects, Arrays, Calls };

// A class `P` whose static method `m` is called.
Subject randomProgram(Language language, std::uint64_t seed);

}  // namespace warrant::oracle

#include "symbex/path/trace.h"

#include <string_view>

namespace warrant::symbex {

namespace {

// The rule, and what it does to the heap.
std::string_view label(Step::Kind kind) {
  switch (kind) {
    case Step::Kind::Part:
      return "";
    case Step::Kind::Execute:
      return "exec     ";
    case Step::Kind::Evaluate:
      return "eval     ";
    case Step::Kind::Assume:
      return "assume   ";
    case Step::Kind::Produce:
      return "produce    + ";
    case Step::Kind::Consume:
      return "consume    - ";
    case Step::Kind::Read:
      return "read       . ";
    case Step::Kind::Write:
      return "write      ~ ";
    case Step::Kind::Open:
      return "open       - ";
    case Step::Kind::Close:
      return "close      - ";
    case Step::Kind::Frame:
      return "frame      - ";
    case Step::Kind::Branch:
      return "case     ";
    case Step::Kind::Check:
      return "check    ";
    case Step::Kind::Exit:
      return "exit     ";
    case Step::Kind::Failure:
      return "FAILED   ";
  }
  return "";
}

}  // namespace

void Trace::start(bool isOn) {
  isOn_ = isOn;
  isPaused_ = false;
  steps_.clear();
  if (isOn) steps_.push_back({0, Step::Kind::Part, {}, "", {}, 0});
}

bool Trace::pause() { return !std::exchange(isPaused_, true); }

void Trace::resume(bool wasOn) { isPaused_ = !wasOn; }

std::uint32_t Trace::add(Step step) {
  step.depth = steps_[step.parent].depth + (step.kind == Step::Kind::Branch ? 1 : 0);
  steps_.push_back(std::move(step));
  return static_cast<std::uint32_t>(steps_.size() - 1);
}

std::string Trace::print() const {
  std::string text;
  for (std::size_t index = 1; index < steps_.size(); ++index) {
    const Step& step = steps_[index];
    std::string place =
        step.range.isKnown() ? std::to_string(step.range.line) + ":" + std::to_string(step.range.column) : "";
    place.resize(std::max<std::size_t>(place.size(), 8), ' ');
    text += place + std::string(2 * step.depth, ' ') + std::string(label(step.kind)) + step.text + "\n";
  }
  return text;
}

}  // namespace warrant::symbex

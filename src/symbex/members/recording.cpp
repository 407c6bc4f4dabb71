#include "symbex/explain/record/recording.h"

#include "symbex/explain/record/change_views.h"
#include "symbex/members/kept_run.h"

namespace warrant::symbex {

Recording::Recording(std::unique_ptr<Kept> kept)
    : kept_(std::move(kept)), nodes_(kept_->parts.recordViews.nodes(kept_->numbers)) {}

Recording::~Recording() = default;

std::string Recording::textOf(std::uint32_t node) const {
  return kept_->parts.recordViews.textOf(kept_->run.record[node]);
}

RecordedState Recording::stateAt(std::uint32_t node) const {
  return kept_->parts.stateViews.stateAt(node, kept_->numbers);
}

RecordedChanges Recording::changes() const { return ChangeViews(kept_->parts, kept_->numbers).changes(); }
std::string Recording::valueAt(std::uint32_t node) const { return kept_->parts.stateViews.valueAt(node); }

std::optional<RecordedCore> Recording::coreAt(std::uint32_t node) const {
  return kept_->parts.goalViews.coreAt(node);
}

std::optional<Example> Recording::exampleAt(std::uint32_t node) const {
  return kept_->parts.goalViews.exampleAt(node);
}

std::optional<std::string> Recording::scriptAt(std::uint32_t node) const {
  return kept_->parts.goalViews.scriptAt(node);
}

}  // namespace warrant::symbex

// What is not supported in the body of a method does not keep the rest of the program from being verified:
// that needs the contract only.
#include <algorithm>
#include <tuple>

#include "resolve/declare/omitted_contracts.h"
#include "resolve/declare/program_builder.h"

namespace warrant::ast {
namespace {

bool isWithinBody(const FileScope& file, const Member& member, const support::SourceRange& place) {
  if (member.method == nullptr || member.body == 0) return false;
  const support::SourceRange start = file.tokens[member.body].range();
  const support::SourceRange& whole = member.method->range;
  return place.file == start.file && !(place < start) &&
         std::tie(place.endLine, place.endColumn) <= std::tie(whole.endLine, whole.endColumn);
}

// A constructor decides what all members know of final fields; it cannot be left out.
bool omitBody(const FileScope& file, const support::SourceRange& place) {
  for (ClassScope* const scope : file.classes) {
    for (const Member& member : scope->members) {
      if (!isWithinBody(file, member, place) || member.method->kind == MethodKind::Constructor) continue;
      member.method->isOmitted = true;
      member.method->body = nullptr;
      member.method->pureBody = nullptr;
      return true;
    }
  }
  return false;
}

}  // namespace

bool omitBodiesAround(ProgramBuilder& builder, std::span<const support::SourceRange> places) {
  OmittedContracts contracts(builder);
  return std::ranges::all_of(places,
                             [&](const support::SourceRange& place) {
                               if (!place.isKnown()) return false;
                               const FileScope& file = builder.files()[place.file];
                               return omitBody(file, place) || contracts.add(file, place);
                             }) &&
         contracts.leaveOut();
}

}  // namespace warrant::ast

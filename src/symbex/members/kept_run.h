// A recorded run that outlives its verdict.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "symbex/explain/record/recording.h"
#include "symbex/members/subject.h"
#include "symbex/parts.h"

namespace warrant::symbex {

struct Recording::Kept {
  Kept(std::shared_ptr<const Subject> subject, std::shared_ptr<Workspace> workspace, std::string name,
       MemberResult member, const RunMode& mode)
      : subject(std::move(subject)),
        run(this->subject->analysis, this->subject->options, std::move(workspace), std::move(name),
            std::move(member), mode, &this->subject->definitions),
        parts(run) {}

  const std::shared_ptr<const Subject> subject;
  Run run;
  Parts parts;
  ChunkNumbers numbers;
};

}  // namespace warrant::symbex

// Inputs that are kept in a folder, so that a later exploration goes on where an earlier one ended.
//
// A file for each, `input-….json`, or `crash-….json` where the run fails, named by what it says: it is
// written once, and never changed. Which of them have been expanded stands in the file `expanded`. What is
// not ours, or cannot be read, is left alone.
#pragma once

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "explore/concrete.h"

namespace warrant::explore {

class Corpus {
 public:
  // `call`: as it is written; inputs of other calls are not read. `basis`: a text of all that it depends on,
  // beside the inputs, which ways there are; those of another one are passed over, for what was expanded then
  // may have other ways now.
  Corpus(std::string folder, std::string call, std::string_view basis, const ast::Program& program,
         const symbex::ExploreRequest& request);

  struct Saved {
    std::string name;  // of the file, without what tells inputs and crashes apart
    symbex::InputGraph inputs;
    std::size_t bound = 0;
    bool isExpanded = false;
  };
  // Those that are there, in the order of their names. What is passed over is told of in the messages.
  std::vector<Saved> load();
  // The name of these inputs, which are written where they are not there yet.
  std::string save(const symbex::InputGraph& inputs, std::size_t bound, const ConcreteEnd& end);
  void noteExpanded(const std::string& name);

  std::vector<std::string> messages;  // for people
  std::size_t written = 0;            // files

 private:
  std::optional<Saved> read(const std::string& file);
  void readExpanded();
  void write(const std::string& file, const std::string& text, bool isNew);

  const std::string folder_, call_, basis_;  // the basis by its digest
  const ast::Program& program_;
  const symbex::ExploreRequest& request_;
  std::unordered_set<std::string> known_, expanded_;
  bool notesExpanded_ = true;  // the file for that is ours
  std::size_t ofOthers_ = 0;   // files with another basis
};

}  // namespace warrant::explore

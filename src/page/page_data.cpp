#include "page/page_data.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "report/display.h"

namespace warrant::page {

namespace {

using Json = nlohmann::ordered_json;
using symbex::RecordedChange;
using symbex::RecordedChunk;
using symbex::RecordedNode;

// Values, each with its number, in the order in which they come.
template <class Value>
class Table {
 public:
  std::size_t of(const Value& value) {
    const auto [entry, isNew] = numbers_.try_emplace(value, values_.size());
    if (isNew) values_.push_back(value);
    return entry->second;
  }
  const std::vector<Value>& values() const { return values_; }

 private:
  std::map<Value, std::size_t> numbers_;
  std::vector<Value> values_;
};

class Writer {
 public:
  explicit Writer(const symbex::Recording& recording) : recording_(recording), changes_(recording.changes()) {
    text("");
  }

  Json write(const report::ProgramReport& program) {
    for (const RecordedNode& node : recording_.nodes()) addNode(node, changes_.nodes[node.id]);
    json_["chunks"] = Json::array();
    for (std::size_t id = 0; id < changes_.chunks.size(); ++id) {
      json_["chunks"].push_back(toJson(changes_.chunks[id], changes_.locations[id]));
    }
    json_["facts"] = facts_;
    json_["objects"] = Json::object();
    for (const symbex::RecordedObject& object : changes_.objects) {
      json_["objects"][std::to_string(object.number)] =
          Json{report::printable(object.type), object.isNew, object.birth, report::printable(object.name)};
    }
    json_["disjoint"] = changes_.disjoint;
    json_["start"] = startOf(recording_);
    json_["files"] = Json::array();
    for (const ast::Source& source : program.program->sources) {
      json_["files"].push_back(report::printable(source.file.path));
    }
    addTables();
    return std::move(json_);
  }

 private:
  std::size_t text(std::string_view text) { return texts_.of(report::printable(text)); }

  void addNode(const RecordedNode& node, const RecordedChange& change) {
    const auto column = [&](const char* name, std::size_t value) { json_[name].push_back(value); };
    column("parent", node.parent);
    column("within", node.within);
    column("rule", rules_.of(std::string(node.rule)));
    column("text", text(change.text));
    const auto& range = node.range;
    column("range", ranges_.of({range.file, range.line, range.column, range.endLine, range.endColumn}));
    column("outcome", outcomes_.of(std::string(node.outcome)));
    column("figure", figures_.of({std::string(change.rule.figure), std::string(change.rule.says)}));
    const std::string id = std::to_string(node.id);
    for (const auto& [chunk, shown] : node.added) json_["added"][id].push_back(chunk);
    for (const std::uint32_t chunk : node.taken) json_["taken"][id].push_back(chunk);
    addKnown(node, change);
    for (const symbex::RecordedVariable& variable : change.variables) {
      json_["variables"][id].push_back({text(variable.name), text(variable.value), variable.reference});
    }
    for (const std::string& name : change.gone) json_["gone"][id].push_back(text(name));
    for (const symbex::RecordedQuestion& question : change.asked) {
      json_["asked"][id].push_back({text(question.goal), text(question.answer), question.toSolver ? 1 : 0});
    }
    if (change.removed) json_["removed"][id] = {change.removed->chunk, text(change.removed->fate)};
  }

  void addKnown(const RecordedNode& node, const RecordedChange& change) {
    const std::string id = std::to_string(node.id);
    const std::size_t before = node.id == 0 ? 0 : known_[node.parent];
    if (change.known != before) json_["known"][id] = change.known;
    known_.push_back(change.known + change.assumed.size());
    for (const symbex::RecordedFact& fact : change.assumed) json_["assumed"][id].push_back(numberOf(fact));
  }

  std::size_t numberOf(const symbex::RecordedFact& fact) {
    const auto [entry, isNew] = factNumbers_.try_emplace({text(fact.text), fact.node}, facts_.size());
    if (!isNew) return entry->second;
    Json json{{"text", entry->first.first}, {"node", fact.node}};
    if (fact.isBranch) json["isBranch"] = true;
    if (fact.relation) json["relation"] = {fact.relation->one, fact.relation->other, fact.relation->areSame};
    facts_.push_back(std::move(json));
    return entry->second;
  }

  Json toJson(const RecordedChunk& chunk, std::uint32_t location) {
    return Json{{"kind", static_cast<int>(chunk.kind)}, {"text", text(chunk.text)},
                {"place", text(chunk.place)},           {"object", chunk.object},
                {"owner", text(chunk.owner)},           {"member", text(chunk.member)},
                {"value", text(chunk.value)},           {"reference", chunk.reference},
                {"arguments", chunk.arguments},         {"amount", text(chunk.amount)},
                {"holds", text(chunk.holds)},           {"location", location}};
  }

  void addTables() {
    for (const char* const name :
         {"added", "taken", "known", "assumed", "variables", "gone", "asked", "removed"}) {
      if (!json_.contains(name)) json_[name] = Json::object();
    }
    json_["texts"] = texts_.values();
    json_["rules"] = rules_.values();
    json_["outcomes"] = outcomes_.values();
    json_["ranges"] = ranges_.values();
    json_["figures"] = figures_.values();
  }

  const symbex::Recording& recording_;
  const symbex::RecordedChanges changes_;
  Json json_ = Json::object();
  Json facts_ = Json::array();
  std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> factNumbers_;
  std::vector<std::size_t> known_;  // by node: how many facts are
  Table<std::string> texts_, rules_, outcomes_;
  Table<std::array<std::uint32_t, 5>> ranges_;
  Table<std::pair<std::string, std::string>> figures_;
};

}  // namespace

std::uint32_t startOf(const symbex::Recording& recording) {
  const auto& nodes = recording.nodes();
  const auto failed = std::ranges::find(nodes, "fail", &RecordedNode::rule);
  return failed != nodes.end() ? failed->id : nodes.back().id;
}

std::string toJson(const report::ProgramReport& program, const symbex::Recording& recording) {
  return Writer(recording).write(program).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace warrant::page

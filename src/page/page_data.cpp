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

std::string toText(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

// The members of an object, as text: there may be very many, and each is written once.
class Members {
 public:
  void add(std::string_view name, const Json& value) { addText(name, toText(value)); }
  void addText(std::string_view name, const std::string& value) {
    text_ += (text_.empty() ? "\"" : ",\"") + std::string(name) + "\":" + value;
  }
  std::string take() { return "{" + std::move(text_) + "}"; }

 private:
  std::string text_;
};

class DataWriter {
 public:
  explicit DataWriter(const symbex::Recording& recording)
      : recording_(recording), changes_(recording.changes()) {
    text("");
  }

  std::string write(const report::ProgramReport& program) {
    for (const RecordedNode& node : recording_.nodes()) addNode(node, changes_.nodes[node.id]);
    Json chunks = Json::array(), files = Json::array();
    Members objects;
    for (std::size_t id = 0; id < changes_.chunks.size(); ++id) {
      chunks.push_back(toJson(changes_.chunks[id], changes_.locations[id]));
    }
    for (const symbex::RecordedObject& object : changes_.objects) {
      objects.add(std::to_string(object.number), {report::printable(object.type), object.isNew, object.birth,
                                                  report::printable(object.name)});
    }
    for (const ast::Source& source : program.program->sources) {
      files.push_back(report::printable(source.file.path));
    }
    Members data;
    for (const auto& [name, column] : columns_) data.add(name, column);
    for (auto& [name, entries] : entries_) data.addText(name, entries.take());
    data.add("chunks", chunks);
    data.add("facts", facts_);
    data.addText("objects", objects.take());
    data.add("disjoint", changes_.disjoint);
    data.add("start", startOf(recording_));
    data.add("files", files);
    data.add("texts", texts_.values());
    data.add("rules", rules_.values());
    data.add("outcomes", outcomes_.values());
    data.add("ranges", ranges_.values());
    data.add("figures", figures_.values());
    return data.take();
  }

 private:
  std::size_t text(std::string_view text) { return texts_.of(report::printable(text)); }

  void addNode(const RecordedNode& node, const RecordedChange& change) {
    const auto column = [&](const char* name, std::size_t value) { columns_[name].push_back(value); };
    column("parent", node.parent);
    column("within", node.within);
    column("rule", rules_.of(std::string(node.rule)));
    column("text", text(change.text));
    const auto& range = node.range;
    column("range", ranges_.of({range.file, range.line, range.column, range.endLine, range.endColumn}));
    column("outcome", outcomes_.of(std::string(node.outcome)));
    column("figure", figures_.of({std::string(change.rule.figure), std::string(change.rule.says)}));
    Json added = Json::array();
    for (const auto& [chunk, shown] : node.added) added.push_back(chunk);
    addEntry("added", node, added);
    addEntry("taken", node, node.taken);
    addKnown(node, change);
    Json variables = Json::array(), gone = Json::array(), asked = Json::array();
    for (const symbex::RecordedVariable& variable : change.variables) {
      variables.push_back({text(variable.name), text(variable.value), variable.reference});
    }
    for (const std::string& name : change.gone) gone.push_back(text(name));
    for (const symbex::RecordedQuestion& question : change.asked) {
      asked.push_back({text(question.goal), text(question.answer), question.toSolver ? 1 : 0});
    }
    addEntry("variables", node, variables);
    addEntry("gone", node, gone);
    addEntry("asked", node, asked);
    Json removed;
    if (change.removed) removed = {change.removed->chunk, text(change.removed->fate)};
    addEntry("removed", node, removed);
  }

  void addEntry(const char* name, const RecordedNode& node, const Json& entry) {
    Members& entries = entries_[name];  // there, whatever it holds
    if (!entry.empty()) entries.add(std::to_string(node.id), entry);
  }

  void addKnown(const RecordedNode& node, const RecordedChange& change) {
    const std::size_t before = node.id == 0 ? 0 : known_[node.parent];
    addEntry("known", node, change.known == before ? Json() : Json(change.known));
    known_.push_back(change.known + change.assumed.size());
    Json assumed = Json::array();
    for (const symbex::RecordedFact& fact : change.assumed) assumed.push_back(numberOf(fact));
    addEntry("assumed", node, assumed);
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
    return Json{{"kind", static_cast<int>(chunk.kind)},
                {"text", text(chunk.text)},
                {"place", text(chunk.place)},
                {"object", chunk.object},
                {"owner", text(chunk.owner)},
                {"member", text(chunk.member)},
                {"value", text(chunk.value)},
                {"reference", chunk.reference},
                {"arguments", chunk.arguments},
                {"amount", text(chunk.amount)},
                {"holds", text(chunk.holds)},
                {"guard", text(chunk.guard)},
                {"location", location}};
  }

  const symbex::Recording& recording_;
  const symbex::RecordedChanges changes_;
  std::map<std::string, std::vector<std::size_t>> columns_;  // by node
  std::map<std::string, Members> entries_;                   // by node, where there is something
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
  return DataWriter(recording).write(program);
}

}  // namespace warrant::page

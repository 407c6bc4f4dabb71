// What objects of the library's classes hold.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "run/value.h"
#include "support/function_ref.h"

namespace warrant::run {

// What a boxed number, character or truth value stands for; nothing: the object is no box.
std::optional<Value> boxedIn(const Object& object);
// Which values the boxes of that class stand for.
ast::Type boxedType(const Class& box);

template <class Self>
struct CopiedState : State {
  std::unique_ptr<State> copy() const override {
    return std::make_unique<Self>(static_cast<const Self&>(*this));
  }
};

// A list, queue or deque.
struct ListState : CopiedState<ListState> {
  std::vector<Value> elements;
  Array* array = nullptr;     // of Arrays.asList: the elements are its
  Object* shown = nullptr;    // of Collections.unmodifiableList: the elements are those of that list
  bool isFixed = false;       // nobody changes it
  bool refusesNull = false;   // it throws where it is asked about null
  std::uint64_t changes = 0;  // of which elements there are
};

// HashMap, with HashSet, whose values are nothing: the table of the JDK, so that loops meet the keys in the
// same order; or, of a linked one, in the order in which they came to be there.
class HashState : public CopiedState<HashState> {
 public:
  struct Entry {
    std::uint32_t hash;
    Value key, value;
    Instance* shown = nullptr;  // the Map.Entry that it is for the program, once that was asked for
    std::uint64_t number = 0;   // less than those of the entries that came later
  };
  HashState() : buckets_(16) {}
  explicit HashState(std::size_t capacity);

  using Equals = support::FunctionRef<bool(Value)>;
  Entry* find(std::uint32_t hash, Equals equals);
  void put(std::uint32_t hash, Value key, Value value);  // a key that is not there
  bool remove(std::uint32_t hash, Equals equals);
  void clear();
  std::size_t size() const { return size_; }
  std::uint64_t changes() const { return changes_; }
  std::vector<Entry> entries() const;  // in the order of a loop
  Entry* at(std::size_t index);        // of them; nullptr: there are not so many

  bool isFixed = false;      // nobody changes it
  bool refusesNull = false;  // it throws where it is asked about null
  bool isLinked = false;

 private:
  std::vector<Entry>& bucketOf(std::uint32_t hash) { return buckets_[hash & (buckets_.size() - 1)]; }
  void grow();
  std::vector<std::vector<Entry>> buckets_;  // as many as a power of two
  std::size_t size_ = 0;
  std::uint64_t changes_ = 0;  // of which entries there are
};

// What keySet(), values() and entrySet() show of a map, or a set that is no HashSet of its table.
struct ViewState : CopiedState<ViewState> {
  Instance* map = nullptr;
  enum class Part : std::uint8_t { Keys, Values, Entries };
  Part part = Part::Keys;
  bool isFixed = false;  // nobody changes the table by it
};

// A Map.Entry.
struct EntryState : CopiedState<EntryState> {
  Instance* map = nullptr;
  Value key = {};
};

// Over a collection, whose elements were these.
struct IteratorState : CopiedState<IteratorState> {
  Instance* collection = nullptr;
  std::vector<Value> elements;
  std::size_t at = 0;
  bool canRemove = false;
  std::uint64_t changes = 0;  // of the collection, that it knows of
};

struct BuilderState : CopiedState<BuilderState> {
  std::u16string units;
};

struct OptionalState : CopiedState<OptionalState> {
  Value held = {};
};

struct ThrowableState : CopiedState<ThrowableState> {
  Object* message = nullptr;
  Object* cause = nullptr;
  std::vector<Object*> suppressed;
  bool standsIn = false;  // for one of a class that the program does not know, which the message names
};

}  // namespace warrant::run

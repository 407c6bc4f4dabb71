#include "explore/search.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "explore/work_list.h"
#include "support/threads.h"

namespace warrant::explore {

using symbex::Decision;
using symbex::Decisions;
using symbex::Explorable;
using symbex::ExploredTree;
using symbex::ExploreRequest;
using symbex::Guide;
using symbex::Leaf;

namespace {

constexpr std::string_view limitReason = "the limit of rule applications was hit, which `--limit` raises";

void add(ExploredTree& tree, ExploredTree part) {
  std::ranges::move(part.leaves, std::back_inserter(tree.leaves));
  tree.covered.add(part.covered);
  tree.isComplete = tree.isComplete && part.isComplete;
  tree.isOnItsWay = tree.isOnItsWay && part.isOnItsWay;
  tree.isCut = tree.isCut || part.isCut;
  tree.spent += part.spent;
  tree.member.statistics.steps += part.member.statistics.steps;
  tree.member.statistics.paths += part.member.statistics.paths;
  tree.member.statistics.solver += part.member.statistics.solver;
}

ExploredTree run(const Explorable& program, const ExploreRequest& request, Guide& guide, Decisions prefix,
                 std::uint64_t stepLimit) {
  ExploreRequest part = request;
  part.guide = &guide;
  part.prefix = std::move(prefix);
  return program.explore(part, stepLimit);
}

// --- in an order

// Goes on along the path as long as it is the next one in the order.
class InOrder final : public Guide {
 public:
  explicit InOrder(const Search& search) : list_(search) {}

  // The path that is explored next; nullptr: there is none.
  OpenPathPointer next() {
    path_ = next_ != nullptr ? std::exchange(next_, nullptr) : list_.take();
    return path_;
  }
  void begin() { next_ = std::make_shared<const OpenPath>(); }

  Way choose(const Fork& fork) override {
    for (const bool isTrue : {true, false}) list_.add(path_, {fork.range, isTrue});
    OpenPathPointer next = list_.take();
    if (next->before == path_) {
      path_ = std::move(next);
      return path_->decision.isTrue ? Way::True : Way::False;
    }
    next_ = std::move(next);
    return Way::Stop;
  }
  bool comesBack(const Fork&) override { return false; }
  std::string reason() const override { return {}; }

 private:
  WorkList list_;
  OpenPathPointer path_, next_;
};

// What lies behind a path is not explored.
class EndsThere final : public Guide {
 public:
  Way choose(const Fork&) override { return Way::Bound; }
  bool comesBack(const Fork&) override { return false; }
  std::string reason() const override { return std::string(limitReason); }
};

ExploredTree exploreInOrder(const Explorable& program, const ExploreRequest& request, const Search& search,
                            std::uint64_t stepLimit) {
  ExploredTree tree;
  InOrder guide(search);
  EndsThere end;
  guide.begin();
  while (const OpenPathPointer path = guide.next()) {
    const bool isLeft = !tree.isCut && tree.spent < stepLimit;
    ExploredTree part = isLeft ? run(program, request, guide, decisionsOf(*path), stepLimit - tree.spent)
                               : run(program, request, end, decisionsOf(*path), stepLimit);
    add(tree, std::move(part));
    if (!tree.isOnItsWay) break;
  }
  return tree;
}

// --- by several workers

// A part of the tree, in which so many leaves are explored depth first; what is left then are new jobs.
class Job final : public Guide {
 public:
  explicit Job(std::size_t most) : most_(most) {}

  Way choose(const Fork& fork) override {
    if (fork.leaves < most_) return Way::Both;
    for (const bool isTrue : {true, false}) open(fork, isTrue);
    return Way::Stop;
  }
  bool comesBack(const Fork& fork) override {
    if (fork.leaves < most_) return true;
    open(fork, false);
    return false;
  }
  std::string reason() const override { return {}; }

  std::vector<Decisions> left;

 private:
  void open(const Fork& fork, bool isTrue) {
    left.emplace_back(fork.before.begin(), fork.before.end());
    left.back().push_back({fork.range, isTrue});
  }

  std::size_t most_;
};

// What is to be done, shared by the workers. Which jobs there are does not depend on who does them.
class Jobs {
 public:
  struct One {
    Decisions prefix;
    unsigned generation = 0;
    std::size_t mostLeaves() const { return std::size_t{8} << std::min(2 * generation, 6u); }
  };

  // Waits for the next one; nothing: there is none any more.
  std::optional<One> next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !open_.empty() || running_ == 0 || isOver_; });
    if (open_.empty() || isOver_) return std::nullopt;
    One one = std::move(open_.back());
    open_.pop_back();
    ++running_;
    return one;
  }
  void done(const One& one, std::vector<Decisions> left, ExploredTree part, std::uint64_t stepLimit) {
    const std::scoped_lock lock(mutex_);
    for (Decisions& prefix : left) open_.push_back({std::move(prefix), one.generation + 1});
    add(tree, std::move(part));
    isOver_ = tree.isCut || !tree.isOnItsWay || tree.spent > stepLimit;
    --running_;
    changed_.notify_all();
  }
  void begin() { open_.emplace_back(); }
  bool isOver() const { return isOver_; }

  ExploredTree tree;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<One> open_;
  std::size_t running_ = 0;
  bool isOver_ = false;  // it cannot be explored whole
};

// None: the limit was hit.
std::optional<ExploredTree> exploreByWorkers(const Explorable& program, const ExploreRequest& request,
                                             unsigned workers, std::uint64_t stepLimit) {
  Jobs jobs;
  jobs.begin();
  const auto work = [&] {
    while (const auto one = jobs.next()) {
      Job guide(one->mostLeaves());
      ExploredTree part = run(program, request, guide, one->prefix, stepLimit);
      jobs.done(*one, std::move(guide.left), std::move(part), stepLimit);
    }
  };
  support::runOnThreads(workers, work);
  if (jobs.isOver()) return std::nullopt;
  std::ranges::sort(jobs.tree.leaves, comesFirst, &Leaf::way);
  return std::move(jobs.tree);
}

// --- again

// Goes where the leaves are that were found.
class Again final : public Guide {
 public:
  explicit Again(std::vector<const Decisions*> ways) : ways_(std::move(ways)) {}

  Way choose(const Fork& fork) override {
    const auto [first, last] = behind(fork.before);
    bool isTrue = false, isFalse = false;
    for (auto way = first; way != last; ++way) {
      if ((*way)->size() == fork.before.size()) return Way::Bound;
      ((**way)[fork.before.size()].isTrue ? isTrue : isFalse) = true;
    }
    if (isTrue && isFalse) return Way::Both;
    if (isTrue || isFalse) return isTrue ? Way::True : Way::False;
    return Way::Stop;
  }
  bool comesBack(const Fork&) override { return true; }
  std::string reason() const override { return std::string(limitReason); }

 private:
  using Ways = std::vector<const Decisions*>;
  std::pair<Ways::const_iterator, Ways::const_iterator> behind(std::span<const Decision> path) const {
    const Decisions before(path.begin(), path.end());
    const auto isBefore = [](const Decisions* way, const Decisions& path) { return comesFirst(*way, path); };
    const auto first = std::lower_bound(ways_.begin(), ways_.end(), before, isBefore);
    const auto isBehind = [&](const Decisions* way) {
      return way->size() >= before.size() && std::equal(before.begin(), before.end(), way->begin());
    };
    return {first, std::find_if_not(first, ways_.end(), isBehind)};
  }

  Ways ways_;  // in the order of the tree
};

}  // namespace

bool comesFirst(const Decisions& one, const Decisions& other) {
  const auto [mine, its] = std::ranges::mismatch(one, other);
  if (mine == one.end() || its == other.end()) return one.size() < other.size();
  return mine->isTrue != its->isTrue ? mine->isTrue : mine->range < its->range;
}

namespace {

// The same leaves, explored by one in the order of the tree.
ExploredTree exploreAgain(const Explorable& program, const ExploreRequest& request,
                          const std::vector<Leaf>& leaves, std::uint64_t stepLimit) {
  std::vector<const Decisions*> ways;
  for (const Leaf& leaf : leaves) ways.push_back(&leaf.way);
  std::ranges::sort(ways,
                    [](const Decisions* one, const Decisions* other) { return comesFirst(*one, *other); });
  Again guide(std::move(ways));
  return run(program, request, guide, {}, stepLimit);
}

// What is found out of all leaves together.
void complete(ExploredTree& tree, const Explorable& program, const ExploreRequest& request,
              std::uint64_t stepLimit) {
  ExploreRequest asking = request;
  asking.wantsInputs = false;
  ExploredTree again = exploreAgain(program, asking, tree.leaves, stepLimit);
  tree.properties = again.properties;
  if (!request.wantsBackward) return;
  std::ranges::sort(again.leaves, comesFirst, &Leaf::way);
  for (Leaf& leaf : tree.leaves) {
    const auto same = std::ranges::lower_bound(again.leaves, leaf.way, comesFirst, &Leaf::way);
    const bool isThere = same != again.leaves.end() && same->way == leaf.way;
    leaf.backward =
        isThere ? same->backward : symbex::BackwardCondition{.uncovered = std::string(limitReason)};
  }
}

}  // namespace

symbex::TreeProperties propertiesOf(const Explorable& program, const ExploreRequest& request,
                                    const std::vector<Leaf>& leaves, std::uint64_t stepLimit) {
  ExploreRequest asking = request;
  asking.checksTree = true;
  asking.wantsInputs = asking.wantsRows = asking.wantsBackward = false;
  return exploreAgain(program, asking, leaves, stepLimit).properties;
}

ExploredTree explore(const Explorable& program, const ExploreRequest& request, const Search& search,
                     std::uint64_t stepLimit) {
  const bool isPlain = search.order == Order::Depth && search.workers == 1;
  if (isPlain) return program.explore(request, stepLimit);
  ExploreRequest part = request;
  part.checksTree = part.wantsBackward = false;
  std::optional<ExploredTree> tree;
  if (search.workers > 1) tree = exploreByWorkers(program, part, search.workers, stepLimit);
  if (!tree) {
    if (search.order == Order::Depth) return program.explore(request, stepLimit);
    tree = exploreInOrder(program, part, search, stepLimit);
  }
  // A path that did not fork where it did before: what was found in pieces may have holes.
  if (!tree->isOnItsWay) return program.explore(request, stepLimit);
  if (request.checksTree || request.wantsBackward) complete(*tree, program, request, stepLimit);
  return std::move(*tree);
}

}  // namespace warrant::explore

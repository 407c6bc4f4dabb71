// Terms of fixed width against what C++ computes, on random numbers and those at the edges; and the SAT
// solver against trying all assignments.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <random>

#include "smt/bits/bit_solver.h"
#include "unit/rounds.h"

namespace {

using namespace warrant::smt::bits;

constexpr BitOp arithmetic[] = {BitOp::And,
                                BitOp::Or,
                                BitOp::Xor,
                                BitOp::Add,
                                BitOp::Subtract,
                                BitOp::Multiply,
                                BitOp::Divide,
                                BitOp::Remainder,
                                BitOp::ShiftLeft,
                                BitOp::ShiftRight,
                                BitOp::ShiftRightUnsigned,
                                BitOp::Equal,
                                BitOp::Less};

std::int64_t numberOf(std::mt19937_64& random, unsigned width) {
  const std::int64_t least =
      width == 32 ? std::numeric_limits<std::int32_t>::min() : std::numeric_limits<std::int64_t>::min();
  const std::array<std::int64_t, 12> edges{0, 1, -1, 2, -2, 31, 32, 63, 255, least, least + 1, -(least + 1)};
  if (random() % 2 == 0) return edges[random() % edges.size()];
  const auto number = static_cast<std::int64_t>(random()) >> (random() % 64);
  return width == 32 ? static_cast<std::int32_t>(number) : number;
}

// What Java computes, by other means than those of the terms.
std::int64_t javaOf(BitOp op, unsigned width, std::int64_t left, std::int64_t right) {
  __extension__ using Wide = __int128;
  const auto wrap = [&](Wide value) -> std::int64_t {
    return width == 32 ? static_cast<std::int32_t>(value) : static_cast<std::int64_t>(value);
  };
  const Wide a = left, b = right;
  const unsigned distance = static_cast<unsigned>(right) % width;
  switch (op) {
    case BitOp::And:
      return left & right;
    case BitOp::Or:
      return left | right;
    case BitOp::Xor:
      return left ^ right;
    case BitOp::Add:
      return wrap(a + b);
    case BitOp::Subtract:
      return wrap(a - b);
    case BitOp::Multiply:
      return wrap(a * b);
    case BitOp::Divide:
      return wrap(a / b);
    case BitOp::Remainder:
      return wrap(a % b);
    case BitOp::ShiftLeft:
      return wrap(a * (Wide{1} << distance));
    case BitOp::ShiftRight: {
      Wide result = a;
      for (unsigned i = 0; i < distance; ++i) result = result < 0 ? (result - 1) / 2 : result / 2;
      return wrap(result);
    }
    case BitOp::ShiftRightUnsigned: {
      const Wide natural = a < 0 ? a + (Wide{1} << width) : a;
      return wrap(natural / (Wide{1} << distance));
    }
    case BitOp::Equal:
      return left == right;
    default:
      return left < right;
  }
}

bool isDivision(BitOp op) { return op == BitOp::Divide || op == BitOp::Remainder; }

constexpr std::uint64_t plenty = 50'000'000;

Bits fixed(BitTerms& terms, std::vector<Bits>& conditions, std::string name, unsigned width,
           std::int64_t value) {
  const Bits symbol = terms.symbol(name, width, width, false);
  conditions.push_back(terms.equal(symbol, terms.constant(width, value)));
  return symbol;
}

}  // namespace

TEST_CASE("constants are computed as Java does") {
  std::mt19937_64 random(1);
  for (unsigned round = 0; round < 20'000; ++round) {
    const unsigned width = round % 2 == 0 ? 32 : 64;
    const BitOp op = arithmetic[random() % std::size(arithmetic)];
    const std::int64_t left = numberOf(random, width), right = numberOf(random, width);
    if (isDivision(op) && right == 0) continue;
    CAPTURE(static_cast<int>(op));
    CAPTURE(left);
    CAPTURE(right);
    REQUIRE(BitTerms::compute(op, width, left, right) == javaOf(op, width, left, right));
  }
}

TEST_CASE("circuits compute what Java does, and no other result is possible") {
  std::mt19937_64 random(2);
  for (unsigned round = 0; round < warrant::test::rounds(30) * std::size(arithmetic); ++round) {
    BitTerms terms;
    BitSolver solver(terms);
    const unsigned width = random() % 4 == 0 ? 64 : 32;
    const BitOp op = arithmetic[round % std::size(arithmetic)];
    const std::int64_t left = numberOf(random, width), right = numberOf(random, width);
    if (isDivision(op) && right == 0) continue;
    CAPTURE(static_cast<int>(op));
    CAPTURE(width);
    CAPTURE(left);
    CAPTURE(right);
    std::vector<Bits> conditions;
    const std::string suffix = std::to_string(width);
    const Bits a = fixed(terms, conditions, "a" + suffix, width, left);
    const Bits b = fixed(terms, conditions, "b" + suffix, width, right);
    const Bits result = terms.make(op, a, b);
    REQUIRE(solver.check(conditions, plenty) == Satisfiable::Yes);
    REQUIRE(solver.valueOf(result) == javaOf(op, width, left, right));
    const unsigned own = terms.node(result).width;
    const Bits is = terms.equal(result, terms.constant(own, javaOf(op, width, left, right)));
    conditions.push_back(is);
    CHECK(solver.check(conditions, plenty) == Satisfiable::Yes);
    conditions.back() = terms.negate(is);
    CHECK(solver.check(conditions, plenty) == Satisfiable::No);
  }
}

TEST_CASE("widths are changed as Java's casts do") {
  std::mt19937_64 random(3);
  struct Target {
    unsigned bits;
    bool isUnsigned;
    unsigned width;
  };
  const Target targets[] = {{8, false, 32},  {16, false, 32}, {16, true, 32},
                            {32, false, 32}, {32, false, 64}, {64, false, 64}};
  for (unsigned round = 0; round < 400; ++round) {
    BitTerms terms;
    BitSolver solver(terms);
    const unsigned width = round % 2 == 0 ? 32 : 64;
    const Target& to = targets[random() % std::size(targets)];
    const std::int64_t value = numberOf(random, width);
    std::int64_t expected = value;
    if (to.bits == 8) expected = static_cast<std::int8_t>(value);
    if (to.bits == 16)
      expected = to.isUnsigned ? static_cast<std::uint16_t>(value) : static_cast<std::int16_t>(value);
    if (to.bits == 32) expected = static_cast<std::int32_t>(value);
    std::vector<Bits> conditions;
    const Bits symbol = fixed(terms, conditions, "x" + std::to_string(width), width, value);
    const Bits is = terms.equal(terms.extend(symbol, to.bits, to.isUnsigned, to.width),
                                terms.constant(to.width, expected));
    CHECK(
        terms.isTrue(terms.equal(terms.extend(terms.constant(width, value), to.bits, to.isUnsigned, to.width),
                                 terms.constant(to.width, expected))));
    conditions.push_back(terms.negate(is));
    CHECK(solver.check(conditions, plenty) == Satisfiable::No);
    conditions.back() = is;
    CHECK(solver.check(conditions, plenty) == Satisfiable::Yes);
  }
}

// Random terms over small symbols, whose values are all tried.
TEST_CASE("what is folded, or known of intervals, is so for all values of the symbols") {
  std::mt19937_64 random(4);
  for (unsigned round = 0; round < warrant::test::rounds(150); ++round) {
    BitTerms terms;
    BitSolver solver(terms);
    const Bits x = terms.symbol("x", 32, 3, false), y = terms.symbol("y", 32, 3, true);
    const Bits p = terms.symbol("p", 1, 1, true);
    std::vector<Bits> numbers{x, y, terms.constant(32, numberOf(random, 32)), terms.constant(32, 5)};
    std::vector<Bits> booleans{p, terms.truth()};
    // The same computed with each assignment of the symbols.
    struct Assignment {
      std::int64_t x, y, p;
      std::vector<std::int64_t> numbers, booleans;
    };
    std::vector<Assignment> all;
    for (int a = -4; a < 4; ++a) {
      for (int b = 0; b < 8; ++b) {
        for (int c = 0; c < 2; ++c) all.push_back({a, b, c, {a, b, terms.valueOf(numbers[2]), 5}, {c, 1}});
      }
    }
    for (unsigned step = 0; step < 12; ++step) {
      const std::size_t i = random() % numbers.size(), j = random() % numbers.size();
      const std::size_t q = random() % booleans.size(), r = random() % booleans.size();
      switch (random() % 6) {
        case 0:
        case 1: {
          const BitOp op = arithmetic[random() % 11];
          const bool mayDivide =
              std::ranges::none_of(all, [&](const Assignment& one) { return one.numbers[j] == 0; });
          if (isDivision(op) && !mayDivide) break;
          numbers.push_back(terms.make(op, numbers[i], numbers[j]));
          for (Assignment& one : all) one.numbers.push_back(javaOf(op, 32, one.numbers[i], one.numbers[j]));
          break;
        }
        case 2:
          numbers.push_back(terms.choice(booleans[q], numbers[i], numbers[j]));
          for (Assignment& one : all) one.numbers.push_back(one.numbers[one.booleans[q] != 0 ? i : j]);
          break;
        case 3: {
          const BitOp op = random() % 2 == 0 ? BitOp::Less : BitOp::Equal;
          booleans.push_back(terms.make(op, numbers[i], numbers[j]));
          for (Assignment& one : all) one.booleans.push_back(javaOf(op, 32, one.numbers[i], one.numbers[j]));
          break;
        }
        case 4:
          booleans.push_back(terms.conjoin(booleans[q], terms.negate(booleans[r])));
          for (Assignment& one : all) one.booleans.push_back(one.booleans[q] != 0 && one.booleans[r] == 0);
          break;
        default:
          booleans.push_back(terms.choice(booleans[q], booleans[r], terms.negate(booleans[r])));
          for (Assignment& one : all) one.booleans.push_back(one.booleans[q] == one.booleans[r]);
          break;
      }
    }
    for (const Assignment& one : all) {
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        REQUIRE(terms.node(numbers[i]).least <= one.numbers[i]);
        REQUIRE(terms.node(numbers[i]).greatest >= one.numbers[i]);
      }
    }
    for (unsigned sample = 0; sample < 4; ++sample) {
      const Assignment& one = all[random() % all.size()];
      std::vector<Bits> conditions{terms.equal(x, terms.constant(32, one.x)),
                                   terms.equal(y, terms.constant(32, one.y)),
                                   terms.equal(p, terms.boolean(one.p != 0))};
      Bits isAll = terms.truth();
      for (std::size_t i = 0; i < numbers.size(); ++i)
        isAll = terms.conjoin(isAll, terms.equal(numbers[i], terms.constant(32, one.numbers[i])));
      for (std::size_t i = 0; i < booleans.size(); ++i)
        isAll = terms.conjoin(isAll, terms.equal(booleans[i], terms.boolean(one.booleans[i] != 0)));
      conditions.push_back(terms.negate(isAll));
      REQUIRE(solver.check(conditions, plenty) == Satisfiable::No);
      conditions.back() = isAll;
      REQUIRE(solver.check(conditions, plenty) == Satisfiable::Yes);
    }
  }
}

TEST_CASE("the SAT solver agrees with trying all assignments, with assumptions and further clauses") {
  std::mt19937_64 random(5);
  for (unsigned round = 0; round < 400; ++round) {
    SatSolver solver;
    const std::size_t count = 4 + random() % 9;
    std::vector<Literal> variables;
    for (std::size_t i = 0; i < count; ++i) variables.push_back(solver.addVariable());
    std::vector<std::vector<Literal>> clauses;
    const auto literal = [&] {
      const Literal variable = variables[random() % count];
      return random() % 2 == 0 ? variable : !variable;
    };
    const auto isTrueIn = [](Literal one, std::uint64_t assignment) {
      return ((assignment >> variableOf(one) & 1) != 0) != isNegated(one);
    };
    for (unsigned question = 0; question < 4; ++question) {
      for (std::size_t added = count; added > 0; --added) {
        std::vector<Literal> clause;
        for (std::size_t size = 1 + random() % 3; size > 0; --size) clause.push_back(literal());
        if (clause.size() == 1 && random() % 4 != 0) clause.push_back(literal());
        solver.addClause(clause);
        clauses.push_back(clause);
      }
      std::vector<Literal> assumptions;
      for (std::size_t size = random() % 3; size > 0; --size) assumptions.push_back(literal());
      bool isPossible = false;
      for (std::uint64_t assignment = 0; assignment < std::uint64_t{1} << count && !isPossible;
           ++assignment) {
        const auto holds = [&](const std::vector<Literal>& clause) {
          return std::ranges::any_of(clause, [&](Literal one) { return isTrueIn(one, assignment); });
        };
        isPossible = std::ranges::all_of(clauses, holds) &&
                     std::ranges::all_of(assumptions, [&](Literal one) { return isTrueIn(one, assignment); });
      }
      REQUIRE(solver.solve(assumptions, plenty) == (isPossible ? Satisfiable::Yes : Satisfiable::No));
      if (!isPossible) continue;
      for (const auto& clause : clauses)
        REQUIRE(std::ranges::any_of(clause, [&](Literal one) { return solver.valueIn(one); }));
      for (const Literal one : assumptions) REQUIRE(solver.valueIn(one));
    }
  }
}

TEST_CASE("what takes more than is allowed is unknown, and known later") {
  // That 8 pigeons do not fit in 7 holes.
  SatSolver solver;
  constexpr std::size_t holes = 7;
  Literal in[holes + 1][holes];
  for (auto& pigeon : in) {
    for (Literal& one : pigeon) one = solver.addVariable();
    solver.addClause(pigeon);
  }
  for (std::size_t hole = 0; hole < holes; ++hole) {
    for (std::size_t i = 0; i <= holes; ++i) {
      for (std::size_t j = 0; j < i; ++j) solver.addClause(std::array{!in[i][hole], !in[j][hole]});
    }
  }
  CHECK(solver.solve({}, 1000) == Satisfiable::Unknown);
  CHECK(solver.solve({}, plenty) == Satisfiable::No);
}

TEST_CASE("sums that do not overflow are compared without a solver") {
  BitTerms terms;
  const Bits s = terms.symbol("s", 32, 16, true), v = terms.symbol("v", 32, 8, true);
  const Bits sum = terms.make(BitOp::Add, s, v);
  CHECK(terms.isFalse(terms.less(sum, v)));
  CHECK(terms.isTrue(terms.lessOrEqual(s, sum)));
  const Bits any = terms.symbol("any", 32, 32, false);
  CHECK_FALSE(terms.isConstant(terms.less(terms.make(BitOp::Add, any, v), v)));
}

// What a path of the library of symbolic values costs, beside the concrete program that it runs through.
//
//   bench_symbolic [PATHS]
//
// `nothing`: ten decisions, and no other work. `hashing`: ten decisions while 1 MB of concrete data is
// hashed.
#include <warrant/symbolic.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using warrant::symbolic;

constexpr int decisions = 10;
constexpr std::size_t megabyte = std::size_t{1} << 20;

// FNV-1a.
std::uint64_t hash(const unsigned char* data, std::size_t size, std::uint64_t state) {
  for (std::size_t i = 0; i < size; ++i) state = (state ^ data[i]) * 0x100000001B3;
  return state;
}

// The program, with its number type: ten decisions with a part of the work between them.
template <class Number>
std::uint64_t program(const std::vector<Number>& inputs, const std::vector<unsigned char>& data) {
  std::uint64_t state = 0xCBF29CE484222325;
  const std::size_t part = data.size() / decisions;
  for (int i = 0; i < decisions; ++i) {
    if (inputs[static_cast<std::size_t>(i)] > i) state += 1;
    state = hash(data.data() + static_cast<std::size_t>(i) * part, part, state);
  }
  return state;
}

template <class F>
double seconds(F run) {
  const auto start = std::chrono::steady_clock::now();
  run();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Microseconds a path.
double ofLibrary(const std::vector<unsigned char>& data, std::size_t paths, std::uint64_t& sum) {
  std::size_t run = 0;
  const double time = seconds([&] {
    while (run < paths) {
      const warrant::report report = warrant::check("bench",
                                                    [&] {
                                                      const std::vector<symbolic<int>> inputs(decisions);
                                                      sum += program(inputs, data);
                                                      warrant::should(inputs[0] == inputs[0]);
                                                    },
                                                    {.paths = paths - run});
      run += report.paths();
    }
  });
  return 1e6 * time / static_cast<double>(run);
}

double ofProgram(const std::vector<unsigned char>& data, std::size_t paths, std::uint64_t& sum) {
  const double time = seconds([&] {
    for (std::size_t path = 0; path < paths; ++path) {
      std::vector<int> inputs(decisions);
      for (int i = 0; i < decisions; ++i)
        inputs[static_cast<std::size_t>(i)] = (path >> i & 1) != 0 ? 100 : -100;
      sum += program(inputs, data);
    }
  });
  return 1e6 * time / static_cast<double>(paths);
}

}  // namespace

int main(int count, char** arguments) {
  const std::size_t paths = count > 1 ? std::strtoul(arguments[1], nullptr, 10) : 1024;
  std::uint64_t sum = 0;
  const std::vector<unsigned char> nothing, data(megabyte, 'w');
  std::printf("nothing: %8.2f us a path\n", ofLibrary(nothing, 10 * paths, sum));
  const double concrete = ofProgram(data, paths, sum), symbolic = ofLibrary(data, paths, sum);
  std::printf("hashing: %8.2f us a path, the program alone %.2f: %.3f times\n", symbolic, concrete,
              symbolic / concrete);
  return sum == 0;
}

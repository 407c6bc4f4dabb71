#include "dap/views/positions.h"

#include <filesystem>
#include <limits>

#include "debug/run.h"
#include "support/utf8.h"

namespace warrant::dap {
namespace {

std::filesystem::path absolutePath(const std::string& path) {
  std::error_code error;
  const std::filesystem::path absolute = std::filesystem::absolute(path, error);
  return (error ? std::filesystem::path(path) : absolute).lexically_normal();
}

struct Character {
  std::size_t bytes;
  std::int64_t units;
};

Character characterAt(std::string_view rest) {
  const auto point = support::decodeUtf8(rest);
  if (!point) return {1, 1};
  return {point->length, point->value > 0xFFFF ? 2 : 1};
}

}  // namespace

std::int64_t unitsIn(std::string_view text) {
  std::int64_t units = 0;
  while (!text.empty()) {
    const Character character = characterAt(text);
    units += character.units;
    text.remove_prefix(character.bytes);
  }
  return units;
}

std::int64_t toUtf16(std::string_view line, std::uint32_t column) {
  std::int64_t units = 1;
  for (; column > 1; --column) {
    const Character character = line.empty() ? Character{0, 1} : characterAt(line);
    units += character.units;
    line.remove_prefix(character.bytes);
  }
  return units;
}

std::size_t byteAt(std::string_view line, std::int64_t units) {
  std::size_t byte = 0;
  while (units > 0 && byte < line.size()) {
    const Character character = characterAt(line.substr(byte));
    units -= character.units;
    byte += character.bytes;
  }
  return byte;
}

std::uint32_t Positions::fromClient(std::int64_t line) const {
  constexpr std::int64_t greatest = std::numeric_limits<std::uint32_t>::max();
  if (line < firstLine || line >= greatest) throw debug::Refused("there is no line " + std::to_string(line));
  return static_cast<std::uint32_t>(line - firstLine + 1);
}

void Positions::add(json& target, const support::SourceFile& file, const support::SourceRange& range) const {
  target["line"] = toClient(range.line);
  target["column"] = toUtf16(file.line(range.line), range.column) - 1 + firstColumn;
  target["endLine"] = toClient(range.endLine);
  target["endColumn"] = toUtf16(file.line(range.endLine), range.endColumn) - 1 + firstColumn;
}

json sourceOf(const ast::Source& source) {
  const std::filesystem::path path = absolutePath(source.file.path);
  json result{{"name", path.filename().string()}, {"path", path.string()}};
  if (source.isLibrary) result["origin"] = "trusted contracts";
  return result;
}

std::optional<std::uint32_t> fileOf(const ast::Program& program, const std::string& path) {
  const std::filesystem::path wanted = absolutePath(path);
  const auto isIt = [&](const ast::Source& source, auto isSame) {
    return isSame(absolutePath(source.file.path), wanted);
  };
  const auto find = [&](auto isSame) -> std::optional<std::uint32_t> {
    for (std::uint32_t file = 0; file < program.sources.size(); ++file) {
      if (isIt(program.sources[file], isSame)) return file;
    }
    return std::nullopt;
  };
  using Path = std::filesystem::path;
  if (const auto file = find([](const Path& one, const Path& other) { return one == other; })) return file;
  return find([](const Path& one, const Path& other) {
    std::error_code error;  // of one that is not there: then it is another one
    return std::filesystem::equivalent(one, other, error);
  });
}

}  // namespace warrant::dap

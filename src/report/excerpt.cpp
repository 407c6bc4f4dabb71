#include "report/excerpt.h"

#include <limits>

#include "report/display.h"

namespace warrant::report {
namespace {

constexpr std::size_t lineEnd = std::numeric_limits<std::size_t>::max();

class ExcerptWriter {
 public:
  ExcerptWriter(std::string& out, const Style& style, std::size_t margin, Tone tone)
      : out_(out), style_(style), margin_(margin), tone_(tone) {}

  void place(std::string_view text) {
    out_.append(margin_, ' ');
    out_ += style_.paint(Tone::Margin, "-->") + " " + std::string(text) + "\n";
  }

  void empty() { out_ += bar("") + "\n"; }

  // The line, and below it the carets and the label.
  void marked(std::uint32_t number, std::string_view line, std::size_t start, std::size_t end,
              std::string_view label) {
    const DisplayedLine shown = displayLine(line, start, end);
    out_ += bar(std::to_string(number)) + " " + shown.text + "\n";
    std::string carets(shown.markWidth, '^');
    if (!label.empty()) carets += " " + std::string(label);
    out_ += bar("") + " " + std::string(shown.markStart, ' ') + style_.paint(tone_, carets) + "\n";
  }

  void elision() { out_ += style_.paint(Tone::Margin, "...") + "\n"; }

 private:
  std::string bar(std::string_view number) const {
    std::string text(margin_ - number.size(), ' ');
    text += number;
    return style_.paint(Tone::Margin, text + " |");
  }

  std::string& out_;
  const Style& style_;
  std::size_t margin_;
  Tone tone_;
};

std::size_t firstNonBlankColumn(std::string_view line) {
  const std::size_t offset = line.find_first_not_of(" \t");
  return offset == std::string_view::npos ? 1 : offset + 1;
}

}  // namespace

std::size_t marginWidth(const support::SourceRange& range) { return std::to_string(range.endLine).size(); }

std::string place(const support::SourceFile& file, const support::SourceRange& range) {
  std::string text = printable(file.path);
  if (range.isKnown()) text += ":" + std::to_string(range.line) + ":" + std::to_string(range.column);
  return text;
}

void appendExcerpt(std::string& out, const Style& style, const support::SourceFile& file,
                   const support::SourceRange& range, std::size_t margin, Tone tone, std::string_view label) {
  ExcerptWriter writer(out, style, margin, tone);
  writer.place(place(file, range));
  if (!range.isKnown()) return;
  writer.empty();
  if (range.endLine <= range.line) {
    writer.marked(range.line, file.line(range.line), range.column, range.endColumn, label);
    return;
  }
  writer.marked(range.line, file.line(range.line), range.column, lineEnd, "");
  if (range.endLine > range.line + 1) writer.elision();
  const std::string_view last = file.line(range.endLine);
  writer.marked(range.endLine, last, firstNonBlankColumn(last), range.endColumn, label);
}

}  // namespace warrant::report

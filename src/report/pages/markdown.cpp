#include "report/pages/markdown.h"

#include <algorithm>
#include <vector>

#include "report/display.h"

namespace warrant::report {
namespace {

constexpr std::string_view codeIndent = "    ";

// A piece of running text: what stands between blanks.
struct Word {
  std::string text;  // painted
  std::size_t width = 0;
};

// Reads running text piece by piece.
class Inline {
 public:
  Inline(std::string_view text, const Style& style) : text_(text), style_(style) {}

  std::vector<Word> words() {
    while (at_ < text_.size()) readNext();
    endWord();
    return std::move(words_);
  }

 private:
  void readNext() {
    const char sign = text_[at_];
    if (sign == '`') {
      isCode_ = !isCode_;
      add(1, Tone::Strong);
    } else if (!isCode_ && text_.substr(at_).starts_with("**") && isMark()) {
      isStrong_ = !isStrong_;
      at_ += 2;
    } else if (sign == ' ' || sign == '\n') {
      endWord();
      ++at_;
    } else if (!isCode_ && sign == '[' && linkEnd() != std::string_view::npos) {
      linkTextEnd_ = text_.find("](", at_);
      linkEnd_ = linkEnd();
      ++at_;
    } else if (!isCode_ && at_ == linkTextEnd_) {
      at_ = linkEnd_ + 1;
    } else {
      add(1, isCode_ || isStrong_ ? Tone::Strong : Tone::Plain);
    }
  }

  // `**` is a conjunction where blanks stand on both sides.
  bool isMark() const {
    const bool isBlankBefore = at_ == 0 || text_[at_ - 1] == ' ';
    const bool isBlankBehind = at_ + 2 >= text_.size() || text_[at_ + 2] == ' ';
    return !(isBlankBefore && isBlankBehind);
  }

  // Where the link that starts here ends, if one does.
  std::size_t linkEnd() const {
    const std::size_t close = text_.find("](", at_);
    if (close == std::string_view::npos ||
        text_.substr(at_ + 1, close - at_ - 1).find('[') != std::string_view::npos)
      return std::string_view::npos;
    return text_.find(')', close);
  }

  void add(std::size_t length, Tone tone) {
    if (tone != tone_) flush();
    tone_ = tone;
    piece_ += text_.substr(at_, length);
    at_ += length;
  }

  void flush() {
    word_.text += style_.paint(tone_, piece_);
    word_.width += displayWidth(piece_);
    piece_.clear();
  }

  void endWord() {
    flush();
    if (word_.width > 0) words_.push_back(std::move(word_));
    word_ = {};
  }

  std::string_view text_;
  const Style& style_;
  std::size_t at_ = 0;
  bool isCode_ = false, isStrong_ = false;
  std::size_t linkTextEnd_ = std::string_view::npos, linkEnd_ = 0;
  Tone tone_ = Tone::Plain;
  std::string piece_;
  Word word_;
  std::vector<Word> words_;
};

// `- ` of an item of a list.
bool isItem(std::string_view line) { return line.starts_with("- "); }

class Layout {
 public:
  Layout(std::size_t width, const Style& style) : width_(width), style_(style) {}

  std::string of(std::string_view markdown) {
    while (!markdown.empty()) {
      const std::size_t end = std::min(markdown.find('\n'), markdown.size());
      addLine(markdown.substr(0, end));
      markdown.remove_prefix(std::min(end + 1, markdown.size()));
    }
    endText();
    return std::move(out_);
  }

 private:
  void addLine(std::string_view line) {
    if (line.starts_with("```")) {
      endText();
      isInsideBlock_ = !isInsideBlock_;
      if (isInsideBlock_ && !out_.empty()) out_ += "\n";
    } else if (isInsideBlock_) {
      addCode(line);
    } else if (line.empty()) {
      endText();
    } else {
      if (isItem(line)) endText();
      text_ += (text_.empty() ? "" : "\n") + std::string(line);
    }
  }

  void addCode(std::string_view line) {
    if (!line.empty()) out_ += codeIndent;
    const std::size_t colon = line.find(": ");
    const bool isError = line.starts_with("error["), isWarning = line.starts_with("warning[");
    if ((isError || isWarning || line.starts_with("note:")) && colon != std::string_view::npos) {
      const Tone tone = isError ? Tone::Error : isWarning ? Tone::Warning : Tone::Note;
      out_ += style_.paint(tone, line.substr(0, colon));
      line.remove_prefix(colon);
    }
    out_ += line;
    out_ += "\n";
  }

  // Writes the paragraph or the item that was read.
  void endText() {
    if (text_.empty()) return;
    const bool item = isItem(text_);
    if (!out_.empty() && !(item && wasItem_)) out_ += "\n";
    wasItem_ = item;
    const std::string_view text = std::string_view(text_).substr(item ? 2 : 0);
    fill(Inline(text, style_).words(), item ? "- " : "");
    text_.clear();
  }

  void fill(const std::vector<Word>& words, std::string_view start) {
    out_ += start;
    std::size_t column = start.size();
    bool isFirst = true;
    for (const Word& word : words) {
      if (!isFirst && column + 1 + word.width > width_) {
        out_ += "\n" + std::string(start.size(), ' ');
        column = start.size();
      } else if (!isFirst) {
        out_ += " ";
        ++column;
      }
      out_ += word.text;
      column += word.width;
      isFirst = false;
    }
    out_ += "\n";
  }

  std::size_t width_;
  const Style& style_;
  std::string out_, text_;
  bool isInsideBlock_ = false, wasItem_ = false;
};

}  // namespace

std::string layOut(std::string_view markdown, std::size_t width, const Style& style) {
  return Layout(width, style).of(markdown);
}

std::string withoutMarks(std::string_view text) {
  const Style plain(false);
  std::string line;
  for (const Word& word : Inline(text, plain).words()) line += (line.empty() ? "" : " ") + word.text;
  return line;
}

}  // namespace warrant::report

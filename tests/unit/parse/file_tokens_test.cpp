// Reading a file in parts finds what reading it at once finds.
#include "parse/scan/file_tokens.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "unit/programs.h"
#include "unit/rounds.h"

namespace warrant::ast {
namespace {

using test::idf;
using test::java;
using warrant::test::rounds;

constexpr std::string_view javaClasses[] = {
    "import java.util.List;\nclass A {\n  int f() { return 1; }\n}\n",
    "//@ predicate p() = true;\nclass B<T extends A> {\n  /*@ predicate p() = acc(this.x); @*/ int x;\n}\n",
    "class C {\n  //@ requires open (c).p();\n  void m() {\n    //@ open (c).p();\n  }\n}\n",
    "class D {\n/*\n}\n*/\n  String s = \"\n}\n",
    "class E {\n  int f(int k) { switch (k) { case 1: return k > 0 ? 1 : 2; default: break; }\n}\n}\n",
    "interface F {\n  /*@ pure int size(); requires true;\n}\n@*/\n}\n",
    "/*@ ghost @*/ @Deprecated(since = \"}\") class G {\n  int[] a = {1, 2};\n  //@ ensures \\result < "
    "2;\n}\n",
    "record H(int x) {\n}\n",
    "class I { Runnable r = () -> {\n};\n  int g(List<List<A>> x) { return x.size() >> 2; }\n}\n",
    "enum K { ONE, TWO; //@ context true;\n}\n//@ ghost int z;\n",
    "class L {\n  //@ given int x;\n  //@ requirs x > 0;\n  void m() { for (int i = 0; i < 3; i++) {\n}\n} "
    "}\n",
    "class \xC3\x84rger {\n  String s = \"\xC3\xA4\xC3\xB6\"; /* \xC3\xBC */ int u;\n}\n",
    "class J {\n  void m() {\n  int n() { return 1; }\n}\n",
    "} ) ]\n/* never closed\n}\n",
};

constexpr std::string_view inlineClasses[] = {
    "class A {\n  int x;\n  predicate p() { return acc(x); }\n}\n",
    "class B {\n  pure int f() requires p() = true; { return x; }\n  void m() { open (c).p(); close p(); "
    "}\n}\n",
    "A a := new A();\nif (a = null) {\n}\nelse {\n}\nassert a \xE2\x89\xA0 null;\n",
    "class C {\n  void m()\n    requires opening p() in x < 3 && f(x < 1, y > (2));\n  { label: while (true) "
    "{\n}\n }\n}\n",
    "// }\n/*\n}\n*/\nclass D {\n  `open` y;\n}\n",
    "class E {\n  boolean b(int k) { forall int i; i > 0;\n}\n}\n",
    "class F {\n  int[] a = { 1 };\n  int g(seq<int> s) { return |s|;\n}\n",
    "(\n}\n",
};

constexpr std::size_t broken =
    2;  // so many at the end have unbalanced brackets, and so has no file with them

std::string randomText(std::mt19937& random, const auto& classes) {
  std::string text;
  const std::size_t known = std::size(classes) - (random() % 4 == 0 ? 0 : broken);
  for (unsigned count = 2 + random() % 6; count > 0; --count) text += classes[random() % known];
  if (random() % 4 == 0) text.erase(random() % text.size(), 1 + random() % 3);
  if (random() % 5 == 0) text.insert(random() % text.size(), 1, "{}()[];\"\n*/@<>"[random() % 14]);
  return text;
}

bool areEqual(const Token& one, const Token& other) {
  return one.text.data() == other.text.data() && one.text == other.text && one.type == other.type &&
         one.index == other.index && one.range() == other.range() && one.annotation == other.annotation &&
         one.isQuoted == other.isQuoted && one.isReported == other.isReported &&
         one.startsComment == other.startsComment;
}

template <class T>
std::vector<T> sorted(std::vector<T> values) {
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

std::vector<std::string> described(Problems problems) {
  std::vector<std::string> all;
  for (const support::Diagnostic& problem : problems.take({}))
    all.push_back(std::to_string(problem.range.line) + ":" + std::to_string(problem.range.column) + " " +
                  problem.message);
  return all;
}

// Whether it was read in several parts.
bool checkParts(const Source& source, std::size_t bytesOfPart) {
  INFO(source.file.text);
  FileTokens whole = readTokens(source, 0, wholeText(source));
  std::vector<FileTokens> parts;
  for (const TextPart& part : cutText(source.file.text, bytesOfPart))
    parts.push_back(readTokens(source, 0, part));
  const bool areSeveral = parts.size() > 1 && std::ranges::all_of(parts, &FileTokens::isWhole);
  FileTokens joined = joinTokens(source, 0, std::move(parts));
  CHECK(std::ranges::equal(joined.tokens, whole.tokens, areEqual));
  CHECK(std::ranges::equal(joined.ambiguousWords, whole.ambiguousWords));
  CHECK(described(std::move(joined.problems)) == described(std::move(whole.problems)));
  CHECK(sorted(joined.forgiven) == sorted(whole.forgiven));
  CHECK(sorted(joined.mentions.declared) == sorted(whole.mentions.declared));
  CHECK(sorted(joined.mentions.names) == sorted(whole.mentions.names));
  CHECK(joined.mentions.paths == whole.mentions.paths);
  CHECK(joined.mentions.packages == whole.mentions.packages);
  return areSeveral;
}

TEST_CASE("a text is cut behind lines that end classes") {
  const std::string text = "class A {\n}\nclass B { }\nclass C {\n}\nclass D {\n}\n";
  const std::vector<TextPart> parts = cutText(text, 1);
  REQUIRE(parts.size() == 4);
  CHECK(text.substr(parts[1].start, parts[1].end - parts[1].start) == "\nclass B { }\nclass C {\n}");
  CHECK(parts[1].line == 2);
  CHECK(parts[2].line == 5);
  CHECK(parts[3].start == parts[2].end);
  CHECK(parts[3].end == text.size());
  CHECK(cutText(text, 1000).size() == 1);
  CHECK(cutText("", 1).size() == 1);
}

TEST_CASE("a file that is read in parts has the tokens and problems of the whole") {
  unsigned several = 0;
  std::mt19937 random(7);
  for (unsigned round = 0; round < rounds(1500); ++round) {
    const std::size_t bytesOfPart = 1 + random() % 60;
    several += checkParts(java(randomText(random, javaClasses)), bytesOfPart) ? 1 : 0;
    several += checkParts(idf(randomText(random, inlineClasses)), bytesOfPart) ? 1 : 0;
  }
  CHECK(several > rounds(300));
}

}  // namespace
}  // namespace warrant::ast

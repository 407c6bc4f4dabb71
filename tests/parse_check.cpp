// Whether files are Java as the parser sees it: parse_check DIRECTORY…  (scripts/check-parser)
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "parse/scan/file_tokens.h"
#include "parse/syntax.h"
#include "support/codes.h"
#include "support/large_stack.h"

namespace {

using namespace warrant;

// Comments that look like annotations of ours are comments to those who wrote them; a sign less moves
// nothing.
void hideAnnotations(std::string& text) {
  for (const std::string_view sign : {"//@", "/*@"}) {
    for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos;) text[at + 2] = ' ';
  }
}

// All problems, and what is not supported among them.
std::vector<support::Diagnostic> parse(const ast::Source& source) {
  ast::Problems problems;
  ast::FileTokens read = ast::readTokens(source, 0, ast::wholeText(source));
  problems.append(std::move(read.problems));
  ast::TokenStream stream(read.tokens);
  ast::SyntaxParser parser(stream, problems);
  while (!stream.current().is(antlr4::Token::EOF)) {
    const std::size_t start = stream.index();
    switch (stream.current().type) {
      case ast::TokenType::SEMICOLON:
        stream.consume();
        break;
      case ast::TokenType::PACKAGE:
      case ast::TokenType::IMPORT:
        parser.skipConstruct(start);
        break;
      default:
        parser.readDeclaration();
        parser.dropTrees();
        if (stream.index() == start) stream.consume();
    }
  }
  return problems.take({});
}

// Whether nothing is wrong with it but that something is not supported.
bool check(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(in), {});
  hideAnnotations(text);
  bool isRight = true;
  for (const support::Diagnostic& problem : parse({{path.string(), std::move(text)}})) {
    if (problem.code == support::codes::unsupported) continue;
    std::printf("%s:%u:%u: %s\n", path.c_str(), problem.range.line, problem.range.column,
                problem.message.c_str());
    isRight = false;
  }
  return isRight;
}

bool isChecked(const std::filesystem::directory_entry& entry) {
  return entry.is_regular_file() && entry.path().extension() == ".java" &&
         entry.path().filename() != "module-info.java";
}

int run(int argc, char** argv) {
  std::size_t files = 0, wrong = 0;
  for (int i = 1; i < argc; ++i) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i])) {
      if (!isChecked(entry)) continue;
      ++files;
      if (!check(entry.path())) ++wrong;
    }
  }
  std::printf("%zu files, %zu of them not parsed\n", files, wrong);
  return wrong == 0 && files > 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  int status = 1;
  support::runOnLargeStack([&] { status = run(argc, argv); });
  return status;
}

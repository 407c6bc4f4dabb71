// Reads one construct after the other from the tokens of a file, with the parser that ANTLR generates.
#pragma once

#include <WarrantParser.h>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "parse/problems.h"
#include "parse/scan/token.h"
#include "parse/scan/token_stream.h"

namespace warrant::ast {

using Grammar = grammar::WarrantParser;

// Deeper nesting is refused: nobody reads it, and each level costs stack here and later.
inline constexpr std::size_t deepestNesting = 1000;

class ErrorStrategy;

// Of one file. The trees it returns live until dropTrees. What is not supported was reported (refuse.h), and
// is UNSUPPORTED_OPERAND or UNSUPPORTED_STATEMENT there.
class SyntaxParser final : public Grammar {
 public:
  SyntaxParser(TokenStream& stream, Problems& problems);

  // Each reads one construct at the stream's place and leaves the stream behind it. nullptr: it is not well
  // formed, which was reported. A statement or clause within that is not well formed is marked (isBroken).
  ClassHeaderContext* readClassHeader();
  MemberContext* readMember();
  // The same where what its clauses say is read later: their expressions are empty as far as it is evident
  // where they end.
  MemberContext* readMemberHead();
  DatatypeContext* readDatatype();
  StatementContext* readStatement();
  ReturnBodyContext* readReturnBody();
  ArgumentsContext* readArguments();
  EnumConstantContext* readEnumConstant();
  DeclarationContext* readDeclaration();  // a class of any kind, as a whole

  void dropTrees();

  TokenStream& stream() { return stream_; }

  // Reports that the token at the stream's place is not the one that must follow.
  void reportUnexpected(std::size_t expected);

  // Moves behind the brace that closes the one at the stream's place; false: the file ends before.
  bool skipBlock();
  // Moves behind the construct that starts at `from` and holds the stream's place: behind a `;` or a block
  // that no bracket encloses, but not over the `}` that encloses it all.
  void skipConstruct(std::size_t from);

 private:
  friend class ErrorStrategy;

  // Called by the generated parser.
  void enterRule(antlr4::ParserRuleContext* context, std::size_t state, std::size_t rule) override;
  void addContextToParseTree() override;
  void markLocalClass() override;
  bool passExpression() override;
  bool isNextTo(antlr4::Token* left, antlr4::Token* right) override;

  template <class Read>
  auto attempt(Read read) -> decltype(read());
  void reportContractBehindMethod();
  bool skipParentheses();
  std::optional<std::size_t> findClauseEnd() const;

  TokenStream& stream_;
  Problems& problems_;
  ErrorStrategy* errors_;                           // which the generated parser owns
  std::vector<antlr4::ParserRuleContext*> nested_;  // the contexts of the rules that are being read
  bool passesClauses_ = false;                      // their expressions are read later
  bool holdsUnsupported_ = false;                   // what is being read, maybe
  std::deque<Token> replaced_;                      // what stands in trees for what is not supported
};

inline bool isBroken(const antlr4::ParserRuleContext* context) {
  return context == nullptr || context->exception != nullptr;
}

}  // namespace warrant::ast

#include "parse/scan/symbols.h"

#include <array>
#include <unordered_set>

#include "parse/scan/token.h"
#include "parse/scan/word_table.h"

namespace warrant::ast {
namespace {

using Keywords = WordTable<std::uint32_t>;

// The words that are no identifiers anywhere, as in Java.
const Keywords& keywords() {
  static const Keywords table = {
      {"this", TokenType::THIS},
      {"super", TokenType::SUPER},
      {"null", TokenType::NULL_LITERAL},
      {"true", TokenType::TRUE_LITERAL},
      {"false", TokenType::FALSE_LITERAL},
      {"new", TokenType::NEW},
      {"instanceof", TokenType::INSTANCEOF},
      {"int", TokenType::INT},
      {"boolean", TokenType::BOOLEAN},
      {"void", TokenType::VOID},
      {"long", TokenType::PRIMITIVE_TYPE},
      {"short", TokenType::PRIMITIVE_TYPE},
      {"byte", TokenType::PRIMITIVE_TYPE},
      {"char", TokenType::PRIMITIVE_TYPE},
      {"float", TokenType::PRIMITIVE_TYPE},
      {"double", TokenType::PRIMITIVE_TYPE},
      {"if", TokenType::IF},
      {"else", TokenType::ELSE},
      {"return", TokenType::RETURN},
      {"while", TokenType::WHILE},
      {"do", TokenType::DO},
      {"for", TokenType::FOR},
      {"break", TokenType::BREAK},
      {"continue", TokenType::CONTINUE},
      {"assert", TokenType::ASSERT},
      {"switch", TokenType::SWITCH},
      {"case", TokenType::CASE},
      {"default", TokenType::DEFAULT},
      {"try", TokenType::TRY},
      {"catch", TokenType::CATCH},
      {"finally", TokenType::FINALLY},
      {"throw", TokenType::THROW},
      {"goto", TokenType::GOTO},
      {"static", TokenType::STATIC},
      {"final", TokenType::FINAL},
      {"abstract", TokenType::ABSTRACT},
      {"native", TokenType::NATIVE},
      {"synchronized", TokenType::SYNCHRONIZED},
      {"public", TokenType::ACCESS_MODIFIER},
      {"private", TokenType::ACCESS_MODIFIER},
      {"protected", TokenType::ACCESS_MODIFIER},
      {"volatile", TokenType::ACCESS_MODIFIER},
      {"transient", TokenType::ACCESS_MODIFIER},
      {"strictfp", TokenType::ACCESS_MODIFIER},
      {"const", TokenType::OTHER_SYMBOL},
      {"class", TokenType::CLASS},
      {"interface", TokenType::INTERFACE},
      {"enum", TokenType::ENUM},
      {"extends", TokenType::EXTENDS},
      {"implements", TokenType::IMPLEMENTS},
      {"throws", TokenType::THROWS},
      {"package", TokenType::PACKAGE},
      {"import", TokenType::IMPORT},
  };
  return table;
}

// Longer signs before their prefixes.
constexpr Symbol symbols[] = {
    {"<=!=>", TokenType::OTHER_SYMBOL, Where::Specification},
    {"<==>", TokenType::EQUIVALENT, Where::Specification},
    {"<==", TokenType::OTHER_SYMBOL, Where::Specification},
    {"|->", TokenType::OTHER_SYMBOL, Where::Specification},
    {"&*&", TokenType::OTHER_SYMBOL, Where::Specification},
    {"-*", TokenType::WAND, Where::Specification},
    {"--*", TokenType::WAND, Where::Specification},
    {"<:", TokenType::OTHER_SYMBOL, Where::Specification},
    {"==>", TokenType::IMPLIES, Where::Specification},
    {"...", TokenType::ELLIPSIS},
    {">>>=", TokenType::ASSIGN_WITH},
    {">>=", TokenType::ASSIGN_WITH},
    {"<<=", TokenType::ASSIGN_WITH},
    {">>>", TokenType::BIT_OPERATOR},
    {">>", TokenType::BIT_OPERATOR},
    {"<<", TokenType::BIT_OPERATOR},
    {"->", TokenType::ARROW},
    {"::", TokenType::CONS, Where::Specification},
    {"::", TokenType::COLON_COLON},
    {":=", TokenType::ASSIGN, Where::InlineDialect},
    {"==", TokenType::EQUAL},
    {"!=", TokenType::NOT_EQUAL},
    {"<=", TokenType::LESS_OR_EQUAL},
    {">=", TokenType::GREATER_OR_EQUAL},
    {"&&", TokenType::AND},
    {"||", TokenType::OR},
    {"**", TokenType::STAR_STAR, Where::Specification},
    {"++", TokenType::INCREMENT},
    {"--", TokenType::DECREMENT},
    {"+=", TokenType::ASSIGN_WITH},
    {"-=", TokenType::ASSIGN_WITH},
    {"*=", TokenType::ASSIGN_WITH},
    {"/=", TokenType::ASSIGN_WITH},
    {"%=", TokenType::ASSIGN_WITH},
    {"&=", TokenType::ASSIGN_WITH},
    {"|=", TokenType::ASSIGN_WITH},
    {"^=", TokenType::ASSIGN_WITH},
    {"..", TokenType::DOT_DOT, Where::Specification},
    {"=", TokenType::EQUAL, Where::InlineDialect},
    {"=", TokenType::ASSIGN},
    {"(", TokenType::LPAREN},
    {")", TokenType::RPAREN},
    {"[", TokenType::LBRACKET},
    {"]", TokenType::RBRACKET},
    {"{", TokenType::LBRACE},
    {"}", TokenType::RBRACE},
    {".", TokenType::DOT},
    {",", TokenType::COMMA},
    {";", TokenType::SEMICOLON},
    {"?", TokenType::QUESTION},
    {":", TokenType::COLON},
    {"<", TokenType::LESS},
    {">", TokenType::GREATER},
    {"*", TokenType::STAR},
    {"/", TokenType::SLASH},
    {"%", TokenType::PERCENT},
    {"+", TokenType::PLUS},
    {"-", TokenType::MINUS},
    {"!", TokenType::NOT},
    {"~", TokenType::COMPLEMENT},
    {"&", TokenType::BIT_OPERATOR},
    {"|", TokenType::BIT_OPERATOR},
    {"^", TokenType::BIT_OPERATOR},
    {"∗", TokenType::STAR, Where::Specification, "*"},  // as they are in the text of a printed page
    {"−", TokenType::MINUS, Where::Specification, "-"},
    {"≠", TokenType::NOT_EQUAL, Where::Specification},
    {"≤", TokenType::LESS_OR_EQUAL, Where::Specification},
    {"≥", TokenType::GREATER_OR_EQUAL, Where::Specification},
    {"∧", TokenType::AND, Where::Specification},
    {"∨", TokenType::OR, Where::Specification},
    {"¬", TokenType::NOT, Where::Specification},
    {"⇒", TokenType::IMPLIES, Where::Specification},
    {"∀*", TokenType::FORALL, Where::Specification},  // before the next one
    {"∀", TokenType::FORALL, Where::Specification},
    {"∃", TokenType::FORALL, Where::Specification},
    {"…", TokenType::ELLIPSIS, Where::Specification},
};

// For each first byte, where its symbols are in `symbols`.
class SymbolTable {
 public:
  SymbolTable() {
    for (std::uint8_t i = 0; i < std::size(symbols); ++i) {
      indices_[static_cast<unsigned char>(symbols[i].text[0])].push_back(i);
    }
  }

  const Symbol* find(std::string_view text, Where where) const {
    for (const std::uint8_t i : indices_[static_cast<unsigned char>(text[0])]) {
      const bool isAlone = symbols[i].text.size() == 1;  // the first byte is all of it
      if (where >= symbols[i].where && (isAlone || text.starts_with(symbols[i].text))) return &symbols[i];
    }
    return nullptr;
  }

 private:
  std::array<std::vector<std::uint8_t>, 256> indices_;
};

}  // namespace

const Symbol* findSymbol(std::string_view text, Where where) {
  static const SymbolTable table;
  return table.find(text, where);
}

std::uint32_t reservedWordType(std::string_view word) {
  const std::uint32_t* const type = keywords().find(word);
  return type == nullptr ? 0 : *type;
}

bool isWordOfJml(std::string_view name) {
  static const std::unordered_set<std::string_view> words = {"sum",           "product",
                                                             "num_of",        "max",
                                                             "min",           "typeof",
                                                             "type",          "elemtype",
                                                             "fresh",         "nonnullelements",
                                                             "not_modified",  "not_assigned",
                                                             "pre",           "let",
                                                             "lbl",           "lblneg",
                                                             "lblpos",        "array",
                                                             "matrix",        "pointer",
                                                             "pointer_index", "ltid",
                                                             "gtid",          "polarity_dependent",
                                                             "inv",           "invariant_for",
                                                             "bigint",        "real",
                                                             "locset",        "seq",
                                                             "map",           "free",
                                                             "set_minus",     "intersect",
                                                             "set_union",     "disjoint",
                                                             "subset",        "new_elems_fresh",
                                                             "singleton",     "reach",
                                                             "values",        "index",
                                                             "perm",          "vcmp",
                                                             "vrep",          "lockset",
                                                             "TYPE",          "is_initialized"};
  return words.contains(name);
}

std::vector<std::string_view> reservedWords() {
  std::vector<std::string_view> all;
  for (const auto& [word, type] : keywords()) all.push_back(word);
  return all;
}

}  // namespace warrant::ast

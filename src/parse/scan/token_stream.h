// The tokens of one file, as the generated parser reads them.
#pragma once

#include <WarrantParser.h>

#include <string>
#include <vector>

#include "parse/scan/token.h"

namespace warrant::ast {

class TokenStream final : public antlr4::TokenStream {
 public:
  explicit TokenStream(std::vector<Token>& tokens) : tokens_(tokens) {}

  Token& at(std::size_t index) const { return tokens_[std::min(index, tokens_.size() - 1)]; }
  Token& current() const { return at(position_); }

  void consume() override { ++position_; }
  std::size_t LA(ssize_t distance) override { return ahead(distance).getType(); }
  antlr4::Token* LT(ssize_t distance) override {
    return distance < 0 && position_ == 0 ? nullptr : &ahead(distance);
  }
  antlr4::Token* get(std::size_t index) const override { return &at(index); }
  std::size_t index() override { return position_; }
  void seek(std::size_t index) override { position_ = index; }
  std::size_t size() override { return tokens_.size(); }

  ssize_t mark() override { return 0; }
  void release(ssize_t) override {}
  std::string getSourceName() const override { return {}; }
  antlr4::TokenSource* getTokenSource() const override { return nullptr; }
  std::string getText(const antlr4::misc::Interval&) override { return {}; }
  std::string getText() override { return {}; }
  std::string getText(antlr4::RuleContext*) override { return {}; }
  std::string getText(antlr4::Token*, antlr4::Token*) override { return {}; }

 private:
  Token& ahead(ssize_t distance) const {
    return at(position_ + static_cast<std::size_t>(distance > 0 ? distance - 1 : distance));
  }

  std::vector<Token>& tokens_;
  std::size_t position_ = 0;
};

}  // namespace warrant::ast

// Which types the symbols of a call have: those that their places ask for. What else is wrong with the call,
// the resolver says of it when it stands in the program.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "explore/call.h"
#include "explore/tokens.h"

namespace warrant::explore {

class Typing {
 public:
  Typing(const ast::Program& program, std::vector<CallToken> tokens)
      : program_(program), tokens_(std::move(tokens)) {}

  Call read();

 private:
  using Callees = std::vector<const ast::MethodDecl*>;
  // An operand. Of a symbol that stands alone its place decides the type; of others it may be known.
  struct Operand {
    std::string symbol;  // empty: it is none
    std::string type;    // empty: it is not known
  };

  const CallToken& at(std::size_t ahead = 0) const;
  const CallToken& take();
  void expect(std::string_view sign);

  void readMember();
  void readMemberOf(const std::string& type);
  // `wanted`: the type that the place asks for; empty: it is not known.
  void readExpression(const std::string& wanted);
  void readOperation(std::vector<Operand>& operands, std::vector<std::string_view>& signs,
                     const std::string& wanted);
  void settleOperands(const std::vector<Operand>& operands, const std::vector<std::string_view>& signs,
                      const std::string& wanted);
  Operand readOperand(const std::string& wanted);
  Operand readPrimary(const std::string& wanted);
  Operand readGroup(const std::string& wanted);
  Operand readSymbol();
  Operand readNew();
  Operand readPath();
  void readSelectors();
  void readInitializer(const std::string& array);
  void readArguments(const Callees& callees);
  std::string readType();

  void settle(const Operand& operand, const std::string& type);
  bool isCast() const;
  std::size_t countArguments() const;  // of the parenthesis that is next
  // With its package or without; nullptr: there is none. Throws Refused where that does not tell which.
  const ast::ClassDecl* findClass(std::string_view name) const;
  // Of the object that a static field holds; nullptr: it is no such field.
  const ast::ClassDecl* classOfField(std::string_view path) const;
  // Those that take as many arguments as follow. Throws Refused where there are none.
  Callees calleesOf(const ast::ClassDecl& declaration, std::string_view name, bool areConstructors) const;

  const ast::Program& program_;
  const std::vector<CallToken> tokens_;
  std::size_t next_ = 0;
  Call call_;
};

}  // namespace warrant::explore

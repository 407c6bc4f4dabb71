#include "explore/coverage.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "ast/walk.h"

namespace warrant::explore {

using Json = nlohmann::ordered_json;

namespace {

// Visits the conditions whose ways are branches, where the code of the statement itself has them.
template <class Visit>
void forEachCondition(const ast::Statement& statement, Visit visit) {
  const auto within = [&](const ast::Expression& e) {
    ast::forEachExpression(e, [&](const ast::Expression& part) {
      if (const auto* const binary = std::get_if<ast::Binary>(&part.node)) {
        if (binary->op == ast::BinaryOperator::And || binary->op == ast::BinaryOperator::Or)
          visit(*binary->left);
      }
      if (const auto* const choice = std::get_if<ast::Conditional>(&part.node)) visit(*choice->condition);
    });
  };
  if (const auto* const choice = std::get_if<ast::If>(&statement.node)) visit(*choice->condition);
  const auto* const loop = std::get_if<ast::Loop>(&statement.node);
  if (loop != nullptr && loop->condition != nullptr) visit(*loop->condition);
  const bool isAssertion = std::holds_alternative<ast::Assert>(statement.node);
  ast::forEachOperand(statement, within, [&](const ast::Assertion& assertion) {
    if (isAssertion) ast::forEachExpression(assertion, within);
  });
}

std::string linesOf(const CoverageReport& report, const ast::Program& program) {
  const bool isAlone = std::ranges::all_of(
      report.missing, [&](const auto& one) { return one.range.file == report.missing.front().range.file; });
  std::string text;
  std::set<std::string> named;  // several in one line are named once
  for (const CoverageReport::Missing& one : report.missing) {
    const std::string line = std::to_string(one.range.line);
    std::string place = isAlone ? "line " + line : program.sources[one.range.file].file.path + ":" + line;
    if (one.isBranch) place += one.isTrue ? " when true" : " when false";
    if (named.insert(place).second) text += (text.empty() ? "" : ", ") + place;
  }
  return text;
}

}  // namespace

CoverageReport reportOf(const symbex::Covered& covered) {
  CoverageReport report;
  const auto addBranch = [&](const ast::Expression& condition, bool isTrue) {
    ++report.allBranches;
    if ((isTrue ? covered.held : covered.failed).contains(&condition))
      ++report.branches;
    else
      report.missing.push_back({condition.range, true, isTrue});
  };
  for (const ast::MethodDecl* const method : covered.methods) {
    if (method->body == nullptr || method->isImplicit) continue;
    ast::forEachStatementOfCode(*method->body, [&](const ast::Statement& statement) {
      if (std::holds_alternative<ast::Block>(statement.node) || ast::isAnnotation(statement)) return;
      ++report.allStatements;
      if (covered.statements.contains(&statement))
        ++report.statements;
      else
        report.missing.push_back({statement.range});
      std::set<const ast::Expression*> seen;
      forEachCondition(statement, [&](const ast::Expression& condition) {
        const bool isConstant = std::holds_alternative<ast::BooleanLiteral>(condition.node);
        if (isConstant || !seen.insert(&condition).second) return;
        for (const bool isTrue : {true, false}) addBranch(condition, isTrue);
      });
    });
  }
  std::ranges::sort(report.missing, {}, [](const CoverageReport::Missing& one) {
    return std::tuple(one.range, one.isBranch, !one.isTrue);
  });
  return report;
}

std::string toText(const CoverageReport& report, const ast::Program& program) {
  std::string text = "statements " + std::to_string(report.statements) + " of " +
                     std::to_string(report.allStatements) + ", branches " + std::to_string(report.branches) +
                     " of " + std::to_string(report.allBranches);
  if (!report.missing.empty()) text += "; not covered: " + linesOf(report, program);
  return text;
}

Json toJson(const CoverageReport& report, const ast::Program& program) {
  Json json{{"statements", {{"covered", report.statements}, {"all", report.allStatements}}},
            {"branches", {{"covered", report.branches}, {"all", report.allBranches}}},
            {"uncovered", Json::array()}};
  for (const CoverageReport::Missing& one : report.missing) {
    Json place{{"path", program.sources[one.range.file].file.path}, {"line", one.range.line}};
    if (one.isBranch) place["branch"] = one.isTrue;
    json["uncovered"].push_back(std::move(place));
  }
  return json;
}

}  // namespace warrant::explore

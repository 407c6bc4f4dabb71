// Verifying members (paper, 3.5): contracts are well-defined, bodies satisfy them.
#pragma once

#include <memory>
#include <string>

#include "symbex/members/entry.h"
#include "symbex/members/subject.h"
#include "symbex/part.h"

namespace warrant::symbex {

class Creation;
class Exceptions;
class Overriding;
class Recorder;
class Reports;
class Rules;
class Start;
class Termination;
class Ghost;

// Whether some state was found that satisfies a contract; where it became impossible on the last path that
// did.
struct Satisfaction {
  bool isFound = false;
  support::SourceRange contradiction;
};

class Members : public Part {
 public:
  explicit Members(Parts& parts);

  Verdict verify(const ast::MethodDecl& method);
  Verdict verify(const ast::PredicateDecl& predicate);
  Verdict verify(const InheritedMember& inherited);
  Verdict verify(const SuperCall& call);

 private:
  bool isCheckedAtEntry(const ast::MethodDecl& method) const;
  Verdict verifyContract(const ast::MethodDecl& method);
  // `isOpen`: so far nothing of the contract was checked (isCheckedAtEntry).
  Verdict verifyBody(const ast::MethodDecl& method, bool isOpen = false);
  Verdict checkRefuted(const ast::Statement& body, Verdict ofBody);
  Verdict verifyPureBody(const ast::MethodDecl& method);
  Verdict runBody(SymbolicState s, const ast::MethodDecl& method);
  // Of the body, at that place.
  Verdict exit(SymbolicState s, const ast::MethodDecl& method, const Frame& entry,
               support::SourceRange range);
  // Produces the clauses and hands on the states that satisfy them.
  Verdict produceNoting(SymbolicState s, Clauses clauses, Satisfaction& satisfaction, Then then);
  // `before` may be left out: what satisfies the postcondition tells, too.
  Verdict produceContract(const ast::MethodDecl& method, Satisfaction* before, Satisfaction& after);
  // `end`: of what cannot be satisfied, where it is not known which part of it is to blame.
  void warnIfVacuous(const Satisfaction& satisfaction, support::SourceRange end);

  Creation& creation_;
  Entry& entry_;
  Exceptions& exceptions_;
  Ghost& ghost_;
  Overriding& overriding_;
  Recorder& recorder_;
  Reports& reports_;
  Rules& rules_;
  Start& start_;
  Termination& termination_;
  bool isVacuous_ = false;  // no state satisfies the precondition
};

// Verifies members one after the other: each in a run of its own, in the same workspace. For one thread.
class MemberVerifier {
 public:
  explicit MemberVerifier(std::shared_ptr<const Subject> subject);

  MemberResult verify(const ast::MethodDecl& method);
  MemberResult verify(const ast::PredicateDecl& predicate);
  MemberResult verify(const InheritedMember& inherited);
  // Whether what the call runs verifies for objects of any class below, of which nothing is known, and
  // nothing is to be said of that.
  bool isVerifiedBelow(const SuperCall& call);

 private:
  struct Outcome {
    MemberResult result;
    bool isCut;
    bool dependsOnJoins;  // without merged branches it may be another one
  };
  using Check = support::FunctionRef<Verdict(Members&)>;
  // Runs the checks of a member: without merged branches too where it is not verified, and once more where
  // there is something to explain.
  MemberResult run(const std::string& name, const MemberResult& member, Check check);
  Outcome runOnce(const std::string& name, const MemberResult& member, const RunMode& mode, Check check);

  const std::shared_ptr<const Subject> subject_;
  const Options& options_;
  std::shared_ptr<Workspace> workspace_ = std::make_shared<Workspace>();
};

}  // namespace warrant::symbex

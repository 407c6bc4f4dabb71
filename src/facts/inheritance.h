// What has to be verified again for a class that inherits it: bodies whose `this` may mean something else
// there, and contracts that stand in for others there.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "facts/hierarchy.h"

namespace warrant::symbex {

// A body as a call by `super` runs it, and the class as which its contract is read.
struct SuperCall {
  const ast::MethodDecl* method;
  const ast::ClassDecl* superclass;
  friend bool operator==(const SuperCall&, const SuperCall&) = default;
};

// A method or constructor of a class above, as the objects of a class run it.
struct InheritedMember {
  const ast::MethodDecl* method;
  const ast::ClassDecl* declaration;  // the class of `this`
  bool runs = false;                  // the body is verified, with the contract that callers see
  // The body is verified for calls by `super`, with the contract read as each of these classes defines it.
  std::vector<const ast::ClassDecl*> superclasses = {};
  std::vector<const ast::MethodDecl*> overridden = {};  // whose contracts its own must refine there
};

class Inheritance {
 public:
  Inheritance(const ast::Program& program, const Hierarchy& hierarchy);

  // In the order of the classes, and of the members' text.
  const std::vector<InheritedMember>& members() const { return members_; }
  // What the method, in its own class, must refine.
  std::vector<const ast::MethodDecl*> overridden(const ast::MethodDecl& method) const {
    return overriddenIn(method, *method.owner, alikeAbove(*method.owner));
  }
  // The classes for which the body of the method is verified, its own first.
  std::vector<const ast::ClassDecl*> verifiedFor(const ast::MethodDecl& method) const;

 private:
  // Each once, in the order in which they were added.
  class SuperCalls {
   public:
    void add(const SuperCall& call) {
      if (known_.insert(call).second) calls_.push_back(call);
    }
    bool contains(const SuperCall& call) const { return known_.contains(call); }
    const std::vector<SuperCall>& all() const { return calls_; }

   private:
    struct Hash {
      std::size_t operator()(const SuperCall& call) const {
        return call.method->index * std::size_t{0x9E3779B97F4A7C15} + call.superclass->index;
      }
    };
    std::vector<SuperCall> calls_;
    std::unordered_set<SuperCall, Hash> known_;
  };
  // The classes above a class that agree with it: what was verified for them holds for it, too.
  using Alike = std::vector<const ast::ClassDecl*>;

  void addMembers(const ast::ClassDecl& declaration);
  Alike alikeAbove(const ast::ClassDecl& declaration) const;
  bool isCovered(const ast::MethodDecl& method, const Alike& alike) const;
  bool isCovered(const SuperCall& call, const ast::ClassDecl& declaration, const Alike& alike) const;
  std::vector<const ast::MethodDecl*> familyAbove(const ast::MethodDecl& method,
                                                  const ast::ClassDecl& declaration) const;
  std::vector<const ast::MethodDecl*> overriddenIn(const ast::MethodDecl& method,
                                                   const ast::ClassDecl& declaration,
                                                   const Alike& alike) const;
  // What objects of exactly that class run by `super`, in their own methods and in inherited ones.
  SuperCalls superCalls(const ast::ClassDecl& declaration);
  const SuperCalls& callsIn(const ast::MethodDecl& method);
  void addConstruction(const ast::ClassDecl& declaration, SuperCalls& calls) const;
  static void addCalls(const ast::Statement& statement, SuperCalls& calls);
  static void addCalls(const ast::Expression& expression, SuperCalls& calls);

  const Hierarchy& hierarchy_;
  const ast::ClassDecl* object_ = nullptr;
  std::vector<InheritedMember> members_;
  std::unordered_map<const ast::MethodDecl*, SuperCalls> callsIn_;
  std::unordered_map<const ast::ClassDecl*, SuperCalls> superCalls_;  // those that are verified there
  std::unordered_map<const ast::MethodDecl*, std::vector<const ast::ClassDecl*>> verifiedFor_;
};

}  // namespace warrant::symbex

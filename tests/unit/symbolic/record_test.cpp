// What check() reports of claims about records, references to them and sets of them.
#include <doctest/doctest.h>
#include <warrant/symbolic.h>

#include <array>
#include <stdexcept>

namespace warrant {
namespace {

enum class Access { everybody, owner };

struct User {
  symbolic<std::string> name;
  symbolic<bool> isAdmin;
};
struct Opportunity {
  symbolic<std::string> access;
  symbolic<User> owner;
};
struct Contact {
  symbolic<int> id;
  table<Opportunity> opportunities;
  symbolic<User> owner;
};
struct Manager : User {
  symbolic<int> level;
};
struct Settings {
  int version = 3;  // nothing symbolic
  symbolic<Access> access;
  std::array<symbolic<short>, 2> limits;
  symbolic<int> fixed = 7;
};

// Figure of section 2 of the paper.
const auto rubicon = [](auto shown) {
  return check("should not display other users' private opportunities", [&] {
    forall<User>([&](const User& u) {
      forall<Contact>([&](const Contact& c) {
        forall<Opportunity>([&](const Opportunity& o) {
          implies(o.access == "private" && o.owner != u, [&] { should_not(shown(u, c).includes(o)); });
        });
      });
    });
  });
};

TEST_CASE("Rubicon's specification fails with the record that shows it, and holds once there is a check") {
  const report leaks = rubicon([](const User&, const Contact& c) { return c.opportunities; });
  CHECK(leaks.outcome() == outcome::refuted);
  CHECK(leaks.condition() ==
        "all u: User, c: Contact, o: Opportunity | o.access = \"private\" and u != o.owner implies not (o in "
        "c.opportunities)");
  CHECK(leaks.counterexample()["o"].starts_with("Opportunity{access = \"private\", owner = User"));
  CHECK(leaks.counterexample()["c"].find("opportunities = {o}") != std::string::npos);
  CHECK(rubicon([](const User& u, const Contact& c) {
          return c.opportunities.where(
              [&](const Opportunity& o) { return o.access != "private" || o.owner == u; });
        }).verified());
}

TEST_CASE("members are called by their names") {
  const report report = check("", [] {
    const Settings& settings = *forall<symbolic<Settings>>("s");
    should(settings.access == Access::owner && settings.limits[1] > 5 && settings.version == 3);
    should(settings.fixed == 7);
  });
  REQUIRE(report.failures().size() == 1);
  CHECK(report.counterexample()["s"] == "Settings{access = 0, limits = 0, limits = 0}");
}

TEST_CASE("a record may be local to a function") {
  struct Local {
    symbolic<int> balance;
    symbolic<bool> frozen;
  };
  const report report =
      check("", [] { forall<Local>([](const Local& l) { should(l.frozen || l.balance > 2); }); });
  const bool hasNames = !detail::name_of_member<User, 0>().empty();  // as the compiler is
  CHECK(report.counterexample()["l"] ==
        (hasNames ? "Local{balance = 0, frozen = false}" : "Local{0 = 0, 1 = false}"));
}

TEST_CASE("a record may have a base, and be made of records") {
  const report report = check("", [] {
    forall<Manager, User>(
        [](const Manager& m, const User& u) { should(m.level != 3 || m.isAdmin || u.isAdmin); });
  });
  CHECK(report.outcome() == outcome::refuted);
  CHECK(report.counterexample()["m"] == "Manager{0 = \"\", 1 = false, 2 = 3}");
}

TEST_CASE("equal references have equal members") {
  CHECK(check("", [] {
          const symbolic<User> u, v;
          implies(u == v, [&] { should(u->name == v->name && u->isAdmin == v->isAdmin); });
          implies(u->name != v->name, u != v);
        }).verified());
  const report report = check("", [] {
    const auto u = forall<symbolic<User>>("u"), v = forall<symbolic<User>>("v");
    implies(u->name == v->name, u == v);
  });
  CHECK(report.outcome() == outcome::refuted);
  CHECK(check("", [] {
          const symbolic<Opportunity> o, p;
          implies(o == p && p->owner->isAdmin, o->owner->isAdmin);
        }).verified());
}

TEST_CASE("texts are equal or not") {
  const report report = check("", [] {
    const symbolic<std::string> s = forall<std::string>("s"), t = forall<std::string>("t");
    should(s == "a" || s == std::string("b") || s == t);
  });
  REQUIRE(report.outcome() == outcome::refuted);
  CHECK(report.counterexample()["s"] != "\"a\"");
  CHECK(report.counterexample()["s"] != report.counterexample()["t"]);
  CHECK(check("", [] {
          const symbolic<std::string> s;
          implies(s == "a", s != "b");
        }).verified());
}

TEST_CASE("a record that is given by value, by reference or as a reference is arbitrary") {
  CHECK(!check("", [] { forall<User>([](User u) { should(u.isAdmin); }); }).verified());
  CHECK(!check("", [] { forall<User>([](User& u) { should(u.isAdmin); }); }).verified());
  CHECK(!check("", [] { forall<User>([](auto u) { should(u.isAdmin); }); }).verified());
  CHECK(!check("", [] { forall<User>([](symbolic<User> u) { should(u->isAdmin); }); }).verified());
  CHECK(!check("", [] { should(forall<User>().isAdmin); }).verified());
  CHECK(!check("", [] { should(User().isAdmin); }).verified());  // default-made: fresh
  CHECK(check("", [] {
          User u;
          u.isAdmin = true;
          const User copy = u;
          should(copy.isAdmin && copy.name == u.name);
        }).verified());
}

TEST_CASE("a copy is no record of the check") {
  const report report = check("", [] {
    forall<User>([](User copy) {
      const symbolic<User> u = copy;
      should(u == u);
    });
  });
  CHECK(report.outcome() == outcome::unknown);
  CHECK(report.reason().find("by reference, not as copies") != std::string::npos);
}

TEST_CASE("sets of records: queries, what is in them, and claims about all that is") {
  const report report = check("", [] {
    const table<User> users("users"), others("others");
    const table<User> admins = users.where([](const User& u) { return u.isAdmin; });
    forall(admins, [&](const User& u) {
      should(u.isAdmin);
      should(users.includes(u));
      should((users | others).includes(u));
      should_not((others - users).includes(u));
      implies(others.includes(u), [&] { should((admins & others).includes(u)); });
    });
    should(admins.all([](const User& u) { return u.isAdmin; }));
    should(table<User>::none().empty());
    implies(users.empty(), admins.empty());
    implies(admins.any([](const User& u) { return u.name == "root"; }), !users.empty());
  });
  CHECK(report.verified());

  const warrant::report wrong = check("", [] {
    const table<User> users("users");
    should(users.any([](const User& u) { return u.isAdmin; }) ||
           users.all([](const User& u) { return u.name == "guest"; }));
  });
  CHECK(wrong.outcome() != outcome::verified);
}

TEST_CASE("a query may fork, and its forks are joined") {
  const report report = check("", [] {
    const table<Opportunity> all("all");
    const symbolic<User> u;
    const table<Opportunity> shown = all.where([&](const Opportunity& o) {
      if (o.access == "public") return symbolic<bool>(true);
      if (u->isAdmin) return o.access != "secret";
      return o.owner == u;
    });
    const symbolic<Opportunity> o;
    implies(shown.includes(o) && o->access == "secret", o->owner == u && !u->isAdmin);
  });
  CHECK(report.verified());
  CHECK(report.paths() == 1);
}

TEST_CASE("what a condition claims or throws counts") {
  CHECK(!check("", [] {
           table<User>("users").all([](const User& u) {
             should(u.isAdmin);
             return true;
           });
         }).verified());
  CHECK(check("", [] {
          table<User>("users").where([](const User& u) { return u.isAdmin; }).all([](const User& u) {
            should(u.isAdmin);
            return true;
          });
        }).verified());
  const report throwing = check("", [] {
    const symbolic<int> i = forall<int>("i");
    const auto users = table<User>("users").where([&](const User& u) {
      if (i == 5 && !u.isAdmin) throw std::runtime_error("five");
      return u.isAdmin;
    });
    if (i > 0) should(users.includes(forall<symbolic<User>>("u")) || true);
  });
  REQUIRE(throwing.outcome() == outcome::refuted);
  CHECK(throwing.counterexample()["i"] == "5");
}

TEST_CASE("an exception that leaves a condition cannot be passed over by catching it") {
  const report report = check("", [] {
    const symbolic<int> i = forall<int>("i");
    try {
      should(forall<int>([&](auto j) {
               if (j == i) throw 17;
               return j != i;
             }) &&
             i == 3);
    } catch (...) {
    }
  });
  CHECK(!report.verified());
}

TEST_CASE("what a condition makes is not one value") {
  const report report = check("", [] {
    const table<User> users;
    should(users.all([](const User&) { return symbolic<int>() == 0; }));
  });
  CHECK(report.outcome() == outcome::unknown);
  CHECK(report.reason().find("within a condition") != std::string::npos);
  const warrant::report supposing = check("", [] {
    symbolic<bool>(table<User>().all([](const User& u) {
      suppose(u.isAdmin && !u.isAdmin);
      return true;
    }));
    should(false);
  });
  CHECK(!supposing.verified());
}

}  // namespace
}  // namespace warrant

// A specification within a doctest case.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include "customers.h"

#include <doctest/doctest.h>

TEST_CASE("a manager sees every opportunity of a contact") {
  const warrant::report report = warrant::check("a manager sees all", [] {
    warrant::forall<User>([](const User& u) {
      warrant::suppose(u.is_manager);
      warrant::forall<Contact>([&](const Contact& c) {
        const Page page = Controller(u).show(c);
        CHECK(!page.is_denied);  // on each path
        warrant::forall(c.opportunities,
                        [&](const Opportunity& o) { warrant::should(page.opportunities.includes(o)); });
      });
    });
  });
  CAPTURE(report);
  CHECK(report.verified());
}

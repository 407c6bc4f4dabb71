// Specifications of the customer database: each is run for all users, contacts and opportunities at once.
#include <iostream>

#include "customers.h"

using warrant::forall;
using warrant::implies;
using warrant::should;
using warrant::should_not;

namespace {

using Show = Page (Controller::*)(const Contact&) const;

// The specification of the paper, section 2.
warrant::report private_opportunities(Show show) {
  return warrant::check("should not display other users' private opportunities", [&] {
    forall<User>([&](const User& u) {
      forall<Contact>([&](const Contact& c) {
        forall<Opportunity>([&](const Opportunity& o) {
          const Page page = (Controller(u).*show)(c);
          implies(o.access == "private" && o.owner != u && !u.is_manager,
                  [&] { should_not(page.opportunities.includes(o)); });
        });
      });
    });
  });
}

// Others that hold.
warrant::report nothing_of_others() {
  return warrant::check("should display nothing that is not the contact's", [] {
    forall<User>([](const User& u) {
      forall<Contact>([&](const Contact& c) {
        forall(Controller(u).show(c).opportunities,
               [&](const Opportunity& o) { should(c.opportunities.includes(o)); });
      });
    });
  });
}

warrant::report own_opportunities() {
  return warrant::check("should display all of one's own opportunities", [] {
    forall<Contact>([](const Contact& c) {
      forall(c.opportunities, [&](const Opportunity& o) {
        const Page page = Controller(*o.owner).show(c);
        if (!page.is_denied) should(page.opportunities.includes(o));
      });
    });
  });
}

warrant::report commissions() {
  return warrant::check("should pay more for more", [] {
    forall<User>([](const User& u) {
      forall<Opportunity>("o", [&](const Opportunity& o) {
        forall<Opportunity>("p", [&](const Opportunity& p) {
          const auto less = Controller(u).commission(o), more = Controller(u).commission(p);
          implies(o.amount <= p.amount, less <= more);
        });
      });
    });
  });
}

}  // namespace

int main() {
  std::cout << "Without a check of the opportunities:\n"
            << private_opportunities(&Controller::show_unchecked);
  std::cout << "\nWith one:\n" << private_opportunities(&Controller::show);
  std::cout << '\n';
  for (const auto specification : {nothing_of_others, own_opportunities, commissions}) {
    const warrant::report report = specification();
    std::cout << (report.verified() ? "holds  " : "fails  ") << report.name() << '\n';
  }
}

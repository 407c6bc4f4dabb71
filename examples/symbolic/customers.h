// A small customer database, after the one in which Near and Jackson's Rubicon found a leak: contacts have
// opportunities, and both may be private to their owners.
#pragma once

#include <warrant/symbolic.h>

#include <string>

struct User {
  warrant::symbolic<std::string> name;
  warrant::symbolic<bool> is_manager;
};

struct Opportunity {
  warrant::symbolic<std::string> access;  // "public" or "private"
  warrant::symbolic<User> owner;
  warrant::symbolic<int> amount;
};

struct Contact {
  warrant::symbolic<std::string> access;
  warrant::symbolic<User> owner;
  warrant::table<Opportunity> opportunities;
};

// What a page shows.
struct Page {
  bool is_denied = false;
  warrant::table<Opportunity> opportunities = warrant::table<Opportunity>::none();
};

class Controller {
 public:
  explicit Controller(const User& current) : current_(current) {}

  template <class Record>
  warrant::symbolic<bool> may_see(const Record& record) const {
    return record.access != "private" || record.owner == current_ || current_.is_manager;
  }

  // Checks the contact, and shows all that hangs on it.
  Page show_unchecked(const Contact& contact) const {
    if (!may_see(contact)) return {.is_denied = true};
    return {.opportunities = contact.opportunities};
  }

  // A query runs its condition later, so that it keeps a copy of the controller.
  Page show(const Contact& contact) const {
    if (!may_see(contact)) return {.is_denied = true};
    return {.opportunities =
                contact.opportunities.where([*this](const Opportunity& o) { return may_see(o); })};
  }

  // The commission for an opportunity, in hundredths; large ones count for more.
  warrant::symbolic<int> commission(const Opportunity& opportunity) const {
    if (opportunity.amount <= 0) return 0;
    if (opportunity.amount > 10'000) return 500 + (opportunity.amount - 10'000) / 10;
    return opportunity.amount / 20;
  }

 private:
  const User& current_;
};

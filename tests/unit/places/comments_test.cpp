// Annotations of a text.
#include "places/comments.h"

#include <doctest/doctest.h>

#include <string>

namespace warrant::places {
namespace {

TEST_CASE("a place knows the annotation around it") {
  const std::string text = "x; // no\n//@ open p(); close p();\n\"//@ \" y /*@ z @*/";
  CHECK_FALSE(annotationAt(text, 5).isAround);
  CHECK(annotationAt(text, text.find("open")).isFirst);
  CHECK(annotationAt(text, text.find("close")).isAround);
  CHECK_FALSE(annotationAt(text, text.find("close")).isFirst);
  CHECK_FALSE(annotationAt(text, text.find('y')).isAround);
  CHECK(annotationAt(text, text.find('z')).isAround);
}

TEST_CASE("what stands before a place: comments do not count, annotations end what stands there") {
  const std::string text = "a; // b\n  c(d) /* e */ ; //@ f;\n  g";
  CHECK(significantBefore(text, text.find('c')) == ';');
  CHECK(significantBefore(text, text.find("/*")) == ')');
  CHECK(significantBefore(text, text.rfind("g")) == ';');
  CHECK(significantBefore(text, 0) == 0);
}

}  // namespace
}  // namespace warrant::places

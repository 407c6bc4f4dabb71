#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "support/memory.h"

int main(int argc, char** argv) {
  warrant::support::keepFreedMemory();  // as the program itself does
  return doctest::Context(argc, argv).run();
}

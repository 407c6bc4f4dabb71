#include <cstdio>
#include <cstdlib>

#include "cli/run.h"

int main(int argc, char** argv) {
  const int status = warrant::cli::run(argc, argv);
#ifdef NDEBUG
  // The system frees all at once what destructors would free piece by piece.
  std::fflush(nullptr);
  std::_Exit(status);
#else
  return status;
#endif
}

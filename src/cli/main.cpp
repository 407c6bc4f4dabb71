#include "cli/run.h"

int main(int argc, char** argv) { return warrant::cli::run(argc, argv); }

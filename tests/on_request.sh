# Sourced by tests that run on request, as NAME.sh WARRANT …: the folder of the test, that of the repository and the
# program.
folder=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$folder/../.." && pwd)
warrant=$(realpath "$1")

# needs PROGRAM…: ends as skipped, and says so, where one of them is missing.
needs() {
  for program; do
    command -v "$program" >/dev/null && continue
    echo "SKIPPED: there is no $program"
    exit 77
  done
}

#include "support/build_id.h"

#include <elf.h>
#include <link.h>

#include <cstdint>
#include <cstring>

namespace warrant::support {
namespace {

struct Search {
  std::uintptr_t address;
  std::string_view found;
};

constexpr std::size_t padded(std::size_t size) { return (size + 3) / 4 * 4; }

std::string_view buildIdIn(std::string_view notes) {
  while (notes.size() >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) header;
    std::memcpy(&header, notes.data(), sizeof header);
    const std::size_t start = sizeof header + padded(header.n_namesz);
    if (start + header.n_descsz > notes.size()) return {};
    const std::string_view name = notes.substr(sizeof header, header.n_namesz);
    if (header.n_type == NT_GNU_BUILD_ID && name == std::string_view(ELF_NOTE_GNU, sizeof ELF_NOTE_GNU))
      return notes.substr(start, header.n_descsz);
    notes.remove_prefix(std::min(start + padded(header.n_descsz), notes.size()));
  }
  return {};
}

int visit(dl_phdr_info* info, std::size_t, void* data) {
  Search& search = *static_cast<Search*>(data);
  bool isThat = false;
  std::string_view found;
  for (std::size_t i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr)& part = info->dlpi_phdr[i];
    const std::uintptr_t start = info->dlpi_addr + part.p_vaddr;
    if (part.p_type == PT_LOAD)
      isThat = isThat || (search.address >= start && search.address - start < part.p_memsz);
    if (part.p_type == PT_NOTE && found.empty())
      found = buildIdIn({reinterpret_cast<const char*>(start), part.p_memsz});
  }
  if (isThat) search.found = found;
  return isThat ? 1 : 0;
}

}  // namespace

std::string_view buildIdOf(const void* address) {
  Search search{reinterpret_cast<std::uintptr_t>(address), {}};
  dl_iterate_phdr(visit, &search);
  return search.found;
}

}  // namespace warrant::support

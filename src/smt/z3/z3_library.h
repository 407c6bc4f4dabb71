// Z3's C interface, loaded when the first solver is made: a run that needs no solver does not pay for loading
// it. Included by z3_solver.cpp only.
#pragma once

#include <dlfcn.h>
#include <z3.h>

#include <string>

namespace warrant::smt {

#define WARRANT_Z3_FUNCTIONS(use)                                                                            \
  use(mk_config) use(del_config) use(set_param_value) use(mk_context_rc) use(del_context)                    \
      use(set_error_handler) use(get_error_code) use(mk_simple_solver) use(solver_inc_ref)                   \
          use(solver_dec_ref) use(solver_set_params) use(solver_push) use(solver_assert) use(solver_check)   \
              use(solver_get_statistics) use(stats_inc_ref) use(stats_dec_ref) use(stats_size)               \
                  use(stats_get_key) use(stats_is_uint) use(stats_get_uint_value)                            \
                      use(stats_get_double_value) use(mk_params) use(params_inc_ref) use(params_dec_ref)     \
                          use(params_set_uint) use(params_set_bool) use(mk_string_symbol) use(mk_int_symbol) \
                              use(inc_ref) use(dec_ref) use(sort_to_ast) use(func_decl_to_ast)               \
                                  use(mk_bool_sort) use(mk_int_sort) use(mk_uninterpreted_sort)              \
                                      use(mk_array_sort) use(mk_func_decl) use(mk_app) use(mk_int64)         \
                                          use(mk_true) use(mk_false) use(mk_not) use(mk_and) use(mk_or)      \
                                              use(mk_ite) use(mk_eq) use(mk_le) use(mk_add) use(mk_sub)      \
                                                  use(mk_mul) use(mk_div) use(mk_mod) use(mk_select)         \
                                                      use(mk_store) use(interrupt)

struct Z3Library {
#define WARRANT_Z3_DECLARE(name) decltype(&Z3_##name) name = nullptr;
  WARRANT_Z3_FUNCTIONS(WARRANT_Z3_DECLARE)
#undef WARRANT_Z3_DECLARE
  std::string problem;  // why the library cannot be used; empty when it can

  // Loaded once for the process, and never unloaded.
  static const Z3Library& get() {
    static const Z3Library library;
    return library;
  }

 private:
  Z3Library() {
    void* handle = dlopen("libz3.so.4", RTLD_LAZY | RTLD_LOCAL);
    if (handle == nullptr) handle = dlopen("libz3.so", RTLD_LAZY | RTLD_LOCAL);
    if (handle == nullptr) {
      problem = dlerror();
      return;
    }
#define WARRANT_Z3_LOAD(name)                                                \
  name = reinterpret_cast<decltype(&Z3_##name)>(dlsym(handle, "Z3_" #name)); \
  if (name == nullptr) problem = "libz3 has no Z3_" #name;
    WARRANT_Z3_FUNCTIONS(WARRANT_Z3_LOAD)
#undef WARRANT_Z3_LOAD
  }
};

#undef WARRANT_Z3_FUNCTIONS

}  // namespace warrant::smt

class Broken { void m() { int x = ; } }

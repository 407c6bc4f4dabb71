class Words {
  static boolean isMarked(String word) {
    return word.substring(1).equals("*!");
  }
}

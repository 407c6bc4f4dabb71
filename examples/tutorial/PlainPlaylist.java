class PlainPlaylist {
  private String[] songs = new String[10];
  private int size;

  int size() {
    return size; //~ read:permission
  }

  String get(int index) {
    return songs[index]; //~ read:permission
  }

  void add(String song) {
    if (size == songs.length) { //~ read:permission
      String[] more = new String[2 * size];
      System.arraycopy(songs, 0, more, 0, size);
      songs = more;
    }
    songs[size] = song;
    size++;
  }

  String removeLast() {
    size--; //~ read:permission
    String song = songs[size];
    songs[size] = null;
    return song;
  }
}

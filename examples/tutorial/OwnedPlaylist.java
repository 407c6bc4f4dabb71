class OwnedPlaylist {
  private String[] songs = new String[10];
  private int size;

  //@ predicate valid() = acc(songs) ** acc(size) ** acc(songs[*]) ** 0 <= size <= songs.length;

  OwnedPlaylist()
    //@ ensures valid();
  {
  }

  /*@ pure @*/ int size()
    //@ requires valid();
  {
    return size;
  }

  /*@ pure @*/ String get(int index)
    //@ requires valid();
  {
    return songs[index]; //~ contract:bounds
  }

  void add(String song)
    //@ requires valid();
    //@ ensures valid();
  {
    if (size == songs.length) {
      String[] more = new String[2 * size]; //~ arithmetic:overflow
      System.arraycopy(songs, 0, more, 0, size);
      songs = more;
    }
    songs[size] = song; //~ array:bounds
    size++;
  }

  String removeLast()
    //@ requires valid();
    //@ ensures valid();
  {
    size--;
    String song = songs[size]; //~ array:bounds
    songs[size] = null;
    return song;
  }
}

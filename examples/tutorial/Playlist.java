class Playlist {
  private String[] songs = new String[10];
  private int size;

  /*@ predicate valid() =
    @   acc(songs) ** acc(size) ** acc(songs[*]) ** 0 < songs.length <= 1000000 ** 0 <= size <= songs.length;
    @*/

  Playlist()
    //@ ensures valid() ** size() == 0;
  {
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures 0 <= result <= 1000000;
  {
    return size;
  }

  /*@ pure @*/ String get(int index)
    //@ requires valid() ** 0 <= index < size();
  {
    return songs[index];
  }

  void add(String song)
    //@ requires valid() ** size() < 500000;
    //@ ensures valid() ** size() == old(size()) + 1 ** get(size() - 1) == song;
  {
    if (size == songs.length) {
      String[] more = new String[2 * size];
      System.arraycopy(songs, 0, more, 0, size);
      songs = more;
    }
    songs[size] = song;
    size++;
  }

  String removeLast()
    //@ requires valid() ** size() > 0;
    //@ ensures valid() ** size() == old(size()) - 1 ** result == old(get(size() - 1));
  {
    size--;
    String song = songs[size];
    songs[size] = null;
    return song;
  }
}

class PlaylistClient {
  public static void main(String[] args) {
    Playlist evening = new Playlist();
    evening.add("Autumn Leaves");
    evening.add("Take Five");
    String last = evening.removeLast();
    assert last == "Take Five" && evening.size() == 1;
  }
}

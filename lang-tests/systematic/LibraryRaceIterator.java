// One iterator of an immutable list in two threads: what is raced is the iterator, not the list.
// expect race: LibraryRaceIterator.words (an Iterator, which is not thread-safe): next()
// expect finding: an iterator of its own for each thread
// explore: proof findings=1
import java.util.Iterator;
import java.util.List;

public class LibraryRaceIterator {
  static final Iterator<String> words = List.of("a", "b", "c").iterator();

  public static void main(String[] args) {
    new Thread(() -> words.next()).start();
    words.next();
  }
}

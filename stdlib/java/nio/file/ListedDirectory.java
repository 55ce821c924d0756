// The entries of a directory, as they were when it was opened; what is asked of them is looked at one after the other.
package java.nio.file;

import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

final class ListedDirectory implements DirectoryStream<Path> {
  private final Iterator<Path> entries;
  private final Filter<? super Path> filter;
  private boolean given;  // the iterator; this and what follows is guarded by this
  private boolean closed;

  ListedDirectory(Iterator<Path> entries, Filter<? super Path> filter) {
    this.entries = entries;
    this.filter = filter;
  }

  @Override
  public synchronized Iterator<Path> iterator() {
    if (closed) throw new IllegalStateException("Directory stream is closed");
    if (given) throw new IllegalStateException("Iterator already obtained");
    given = true;
    return new Accepted();
  }

  @Override
  public synchronized void close() {
    closed = true;
  }

  private synchronized Path read() {
    try {
      while (!closed && entries.hasNext()) {
        Path entry = entries.next();
        if (filter.accept(entry)) return entry;
      }
      return null;
    } catch (IOException e) {
      throw new DirectoryIteratorException(e);
    }
  }

  private final class Accepted implements Iterator<Path> {
    private Path next;  // null: not read yet, or there is none
    private boolean atEnd;

    @Override
    public boolean hasNext() {
      if (next == null && !atEnd) {
        next = read();
        atEnd = next == null;
      }
      return !atEnd;
    }

    @Override
    public Path next() {
      if (!hasNext()) throw new NoSuchElementException();
      Path found = next;
      next = null;
      return found;
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException();
    }
  }
}

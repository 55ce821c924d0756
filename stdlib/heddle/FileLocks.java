// The locks that the program has on files. They end with their channels.
package heddle;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

final class FileLocks {
  private FileLocks() {}

  private static final List<Held> all = new ArrayList<>();  // its monitor is that of `released`, too

  private static final class Held extends FileLock {
    private final Path file;
    private boolean released;

    Held(FileChannel channel, Path file, long position, long size, boolean shared) {
      super(channel, position, size, shared);
      this.file = file;
    }

    @Override
    public boolean isValid() {
      synchronized (all) {
        return !released && acquiredBy().isOpen();
      }
    }

    @Override
    public void release() throws IOException {
      synchronized (all) {
        if (!acquiredBy().isOpen()) throw new ClosedChannelException();
        released = true;
        all.remove(this);
      }
    }
  }

  static FileLock lock(FileChannel channel, OpenFile file, long position, long size, boolean shared) {
    Path path = Path.of(file.path()).toAbsolutePath().normalize();
    Held lock = new Held(channel, path, position, size, shared);
    synchronized (all) {
      all.removeIf(each -> !each.isValid());
      for (Held each : all) {
        if (each.file.equals(path) && each.overlaps(position, size)) throw new OverlappingFileLockException();
      }
      all.add(lock);
    }
    return lock;
  }
}

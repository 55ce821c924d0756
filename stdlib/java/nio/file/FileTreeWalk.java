// Walks through directories, as far as somebody asks: a directory comes before its entries, which are in order of their names.
package java.nio.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

final class FileTreeWalk implements Iterator<FileTreeWalk.Found> {
  record Found(Path path, BasicFileAttributes attributes) {}

  private final int maxDepth;
  private final ArrayDeque<Iterator<Path>> open = new ArrayDeque<>();  // of directories, the innermost first
  private Found next;  // null: not known, or the end
  private boolean closed;

  FileTreeWalk(Path start, int maxDepth) throws IOException {
    if (maxDepth < 0) throw new IllegalArgumentException("'maxDepth' is negative");
    this.maxDepth = maxDepth;
    find(start);
  }

  // It is next; then the entries of a directory are to come.
  private void find(Path path) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
    if (attributes.isDirectory() && open.size() < maxDepth) open.push(Files.entries(path).iterator());
    next = new Found(path, attributes);
  }

  void close() {
    closed = true;
  }

  @Override
  public boolean hasNext() {
    if (closed) throw new IllegalStateException();
    try {
      while (next == null && !open.isEmpty()) {
        if (open.peek().hasNext()) find(open.peek().next());
        else open.pop();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return next != null;
  }

  @Override
  public Found next() {
    if (!hasNext()) throw new NoSuchElementException();
    Found found = next;
    next = null;
    return found;
  }

  // --- with a visitor

  private static FileVisitResult checked(FileVisitResult result) {
    return Objects.requireNonNull(result);
  }

  static FileVisitResult visit(Path path, int depth, FileVisitor<? super Path> visitor) throws IOException {
    BasicFileAttributes attributes;
    Iterator<Path> entries = null;  // null: it is no directory, or one too deep
    try {
      attributes = Files.readAttributes(path, BasicFileAttributes.class);
      if (depth > 0 && attributes.isDirectory()) entries = Files.entries(path).iterator();
    } catch (IOException e) {
      return checked(visitor.visitFileFailed(path, e));
    }
    if (entries == null) return checked(visitor.visitFile(path, attributes));
    FileVisitResult result = checked(visitor.preVisitDirectory(path, attributes));
    if (result != FileVisitResult.CONTINUE) return result;
    while (entries.hasNext() && result != FileVisitResult.SKIP_SIBLINGS) {
      result = visit(entries.next(), depth - 1, visitor);
      if (result == FileVisitResult.TERMINATE) return result;
    }
    return checked(visitor.postVisitDirectory(path, null));
  }
}

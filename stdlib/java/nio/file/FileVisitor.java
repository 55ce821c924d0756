// Is told what a walk through directories comes to (Files.walkFileTree).
package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;

public interface FileVisitor<T> {
  FileVisitResult preVisitDirectory(T dir, BasicFileAttributes attrs) throws IOException;

  FileVisitResult visitFile(T file, BasicFileAttributes attrs) throws IOException;

  FileVisitResult visitFileFailed(T file, IOException exc) throws IOException;

  // `exc`: why not all entries could be read; null: they all were.
  FileVisitResult postVisitDirectory(T dir, IOException exc) throws IOException;
}

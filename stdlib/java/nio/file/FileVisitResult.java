// How a walk goes on.
package java.nio.file;

public enum FileVisitResult {
  CONTINUE,
  TERMINATE,
  SKIP_SUBTREE,   // without the entries of this directory
  SKIP_SIBLINGS   // without what is left of the directory that this is in
}

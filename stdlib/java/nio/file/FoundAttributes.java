// What is known of a file, as it was at one moment. Its one time is that of its last change.
package java.nio.file;

import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

final class FoundAttributes implements BasicFileAttributes {
  private final boolean regular;
  private final boolean directory;
  private final long size;
  private final FileTime modified;

  FoundAttributes(boolean regular, boolean directory, long size, FileTime modified) {
    this.regular = regular;
    this.directory = directory;
    this.size = size;
    this.modified = modified;
  }

  @Override
  public FileTime lastModifiedTime() {
    return modified;
  }

  @Override
  public FileTime lastAccessTime() {
    return modified;
  }

  @Override
  public FileTime creationTime() {
    return modified;
  }

  @Override
  public boolean isRegularFile() {
    return regular;
  }

  @Override
  public boolean isDirectory() {
    return directory;
  }

  // Links have been followed.
  @Override
  public boolean isSymbolicLink() {
    return false;
  }

  @Override
  public boolean isOther() {
    return !regular && !directory;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public Object fileKey() {
    return null;
  }
}

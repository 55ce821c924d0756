package java.nio.file.attribute;

import java.io.IOException;

public interface BasicFileAttributeView extends FileAttributeView {
  @Override
  String name();

  BasicFileAttributes readAttributes() throws IOException;
}

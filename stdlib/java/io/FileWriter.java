// Writes characters to a file. They are kept until there are many, or until flush or close.
package java.io;

import java.nio.charset.Charset;

public class FileWriter extends OutputStreamWriter {
  public FileWriter(String fileName) throws IOException {
    this(fileName, false);
  }

  public FileWriter(String fileName, boolean append) throws IOException {
    super(new BufferedOutputStream(new FileOutputStream(fileName, append)));
  }

  public FileWriter(File file) throws IOException {
    this(file.getPath(), false);
  }

  public FileWriter(File file, boolean append) throws IOException {
    this(file.getPath(), append);
  }

  public FileWriter(FileDescriptor fd) {
    super(new BufferedOutputStream(new FileOutputStream(fd)));
  }

  public FileWriter(String fileName, Charset charset) throws IOException {
    this(fileName, charset, false);
  }

  public FileWriter(String fileName, Charset charset, boolean append) throws IOException {
    super(new BufferedOutputStream(new FileOutputStream(fileName, append)), charset);
  }

  public FileWriter(File file, Charset charset) throws IOException {
    this(file.getPath(), charset, false);
  }

  public FileWriter(File file, Charset charset, boolean append) throws IOException {
    this(file.getPath(), charset, append);
  }
}

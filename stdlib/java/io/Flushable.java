// A destination of data that can be flushed.
package java.io;

public interface Flushable {
  void flush() throws IOException;
}

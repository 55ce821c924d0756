// A source or destination of data that can be closed.
package java.io;

public interface Closeable extends AutoCloseable {
  void close() throws IOException;
}

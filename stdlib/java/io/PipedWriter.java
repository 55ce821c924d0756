// The end of a pipe of characters into which one thread writes what another reads from its PipedReader.
package java.io;

import java.util.Objects;

public class PipedWriter extends Writer {
  private PipedReader sink;
  private boolean closed;

  public PipedWriter() {}

  public PipedWriter(PipedReader snk) throws IOException {
    connect(snk);
  }

  public synchronized void connect(PipedReader snk) throws IOException {
    Objects.requireNonNull(snk);
    if (sink != null || snk.connected) throw new IOException("Already connected");
    if (snk.closedByReader || closed) throw new IOException("Pipe closed");
    sink = snk;
    snk.empty();
  }

  private PipedReader connectedSink() throws IOException {
    if (sink == null) throw new IOException("Pipe not connected");
    return sink;
  }

  @Override
  public void write(int c) throws IOException {
    connectedSink().receive(c);
  }

  @Override
  public void write(char[] cbuf, int off, int len) throws IOException {
    PipedReader connected = connectedSink();
    int length = cbuf.length;
    if (off < 0 || len < 0 || len > length - off) throw new IndexOutOfBoundsException();
    connected.receive(cbuf, off, len);
  }

  // Wakes readers, who else look once a second.
  @Override
  public synchronized void flush() throws IOException {
    if (sink == null) return;
    if (sink.closedByReader || closed) throw new IOException("Pipe closed");
    sink.wakeReader();
  }

  @Override
  public void close() throws IOException {
    closed = true;
    if (sink != null) sink.receivedLast();
  }
}

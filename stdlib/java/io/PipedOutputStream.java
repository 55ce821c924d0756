// The end of a pipe into which one thread writes what another reads from its PipedInputStream.
package java.io;

import java.util.Objects;

public class PipedOutputStream extends OutputStream {
  private volatile PipedInputStream sink;

  public PipedOutputStream() {}

  public PipedOutputStream(PipedInputStream snk) throws IOException {
    connect(snk);
  }

  public synchronized void connect(PipedInputStream snk) throws IOException {
    Objects.requireNonNull(snk);
    if (sink != null || snk.connected) throw new IOException("Already connected");
    sink = snk;
    snk.in = -1;
    snk.out = 0;
    snk.connected = true;
  }

  private PipedInputStream connectedSink() throws IOException {
    PipedInputStream connected = sink;
    if (connected == null) throw new IOException("Pipe not connected");
    return connected;
  }

  @Override
  public void write(int b) throws IOException {
    connectedSink().receive(b);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    PipedInputStream connected = connectedSink();
    if (b == null) throw new NullPointerException();
    if (off < 0 || len < 0 || len > b.length - off) throw new IndexOutOfBoundsException();
    if (len > 0) connected.receive(b, off, len);
  }

  // Wakes readers, who else look once a second.
  @Override
  public synchronized void flush() throws IOException {
    if (sink != null) sink.wakeReader();
  }

  @Override
  public void close() throws IOException {
    if (sink != null) sink.receivedLast();
  }
}

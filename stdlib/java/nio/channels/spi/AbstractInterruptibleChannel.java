// What channels that can be closed and interrupted have in common.
package java.nio.channels.spi;

import heddle.VM;
import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.InterruptibleChannel;

public abstract class AbstractInterruptibleChannel implements Channel, InterruptibleChannel {
  private final Object closing = new Object();
  private volatile boolean closed;

  // (Under exploration an interrupt looks at what it closes only if the program can reach sockets or pipes, whose initialiser says
  // so before it begins; otherwise each interrupt would be dearer, and so would be those of programs that only read files.)
  protected AbstractInterruptibleChannel() {
    if (!VM.exploring()) Thread.$closesChannels();
  }

  @Override
  public final void close() throws IOException {
    synchronized (closing) {
      if (closed) return;
      closed = true;
      implCloseChannel();
    }
  }

  protected abstract void implCloseChannel() throws IOException;

  @Override
  public final boolean isOpen() {
    return !closed && $open();
  }

  // That close() has been called.
  protected final boolean $closed() {
    return closed;
  }

  // For channels of the library that can be closed in another way, too.
  protected boolean $open() {
    return true;
  }

  private void closeQuietly() {
    try {
      close();
    } catch (IOException e) {
      // The interrupt is what is told.
    }
  }

  // In front of an operation that may wait: an interrupt that is there closes the channel, and so does one that comes before
  // end(), in the thread that interrupts. The operation is told by the channel's closing: it waits uninterruptibly.
  protected final void begin() {
    if (!VM.interrupts()) return;
    Thread self = Thread.currentThread();
    self.$closing(this::closeQuietly);
    if (self.isInterrupted()) closeQuietly();
  }

  // Behind it, with whether it has done anything.
  protected final void end(boolean completed) throws AsynchronousCloseException {
    if (VM.interrupts()) {
      Thread self = Thread.currentThread();
      self.$closing(null);
      if (self.isInterrupted()) {
        closeQuietly();
        throw new ClosedByInterruptException();
      }
    }
    if (!completed && closed) throw new AsynchronousCloseException();
  }
}

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

  protected AbstractInterruptibleChannel() {}

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

  private static boolean interrupted() {
    return VM.interrupts() && Thread.currentThread().isInterrupted();
  }

  private void closeQuietly() {
    try {
      close();
    } catch (IOException e) {
      // The interrupt is what is told.
    }
  }

  // In front of an operation that may wait: an interrupt that is there closes the channel.
  protected final void begin() {
    if (interrupted()) closeQuietly();
  }

  // Behind it, with whether it has done anything.
  protected final void end(boolean completed) throws AsynchronousCloseException {
    if (interrupted()) {
      closeQuietly();
      throw new ClosedByInterruptException();
    }
    if (!completed && closed) throw new AsynchronousCloseException();
  }
}

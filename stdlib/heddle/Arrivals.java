// What a thread waits for that serves several sockets: in the order in which they have become ready.
package heddle;

import java.util.ArrayDeque;

public final class Arrivals {
  private final ArrayDeque<Object> ready = new ArrayDeque<>();
  private boolean closed;

  public synchronized void add(Object source) {
    ready.add(source);
    VM.signalAll(this);
  }

  // Null: closed. An interrupt does not end the waiting.
  public synchronized Object take() {
    while (!closed && ready.isEmpty()) VM.awaitUninterruptibly(this, this);
    return closed ? null : ready.poll();
  }

  public synchronized void close() {
    closed = true;
    VM.signalAll(this);
  }
}

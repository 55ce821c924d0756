// The network of a program: who listens at which port. Both ends of each connection are in this VM.
package java.net;

import java.util.HashMap;
import java.util.Map;

final class Loopback {
  private Loopback() {}

  private static final Map<Integer, ServerSocket> listeners = new HashMap<>();
  private static int lastPort = 40000;  // of those that nobody has asked for by number

  static synchronized int listen(ServerSocket server, int port) throws BindException {
    int own = port == 0 ? freePort() : port;
    if (listeners.putIfAbsent(own, server) != null) throw new BindException("Address already in use");
    return own;
  }

  static synchronized void forget(int port) {
    listeners.remove(port);
  }

  // Null: nobody.
  static synchronized ServerSocket listener(int port) {
    return listeners.get(port);
  }

  static synchronized int freePort() {
    do {
      lastPort = lastPort == 0xffff ? 40001 : lastPort + 1;
    } while (listeners.containsKey(lastPort));
    return lastPort;
  }
}

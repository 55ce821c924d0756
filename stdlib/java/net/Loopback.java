// The network of a program: who listens at which port. Both ends of each connection are in this VM.
package java.net;

import java.util.concurrent.ConcurrentHashMap;

final class Loopback {
  private Loopback() {}

  // Looked at by everybody who connects, which is no reason to wait for each other.
  private static final ConcurrentHashMap<Integer, ServerSocket> listeners = new ConcurrentHashMap<>();
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
  static ServerSocket listener(int port) {
    return listeners.get(port);
  }

  static synchronized int freePort() {
    do {
      lastPort = lastPort == 0xffff ? 40001 : lastPort + 1;
    } while (listeners.containsKey(lastPort));
    return lastPort;
  }

  // That of a socket that is connected: chosen when somebody asks for the first time, so that connections of programs that do
  // not ask have nothing to do with each other.
  static synchronized int portOf(Socket socket) {
    if (socket.localPort <= 0) socket.localPort = freePort();
    return socket.localPort;
  }
}

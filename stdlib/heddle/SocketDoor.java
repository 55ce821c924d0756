// How other packages of the library see what java.net hides: whether something can be read from a socket. A server that
// waits for several connections with one thread (HttpServer) is told by Arrivals.
package heddle;

import java.net.ServerSocket;
import java.net.Socket;

public abstract class SocketDoor {
  private static SocketDoor door;  // opened by the initialisers of the sockets' classes

  public static void open(SocketDoor opened) {
    door = opened;
  }

  public static SocketDoor get() {
    return door;
  }

  // From now on each connection that arrives there is told, as its socket, when something can be read from it or it has come to
  // its end. Then it can be accepted; false: the server has been closed meanwhile, and so has the connection.
  public abstract void watch(ServerSocket server, Arrivals arrivals);

  public abstract boolean accept(ServerSocket server, Socket end);

  // When something can be read from it that is told, once, as `source`; when it has come to its end, as `atEnd`.
  public abstract void watch(Socket socket, Object source, Object atEnd, Arrivals arrivals);

  // Nothing follows: the other end has been closed.
  public abstract boolean isEnded(Socket socket);
}

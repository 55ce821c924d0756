// The door to the sockets of this package for others of the library.
package java.net;

import heddle.Arrivals;
import heddle.SocketDoor;

final class LoopbackDoor extends SocketDoor {
  @Override
  public void watch(ServerSocket server, Arrivals arrivals) {
    server.watch(arrivals);
  }

  @Override
  public boolean accept(ServerSocket server, Socket end) {
    return server.accept(end);
  }

  @Override
  public void watch(Socket socket, Object source, Object atEnd, Arrivals arrivals) {
    socket.watch(source, atEnd, arrivals);
  }

  @Override
  public boolean isEnded(Socket socket) {
    return socket.isEnded();
  }
}

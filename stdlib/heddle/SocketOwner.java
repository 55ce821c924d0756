// The channel that a socket belongs to. Sockets without one know this class only, and no channels.
package heddle;

import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

public abstract class SocketOwner {
  public SocketChannel connection() {
    return null;
  }

  public ServerSocketChannel server() {
    return null;
  }
}

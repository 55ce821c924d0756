// Where a socket is, or is to be connected to.
package java.net;

public abstract class SocketAddress implements java.io.Serializable {
  public SocketAddress() {}
}

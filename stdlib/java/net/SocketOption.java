// The name of an option of a socket, and the type of its value.
package java.net;

public interface SocketOption<T> {
  String name();

  Class<T> type();
}

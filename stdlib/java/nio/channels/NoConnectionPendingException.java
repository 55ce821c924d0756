// Nobody has begun to connect the channel.
package java.nio.channels;

public class NoConnectionPendingException extends IllegalStateException {
  public NoConnectionPendingException() {}
}

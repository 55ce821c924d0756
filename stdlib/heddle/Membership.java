// That a socket of datagrams receives what is sent to a group: from one source, or from all that are not blocked. Guarded by its
// Mailbox.
package heddle;

import java.net.InetAddress;
import java.util.HashSet;

public final class Membership {
  private final InetAddress group;
  private final InetAddress source;  // null: all
  private final HashSet<InetAddress> blocked = new HashSet<>();
  private boolean ended;
  private Object key;

  Membership(InetAddress group, InetAddress source) {
    this.group = group;
    this.source = source;
  }

  public InetAddress group() {
    return group;
  }

  public InetAddress source() {
    return source;
  }

  // What its channel has made of it; null: nothing yet.
  public Object key() {
    return key;
  }

  public void key(Object made) {
    key = made;
  }

  HashSet<InetAddress> blocked() {
    return blocked;
  }

  boolean takes(InetAddress to, InetAddress from) {
    return group.equals(to) && (source == null ? !blocked.contains(from) : source.equals(from));
  }

  boolean isEnded() {
    return ended;
  }

  void end() {
    ended = true;
  }
}

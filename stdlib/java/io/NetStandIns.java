// What OpenJDK's addresses are in streams of objects: of the superclass, whatever they are.
package java.io;

import java.net.InetAddress;
import java.net.UnknownHostException;

final class NetStandIns {
  static final int IPV4 = 2;

  private NetStandIns() {}

  static final class Address implements Serializable {
    int address;
    int family;
    String hostName;

    // (There is more to come behind the fields, says OpenJDK, but nothing does.)
    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject();
    }

    private Object readResolve() throws ObjectStreamException {
      if (family != IPV4) throw new InvalidObjectException("invalid address family type: " + family);
      try {
        return InetAddress.getByAddress(hostName, BinaryForm.of(address, 4));
      } catch (UnknownHostException e) {
        throw new InternalError(e);
      }
    }
  }
}

// An address of a network interface.
package java.net;

import java.util.Objects;

public class InterfaceAddress {
  private final InetAddress address;
  private final InetAddress broadcast;  // null: it has none
  private final short prefix;

  InterfaceAddress(InetAddress address, InetAddress broadcast, int prefix) {
    this.address = address;
    this.broadcast = broadcast;
    this.prefix = (short) prefix;
  }

  public InetAddress getAddress() {
    return address;
  }

  public InetAddress getBroadcast() {
    return broadcast;
  }

  public short getNetworkPrefixLength() {
    return prefix;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof InterfaceAddress)) return false;
    InterfaceAddress other = (InterfaceAddress) obj;
    return address.equals(other.address) && Objects.equals(broadcast, other.broadcast) && prefix == other.prefix;
  }

  @Override
  public int hashCode() {
    return address.hashCode() + Objects.hashCode(broadcast) + prefix;
  }

  @Override
  public String toString() {
    return address + "/" + prefix + " [" + broadcast + "]";
  }
}

// A network interface. There is one, the loopback, as Linux has it.
package java.net;

import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

public final class NetworkInterface {
  private static final NetworkInterface LOOPBACK = new NetworkInterface("lo", "lo", 1, InetAddress.local(null));

  private final String name;
  private final String displayName;
  private final int index;
  private final InetAddress address;

  private NetworkInterface(String name, String displayName, int index, InetAddress address) {
    this.name = name;
    this.displayName = displayName;
    this.index = index;
    this.address = address;
  }

  // What a MulticastSocket says that has not been given one.
  static NetworkInterface any() {
    InetAddress any = InetAddress.any();
    return new NetworkInterface(any.getHostAddress(), null, 0, any);
  }

  public static Enumeration<NetworkInterface> getNetworkInterfaces() throws SocketException {
    return Collections.enumeration(List.of(LOOPBACK));
  }

  public static Stream<NetworkInterface> networkInterfaces() throws SocketException {
    return Stream.of(LOOPBACK);
  }

  // Null: there is none.
  static NetworkInterface named(String name) {
    return name.equals(LOOPBACK.name) ? LOOPBACK : null;
  }

  public static NetworkInterface getByName(String name) throws SocketException {
    return named(Objects.requireNonNull(name));
  }

  public static NetworkInterface getByIndex(int index) throws SocketException {
    if (index < 0) throw new IllegalArgumentException("Interface index can't be negative");
    return index == LOOPBACK.index ? LOOPBACK : null;
  }

  public static NetworkInterface getByInetAddress(InetAddress addr) throws SocketException {
    Objects.requireNonNull(addr);
    return addr.equals(Inet6Address.loopback()) || addr.equals(LOOPBACK.address) ? LOOPBACK : null;
  }

  public String getName() {
    return name;
  }

  public String getDisplayName() {
    return displayName == null || displayName.isEmpty() ? null : displayName;
  }

  public int getIndex() {
    return index;
  }

  private List<InetAddress> addresses() {
    if (this != LOOPBACK) return List.of(address);
    return List.of(new Inet6Address(null, Inet6Address.loopback().getAddress(), 0, this), address);
  }

  public Enumeration<InetAddress> getInetAddresses() {
    return Collections.enumeration(addresses());
  }

  public Stream<InetAddress> inetAddresses() {
    return addresses().stream();
  }

  public List<InterfaceAddress> getInterfaceAddresses() {
    if (this != LOOPBACK) return List.of();
    return List.of(new InterfaceAddress(addresses().get(0), null, 128), new InterfaceAddress(address, null, 8));
  }

  public Enumeration<NetworkInterface> getSubInterfaces() {
    return Collections.emptyEnumeration();
  }

  public Stream<NetworkInterface> subInterfaces() {
    return Stream.empty();
  }

  public NetworkInterface getParent() {
    return null;
  }

  public boolean isUp() throws SocketException {
    return this == LOOPBACK;
  }

  public boolean isLoopback() throws SocketException {
    return this == LOOPBACK;
  }

  public boolean isPointToPoint() throws SocketException {
    return false;
  }

  // The loopback of Linux does not say so, although groups can be joined there.
  public boolean supportsMulticast() throws SocketException {
    return false;
  }

  public byte[] getHardwareAddress() throws SocketException {
    return null;
  }

  public int getMTU() throws SocketException {
    return this == LOOPBACK ? 65536 : 0;
  }

  public boolean isVirtual() {
    return false;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof NetworkInterface)) return false;
    NetworkInterface other = (NetworkInterface) obj;
    return name.equals(other.name) && address.equals(other.address);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return "name:" + name + (displayName == null ? "" : " (" + displayName + ")");
  }
}

// A datagram: bytes to send, and where to; or room for what will be received, and then from where.
package java.net;

import heddle.Letter;

public final class DatagramPacket {
  private byte[] buf;
  private int offset;
  private int length;
  private int room;       // what may be received: as `length` was set last
  private InetAddress address;
  private int port;
  private Letter letter;  // whose sender has the port that nobody has asked for yet; null: it is `port`

  public DatagramPacket(byte[] buf, int offset, int length) {
    setData(buf, offset, length);
  }

  public DatagramPacket(byte[] buf, int length) {
    this(buf, 0, length);
  }

  public DatagramPacket(byte[] buf, int offset, int length, InetAddress address, int port) {
    setData(buf, offset, length);
    setAddress(address);
    setPort(port);
  }

  public DatagramPacket(byte[] buf, int length, InetAddress address, int port) {
    this(buf, 0, length, address, port);
  }

  public DatagramPacket(byte[] buf, int offset, int length, SocketAddress address) {
    setData(buf, offset, length);
    setSocketAddress(address);
  }

  public DatagramPacket(byte[] buf, int length, SocketAddress address) {
    this(buf, 0, length, address);
  }

  public synchronized InetAddress getAddress() {
    return address;
  }

  public synchronized int getPort() {
    if (letter != null) setPort(letter.port());
    return port;
  }

  public synchronized SocketAddress getSocketAddress() {
    return new InetSocketAddress(address, getPort());
  }

  public synchronized byte[] getData() {
    return buf;
  }

  public synchronized int getOffset() {
    return offset;
  }

  public synchronized int getLength() {
    return length;
  }

  public synchronized void setAddress(InetAddress iaddr) {
    address = iaddr;
  }

  public synchronized void setPort(int iport) {
    if (iport < 0 || iport > 0xffff) throw new IllegalArgumentException("Port out of range:" + iport);
    port = iport;
    letter = null;
  }

  public synchronized void setSocketAddress(SocketAddress address) {
    if (!(address instanceof InetSocketAddress)) throw new IllegalArgumentException("unsupported address type");
    InetSocketAddress to = (InetSocketAddress) address;
    if (to.isUnresolved()) throw new IllegalArgumentException("unresolved address");
    setAddress(to.getAddress());
    setPort(to.getPort());
  }

  public synchronized void setData(byte[] buf, int offset, int length) {
    if (length < 0 || offset < 0 || length + offset < 0 || length + offset > buf.length) {
      throw new IllegalArgumentException("illegal length or offset");
    }
    this.buf = buf;
    this.offset = offset;
    this.length = length;
    room = length;
  }

  public synchronized void setData(byte[] buf) {
    if (buf == null) throw new NullPointerException("null packet buffer");
    setData(buf, 0, buf.length);
  }

  public synchronized void setLength(int length) {
    if (length < 0 || offset + length > buf.length || offset + length < 0) throw new IllegalArgumentException("illegal length");
    this.length = length;
    room = length;
  }

  // What has been received; the rest of what is too long is lost.
  synchronized void take(Letter received) {
    length = Math.min(room, received.bytes().length);
    System.arraycopy(received.bytes(), 0, buf, offset, length);
    address = received.address();
    letter = received;
  }
}

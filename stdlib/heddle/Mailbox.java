// The socket of a DatagramSocket or DatagramChannel: where it is bound, to whom it is connected, and what has arrived there and has
// not been received yet. Nobody waits but who receives; what there is no room for is lost, as on Linux. What a sender must know is
// volatile, so that it takes nobody's monitor but that of who receives it.
package heddle;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.PortUnreachableException;
import java.net.SocketException;
import java.net.StandardSocketOptions;
import java.net.UnknownHostException;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.NotYetConnectedException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Objects;

public final class Mailbox {
  private static final int LONGEST = 65507;  // what is left of the 65,535 bytes of a packet of IPv4 behind its headers
  private static final InetAddress ANY = address("0.0.0.0");
  private static final InetAddress LOCAL = address("127.0.0.1");      // what Linux puts in as the source on the loopback
  private static final InetAddress ALL = address("127.255.255.255");  // its broadcast address

  private final DatagramSettings settings = new DatagramSettings();
  private volatile InetAddress bound;         // null: it is not bound
  private volatile int port = -1;             // 0: not chosen yet (MailPorts.portOf)
  private volatile InetSocketAddress remote;  // null: it is not connected
  private volatile boolean closed;
  private volatile boolean refused;           // nobody was there for what it has sent, and it does not know yet

  // Guarded by this.
  private final ArrayDeque<Letter> letters = new ArrayDeque<>();
  private final ArrayList<Membership> memberships = new ArrayList<>();
  private int filled;                         // of the receive buffer
  private int receivers;                      // threads that receive
  private Watchers watchers;                  // who selects from its channel; null: nobody

  private final Object idle = new Object();   // the wait set of those who connect: nobody receives meanwhile

  private static InetAddress address(String number) {
    try {
      return InetAddress.getByName(number);
    } catch (UnknownHostException e) {
      throw new AssertionError(e);
    }
  }

  public DatagramSettings settings() {
    return settings;
  }

  // --- where it is

  // To an address of the loopback, all of them, or that of a group. False: it is bound already, or has been closed.
  public synchronized boolean bind(InetAddress address, int port) throws SocketException {
    if (bound != null || closed) return false;
    if (!isInside(address)) throw new BindException("Cannot assign requested address: " + InetAddress.$OUTSIDE);
    if (address.equals(ALL)) throw new BindException("Cannot assign requested address");
    InetAddress at = address.isAnyLocalAddress() ? ANY : address(address.getHostAddress());  // without its name
    if (port != 0) MailPorts.enter(this, at, port);
    else place(at, 0);
    return true;
  }

  // Before others can find it there.
  void place(InetAddress address, int port) {
    this.port = port;
    bound = address;
  }

  private static boolean isInside(InetAddress address) {
    return address.isLoopbackAddress() || address.isAnyLocalAddress() || address.isMulticastAddress();
  }

  private synchronized void ensureBound() {
    if (bound == null) place(ANY, 0);
  }

  // Whether another one may be bound to its port with that address.
  boolean leaves(Mailbox other, InetAddress address) {
    InetAddress own = localAddress();
    boolean apart = !own.isAnyLocalAddress() && !address.isAnyLocalAddress() && !own.equals(address);
    return apart || settings.share(other.settings);
  }

  int port() {
    return port;
  }

  void choose(int free) {
    port = free;
  }

  public boolean isBound() {
    return bound != null;
  }

  // Null: it is not bound.
  public InetAddress localAddress() {
    return bound == ANY && remote != null ? LOCAL : bound;
  }

  public int localPort() {
    return MailPorts.portOf(this);
  }

  public InetSocketAddress localSocketAddress() {
    return bound == null ? null : new InetSocketAddress(localAddress(), localPort());
  }

  // --- to whom it is connected

  // Not while somebody receives. What has arrived before is dropped. `anew`: if it is connected already, to another one. False: it
  // has been closed.
  public synchronized boolean connect(InetSocketAddress to, boolean anew) throws SocketException {
    if (!awaitIdle()) return false;
    if (!anew && remote != null) throw new AlreadyConnectedException();
    if (to.getPort() == 0) throw new SocketException("Can't connect to port 0");
    ensureBound();
    ensureReachable(to.getAddress());
    if (remote != null) bound = localAddress();  // which it keeps then, as on OpenJDK
    remote = to;
    letters.clear();
    filled = 0;
    refused = false;
    return true;
  }

  public synchronized void disconnect() {
    if (!awaitIdle()) return;
    remote = null;
    refused = false;
  }

  // Until nobody receives. False: it has been closed.
  public synchronized boolean awaitIdle() {
    while (receivers > 0 && !closed) VM.awaitUninterruptibly(idle, this);
    return !closed;
  }

  // Null: it is not connected.
  public InetSocketAddress remote() {
    return remote;
  }

  private void ensureReachable(InetAddress to) throws SocketException {
    if (!isInside(to)) throw new SocketException("Network is unreachable: " + InetAddress.$OUTSIDE);
    if (to.equals(ALL) && !settings.get(StandardSocketOptions.SO_BROADCAST)) throw new BindException("Permission denied");
  }

  // --- sending

  // `to`: null if it is connected; then nothing is no datagram, as on OpenJDK. The bytes are not changed any more. False: it has been
  // closed.
  public boolean send(byte[] bytes, InetSocketAddress to) throws IOException {
    if (closed) return false;
    ensureBound();
    InetSocketAddress known = remote;
    if (known != null && bytes.length == 0) return true;
    throwRefusal();
    InetSocketAddress target = known != null ? known : to;
    if (target == null) throw new NotYetConnectedException();
    if (target.getPort() == 0) throw new SocketException("Can't send to port 0");
    if (bytes.length > LONGEST) throw new SocketException("Message too long");
    ensureReachable(target.getAddress());
    InetAddress from = source();
    InetAddress at = target.getAddress().isAnyLocalAddress() ? from : target.getAddress();
    boolean taken = post(new Letter(bytes, this, from), at, target.getPort());
    if (!taken && known != null && !bound.isMulticastAddress()) refuse();
    return true;
  }

  private InetAddress source() {
    InetAddress own = bound;
    return own.isAnyLocalAddress() || own.isMulticastAddress() ? LOCAL : own;
  }

  // False: nobody is there.
  private static boolean post(Letter letter, InetAddress to, int port) {
    Mailbox[] there = MailPorts.at(port);
    if (to.isMulticastAddress() || to.equals(ALL)) {
      for (Mailbox each : there) each.take(letter, to);
      return true;
    }
    Mailbox best = null;
    for (Mailbox each : there) {
      if (each.isFor(letter, to) && (best == null || each.rank() >= best.rank())) best = each;
    }
    return best != null && best.take(letter, to);
  }

  // Of several that are bound to a port Linux takes one with the very address, of these one that is connected to the sender, and of
  // these the last one.
  private int rank() {
    return (localAddress().isAnyLocalAddress() ? 0 : 2) + (remote != null ? 1 : 0);
  }

  private boolean isFor(Letter letter, InetAddress to) {
    InetAddress own = localAddress();
    if (!own.isAnyLocalAddress() && !own.equals(to)) return false;
    InetSocketAddress known = remote;
    if (known == null) return true;
    InetAddress other = known.getAddress();
    return letter.isFrom(other.isAnyLocalAddress() ? source() : other, known.getPort());
  }

  private synchronized boolean take(Letter letter, InetAddress to) {
    if (closed || !isFor(letter, to) || to.isMulticastAddress() && !isMember(to, letter.address())) return false;
    if (!letters.isEmpty() && filled + letter.size() > settings.room()) return true;  // lost
    letters.add(letter);
    filled += letter.size();
    changed();
    return true;
  }

  private synchronized void refuse() {
    refused = true;
    changed();
  }

  private void throwRefusal() throws PortUnreachableException {
    if (!refused) return;
    synchronized (this) {
      if (!refused) return;
      refused = false;
      throw new PortUnreachableException();
    }
  }

  private void changed() {
    VM.signalAll(this);
    Watchers.tell(watchers);
  }

  // --- receiving

  // Null: it has been closed, or nothing has come in so many nanoseconds (0: it waits as long as it takes; -1: not at all). An
  // interrupt ends the waiting only if that is said.
  public synchronized Letter receive(long nanos, boolean interruptible) throws SocketException, InterruptedException {
    ensureBound();
    boolean interrupted = false;
    receivers++;
    try {
      for (long left = nanos; !closed; ) {
        throwRefusal();
        if (!letters.isEmpty()) return next();
        if (nanos < 0 || nanos > 0 && left <= 0) return null;
        if (nanos == 0 && !interruptible) {
          VM.awaitUninterruptibly(this, this);
          continue;
        }
        try {
          left = VM.await(this, this, left);
        } catch (InterruptedException e) {
          if (interruptible) throw e;
          interrupted = true;
        }
      }
      return null;
    } finally {
      if (--receivers == 0) VM.signalAll(idle);
      if (interrupted) Thread.currentThread().interrupt();
    }
  }

  private Letter next() {
    Letter letter = letters.poll();
    filled -= letter.size();
    return letter;
  }

  // --- groups

  private boolean isMember(InetAddress group, InetAddress from) {
    for (Membership each : memberships) {
      if (each.takes(group, from)) return true;
    }
    return false;
  }

  // Null: it is none. Nobody can receive from all sources and from some by themselves.
  public synchronized Membership membership(InetAddress group, InetAddress source) {
    for (Membership each : memberships) {
      if (!each.group().equals(group)) continue;
      if (Objects.equals(each.source(), source)) return each;
      if (source == null) throw new IllegalStateException("Already a member to receive all packets");
      if (each.source() == null) throw new IllegalStateException("Already have source-specific membership");
    }
    return null;
  }

  // One that is there already is given again. Null: it has been closed.
  public synchronized Membership join(InetAddress group, InetAddress source) {
    if (closed) return null;
    Membership known = membership(group, source);
    if (known != null) return known;
    Membership joined = new Membership(group, source);
    memberships.add(joined);
    return joined;
  }

  public synchronized void leave(Membership membership) {
    if (memberships.remove(membership)) membership.end();
  }

  public synchronized boolean isMember(Membership membership) {
    return !membership.isEnded();
  }

  public synchronized void block(Membership membership, InetAddress source) {
    if (membership.source() != null) throw new IllegalStateException("key is source-specific");
    if (membership.isEnded()) throw new IllegalStateException("key is no longer valid");
    membership.blocked().add(source);
  }

  public synchronized void unblock(Membership membership, InetAddress source) {
    if (!membership.blocked().remove(source)) throw new IllegalStateException("not blocked");
  }

  // --- selectors

  public synchronized void watch(Watchers selecting) {
    watchers = selecting;
  }

  public synchronized boolean canBeRead() {
    return !letters.isEmpty() || refused;
  }

  // --- the end

  public synchronized void close() {
    if (closed) return;
    closed = true;
    MailPorts.leave(this);
    for (Membership each : memberships) each.end();
    memberships.clear();
    letters.clear();
    changed();
    VM.signalAll(idle);
  }

  public boolean isClosed() {
    return closed;
  }
}

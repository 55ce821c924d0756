// Selectors, step by step: keys and their operations, what is ready, connecting without waiting, cancelling, closing. Small
// sleeps are for OpenJDK, whose connections take a moment.
import java.io.IOException;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.util.*;

public class Selectors {
  interface Step { Object run() throws Throwable; }
  static void step(String n, Step s) {
    try { System.out.println(n + " = " + s.run()); } catch (Throwable e) { System.out.println(n + " ! " + e); }
  }
  static String set(Set<SelectionKey> keys) {
    TreeSet<String> s = new TreeSet<>();
    for (SelectionKey k : keys) s.add(k.attachment() + ":" + (k.isValid() ? k.interestOps() + "/" + k.readyOps() : "x"));
    return s.toString();
  }
  public static void main(String[] args) throws Throwable {
    Selector sel = Selector.open();
    step("now empty", sel::selectNow);
    step("open", sel::isOpen);
    step("keys", () -> set(sel.keys()));
    ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress("localhost", 0));
    step("blocking", () -> server.register(sel, 16));
    server.configureBlocking(false);
    step("ops", () -> server.register(sel, 1));
    SelectionKey sk = server.register(sel, SelectionKey.OP_ACCEPT, "server");
    step("blocking again", () -> server.configureBlocking(true));
    step("registered", server::isRegistered);
    step("keyFor", () -> server.keyFor(sel) == sk);
    step("now", sel::selectNow);
    SocketChannel c = SocketChannel.open();
    c.configureBlocking(false);
    step("unconnected pending", c::isConnectionPending);
    step("finish", c::finishConnect);
    SelectionKey ck = c.register(sel, SelectionKey.OP_CONNECT, "client");
    step("connect", () -> c.connect(server.getLocalAddress()));
    step("pending", c::isConnectionPending);
    step("connected", c::isConnected);
    step("connect twice", () -> c.connect(server.getLocalAddress()));
    step("read pending", () -> c.read(ByteBuffer.allocate(1)));
    Thread.sleep(100);
    step("select", sel::select);
    step("selected", () -> set(sel.selectedKeys()));
    step("select again", sel::select);
    step("connectable", ck::isConnectable);
    step("finish", c::finishConnect);
    step("finish2", c::finishConnect);
    step("select after finish", sel::selectNow);
    step("selected", () -> set(sel.selectedKeys()));
    step("add", () -> sel.selectedKeys().add(ck));
    step("keys remove", () -> sel.keys().remove(ck));
    sel.selectedKeys().clear();
    SocketChannel s = server.accept();
    step("accept none", server::accept);
    s.configureBlocking(false);
    SelectionKey ssk = s.register(sel, 1 | 4, "accepted");
    step("now", sel::selectNow);
    step("selected", () -> set(sel.selectedKeys()));
    ck.interestOps(SelectionKey.OP_READ);
    step("interest", () -> ck.interestOps());
    step("interest bad", () -> ck.interestOps(16));
    step("or", () -> ck.interestOpsOr(4) + " " + ck.interestOpsAnd(1));
    s.write(ByteBuffer.wrap("hello".getBytes()));
    Thread.sleep(50);
    step("select", sel::select);
    step("selected", () -> set(sel.selectedKeys()));
    step("again", sel::selectNow);
    sel.selectedKeys().remove(ck);
    step("again", sel::selectNow);
    c.write(ByteBuffer.wrap("x".getBytes()));
    Thread.sleep(50);
    step("more ready", sel::selectNow);
    step("selected", () -> set(sel.selectedKeys()));
    sel.selectedKeys().clear();
    step("consumer", () -> { StringBuilder b = new StringBuilder(); TreeSet<String> t = new TreeSet<>(); int n = sel.selectNow(k -> t.add(k.attachment() + "" + k.readyOps())); return n + " " + t; });
    step("consumer sel", () -> set(sel.selectedKeys()));
    sel.wakeup();
    ssk.interestOps(0); ck.interestOps(0); sk.interestOps(0);
    step("woken", () -> sel.select());
    sel.wakeup(); sel.wakeup();
    step("now clears", sel::selectNow);
    step("timeout", () -> sel.select(20));
    step("negative", () -> sel.select(-1));
    Thread.currentThread().interrupt();
    step("interrupted", () -> sel.select() + " " + Thread.interrupted());
    ck.cancel();
    step("valid", ck::isValid);
    step("cancelled ops", ck::interestOps);
    step("cancelled ready", ck::readyOps);
    step("cancelled readable", ck::isReadable);
    step("cancelled channel", () -> ck.channel() == c && ck.selector() == sel);
    step("keys", () -> set(sel.keys()));
    step("registered", c::isRegistered);
    step("keyFor", () -> c.keyFor(sel) == ck);
    step("reregister", () -> c.register(sel, 1, "again"));
    step("now", sel::selectNow);
    step("keys", () -> set(sel.keys()));
    step("registered", c::isRegistered);
    step("reregister", () -> c.register(sel, 1, "again").attachment());
    step("register twice", () -> { SelectionKey k = c.register(sel, 5, "twice"); return k.attachment() + " " + k.interestOps() + sel.keys().size(); });
    step("register null", () -> { SelectionKey k = c.register(sel, 1); return k.attachment() + " " + k.interestOps(); });
    ssk.interestOps(1);
    c.close();
    step("keys after close", () -> set(sel.keys()));
    Thread.sleep(50);
    step("now", sel::selectNow);
    step("selected", () -> set(sel.selectedKeys()));
    ByteBuffer bb = ByteBuffer.allocate(10);
    step("read", () -> s.read(bb));
    step("read", () -> s.read(bb));
    step("eof", sel::selectNow);
    step("selected", () -> set(sel.selectedKeys()));
    step("closed register", () -> c.register(sel, 1));
    SocketChannel r = SocketChannel.open();
    r.configureBlocking(false);
    int port = ((InetSocketAddress) server.getLocalAddress()).getPort();
    ServerSocket gone = new ServerSocket(0); int dead = gone.getLocalPort(); gone.close();
    step("refused", () -> r.connect(new InetSocketAddress("localhost", dead)));
    SelectionKey rk = r.isOpen() ? r.register(sel, 8, "refused") : null;
    Thread.sleep(50);
    sel.selectedKeys().clear();
    step("refused select", sel::selectNow);
    step("selected", () -> set(sel.selectedKeys()));
    step("finish refused", r::finishConnect);
    step("open", r::isOpen);
    Pipe p = Pipe.open();
    p.source().configureBlocking(false); p.sink().configureBlocking(false);
    Selector t = Selector.open();
    p.source().register(t, 1, "source"); p.sink().register(t, 4, "sink");
    step("pipe", () -> t.select() + set(t.selectedKeys()));
    p.sink().write(ByteBuffer.wrap(new byte[1]));
    step("pipe", () -> t.select() + set(t.selectedKeys()));
    ByteBuffer big = ByteBuffer.allocate(100000);
    while (p.sink().write(big) > 0) big.clear();
    t.selectedKeys().clear();
    step("full", () -> t.select() + set(t.selectedKeys()));
    p.sink().close();
    step("sink closed", () -> t.selectNow() + set(t.selectedKeys()));
    step("source still blocking?", () -> p.source().isBlocking());
    t.close();
    step("closed", t::isOpen);
    step("closed keys", t::keys);
    step("closed selected", t::selectedKeys);
    step("closed select", t::select);
    step("closed now", t::selectNow);
    step("closed wakeup", () -> t.wakeup() == t);
    step("registered after close", () -> p.source().isRegistered());
    step("unregistered blocking", () -> p.source().configureBlocking(true).isBlocking());
    step("closed register", () -> { p.source().configureBlocking(false); return p.source().register(t, 1); });
    Thread w = new Thread(() -> step("blocked then closed", () -> { Selector x = sel; return x.select(); }));
    sel.selectedKeys().clear(); for (SelectionKey k : sel.keys()) if (k.isValid()) k.interestOps(0);
    w.start(); Thread.sleep(100); sel.close(); w.join();
    server.close();
  }
}
// expect: now empty = 0
// expect: open = true
// expect: keys = []
// expect: blocking ! java.nio.channels.IllegalBlockingModeException
// expect: ops ! java.lang.IllegalArgumentException
// expect: blocking again ! java.nio.channels.IllegalBlockingModeException
// expect: registered = true
// expect: keyFor = true
// expect: now = 0
// expect: unconnected pending = false
// expect: finish ! java.nio.channels.NoConnectionPendingException
// expect: connect = false
// expect: pending = true
// expect: connected = false
// expect: connect twice ! java.nio.channels.ConnectionPendingException
// expect: read pending ! java.nio.channels.NotYetConnectedException
// expect: select = 2
// expect: selected = [client:8/8, server:16/16]
// expect: select again = 0
// expect: connectable = true
// expect: finish = true
// expect: finish2 = true
// expect: select after finish = 0
// expect: selected = [client:8/8, server:16/16]
// expect: add ! java.lang.UnsupportedOperationException
// expect: keys remove ! java.lang.UnsupportedOperationException
// expect: accept none = null
// expect: now = 1
// expect: selected = [accepted:5/4]
// expect: interest = 1
// expect: interest bad ! java.lang.IllegalArgumentException
// expect: or = 1 5
// expect: select = 1
// expect: selected = [accepted:5/4, client:1/1]
// expect: again = 0
// expect: again = 1
// expect: more ready = 1
// expect: selected = [accepted:5/5, client:1/1]
// expect: consumer = 2 [accepted5, client1]
// expect: consumer sel = []
// expect: woken = 0
// expect: now clears = 0
// expect: timeout = 0
// expect: negative ! java.lang.IllegalArgumentException: Negative timeout
// expect: interrupted = 0 true
// expect: valid = false
// expect: cancelled ops ! java.nio.channels.CancelledKeyException
// expect: cancelled ready ! java.nio.channels.CancelledKeyException
// expect: cancelled readable ! java.nio.channels.CancelledKeyException
// expect: cancelled channel = true
// expect: keys = [accepted:0/5, client:x, server:0/16]
// expect: registered = true
// expect: keyFor = true
// expect: reregister ! java.nio.channels.CancelledKeyException
// expect: now = 0
// expect: keys = [accepted:0/5, server:0/16]
// expect: registered = false
// expect: reregister = again
// expect: register twice = twice 53
// expect: register null = null 1
// expect: keys after close = [accepted:1/5, null:x, server:0/16]
// expect: now = 1
// expect: selected = [accepted:1/1]
// expect: read = 1
// expect: read = -1
// expect: eof = 0
// expect: selected = [accepted:1/1]
// expect: closed register ! java.nio.channels.ClosedChannelException
// expect: refused = false
// expect: refused select = 2
// expect: selected = [accepted:1/1, refused:8/8]
// expect: finish refused ! java.net.ConnectException: Connection refused
// expect: open = false
// expect: pipe = 1[sink:4/4]
// expect: pipe = 1[sink:4/4, source:1/1]
// expect: full = 1[source:1/1]
// expect: sink closed = 0[source:1/1]
// expect: source still blocking? = false
// expect: closed = false
// expect: closed keys ! java.nio.channels.ClosedSelectorException
// expect: closed selected ! java.nio.channels.ClosedSelectorException
// expect: closed select ! java.nio.channels.ClosedSelectorException
// expect: closed now ! java.nio.channels.ClosedSelectorException
// expect: closed wakeup = true
// expect: registered after close = false
// expect: unregistered blocking = true
// expect: closed register ! java.nio.channels.ClosedSelectorException
// expect: blocked then closed = 0

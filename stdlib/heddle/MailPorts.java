// Who receives datagrams at which port. All of them are in this VM.
package heddle;

import java.net.BindException;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;

final class MailPorts {
  private MailPorts() {}

  private static final Mailbox[] NOBODY = {};

  // Looked at by everybody who sends, which is no reason to wait for each other. The arrays are replaced, never changed; who came
  // last is last.
  private static final ConcurrentHashMap<Integer, Mailbox[]> boxes = new ConcurrentHashMap<>();
  private static int lastPort = 40000;  // of those that nobody has asked for by number

  static Mailbox[] at(int port) {
    return boxes.getOrDefault(port, NOBODY);
  }

  static synchronized void enter(Mailbox box, InetAddress address, int port) throws BindException {
    for (Mailbox other : at(port)) {
      if (!other.leaves(box, address)) throw new BindException("Address already in use");
    }
    box.place(address, port);
    add(box, port);
  }

  private static void add(Mailbox box, int port) {
    Mailbox[] before = at(port);
    Mailbox[] more = Arrays.copyOf(before, before.length + 1);
    more[before.length] = box;
    boxes.put(port, more);
  }

  // It has been closed.
  static synchronized void leave(Mailbox box) {
    int port = box.port();
    if (port <= 0) return;
    Mailbox[] left = Arrays.stream(at(port)).filter(each -> each != box).toArray(Mailbox[]::new);
    if (left.length == 0) boxes.remove(port);
    else boxes.put(port, left);
  }

  // That of one that is bound: where any will do it is chosen when somebody asks for the first time, so that sockets of programs
  // that do not ask have nothing to do with each other. Nobody can have sent there before.
  static int portOf(Mailbox box) {
    return box.port() > 0 ? box.port() : choose(box);
  }

  private static synchronized int choose(Mailbox box) {
    if (box.port() > 0) return box.port();
    do {
      lastPort = lastPort == 0xffff ? 40001 : lastPort + 1;
    } while (boxes.containsKey(lastPort));
    box.choose(lastPort);
    if (!box.isClosed()) add(box, lastPort);
    return lastPort;
  }
}

// Which methods of the library enter the monitor of their object or class, and which have a lock of their own.
import java.lang.management.ManagementFactory;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ServerSocket;
import java.net.Socket;
import java.text.BreakIterator;
import java.text.Collator;
import java.util.Calendar;
import java.util.Currency;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.SubmissionPublisher;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

public class WhichMonitors {
  interface Call {
    void run() throws Exception;
  }

  // Calls it while this thread has the monitor.
  static void look(String name, Object monitor, Call call) throws Exception {
    Thread caller = new Thread(() -> {
      try {
        call.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    });
    synchronized (monitor) {
      caller.start();
      // (While OpenJDK loads classes it is blocked for a moment.)
      for (int seen = 0; seen < 20 && caller.isAlive(); Thread.sleep(1)) seen = caller.getState() == Thread.State.BLOCKED ? seen + 1 : 0;
      System.out.println(name + " " + (caller.isAlive() ? "enters" : "does not enter"));
    }
    caller.join();
  }

  public static void main(String[] args) throws Exception {
    Collator collator = Collator.getInstance(Locale.US);
    look("setStrength", collator, () -> collator.setStrength(Collator.PRIMARY));            // expect: setStrength enters
    look("getStrength", collator, collator::getStrength);                                   // expect: getStrength enters
    look("setDecomposition", collator, () -> collator.setDecomposition(0));                 // expect: setDecomposition enters
    look("getDecomposition", collator, collator::getDecomposition);                         // expect: getDecomposition enters
    look("compare", collator, () -> collator.compare("a", "b"));                            // expect: compare enters
    look("getCollationKey", collator, () -> collator.getCollationKey("a"));                 // expect: getCollationKey enters
    look("Collator.getInstance", Collator.class, Collator::getInstance);                    // expect: Collator.getInstance enters
    look("Collator", Collator.class, Collator::getAvailableLocales);                        // expect: Collator enters
    look("BreakIterator", BreakIterator.class, BreakIterator::getAvailableLocales);         // expect: BreakIterator enters
    look("Calendar", Calendar.class, Calendar::getAvailableLocales);                        // expect: Calendar enters
    look("getTimeZone", TimeZone.class, () -> TimeZone.getTimeZone("UTC"));                 // expect: getTimeZone enters
    look("getAvailableIDs", TimeZone.class, () -> TimeZone.getAvailableIDs());              // expect: getAvailableIDs enters
    look("getAvailableIDs(int)", TimeZone.class, () -> TimeZone.getAvailableIDs(0));        // expect: getAvailableIDs(int) enters
    look("Level.parse", Level.class, () -> Level.parse("INFO"));                            // expect: Level.parse enters
    look("Authenticator", Authenticator.class, () -> Authenticator.setDefault(null));       // expect: Authenticator enters
    look("CookieHandler", CookieHandler.class, () -> CookieHandler.setDefault(null));       // expect: CookieHandler enters
    look("CookieHandler", CookieHandler.class, () -> CookieHandler.getDefault());           // expect: CookieHandler enters
    Socket socket = new Socket();
    look("Socket.setSoTimeout", socket, () -> socket.setSoTimeout(1));                      // expect: Socket.setSoTimeout enters
    look("Socket.getSoTimeout", socket, () -> socket.getSoTimeout());                       // expect: Socket.getSoTimeout enters
    look("Socket.setSendBufferSize", socket, () -> socket.setSendBufferSize(5000));         // expect: Socket.setSendBufferSize enters
    look("Socket.getSendBufferSize", socket, () -> socket.getSendBufferSize());             // expect: Socket.getSendBufferSize enters
    look("Socket.setReceiveBufferSize", socket, () -> socket.setReceiveBufferSize(5000));   // expect: Socket.setReceiveBufferSize enters
    look("Socket.getReceiveBufferSize", socket, () -> socket.getReceiveBufferSize());       // expect: Socket.getReceiveBufferSize enters
    look("Socket.close", socket, () -> socket.close());                                     // expect: Socket.close enters
    ServerSocket server = new ServerSocket();
    look("ServerSocket.setSoTimeout", server, () -> server.setSoTimeout(1));                // expect: ServerSocket.setSoTimeout enters
    look("ServerSocket.getSoTimeout", server, () -> server.getSoTimeout());                 // expect: ServerSocket.getSoTimeout enters
    look("ServerSocket.set", server, () -> server.setReceiveBufferSize(5000));              // expect: ServerSocket.set enters
    look("ServerSocket.get", server, () -> server.getReceiveBufferSize());                  // expect: ServerSocket.get enters
    look("MBeanServer", ManagementFactory.class, () -> ManagementFactory.getPlatformMBeanServer());  // expect: MBeanServer enters
    Exception exception = new Exception();
    Thread thread = new Thread(() -> {});
    look("setName", thread, () -> thread.setName("t"));                                     // expect: setName enters

    Runtime runtime = Runtime.getRuntime();
    Thread hook = new Thread(() -> {});
    look("addShutdownHook", runtime, () -> runtime.addShutdownHook(hook));                  // expect: addShutdownHook does not enter
    look("removeShutdownHook", runtime, () -> runtime.removeShutdownHook(hook));            // expect: removeShutdownHook does not enter
    look("Currency", Currency.class, () -> Currency.getInstance("CHF"));                    // expect: Currency does not enter
    SubmissionPublisher<String> publisher = new SubmissionPublisher<>();
    look("isClosed", publisher, publisher::isClosed);                                       // expect: isClosed does not enter
    look("hasSubscribers", publisher, publisher::hasSubscribers);                           // expect: hasSubscribers does not enter
    look("getSubscribers", publisher, publisher::getSubscribers);                           // expect: getSubscribers does not enter
    look("close", publisher, publisher::close);                                             // expect: close does not enter
    LogManager manager = LogManager.getLogManager();
    look("getLogger", manager, () -> manager.getLogger("none"));                            // expect: getLogger does not enter
    look("getLoggerNames", manager, manager::getLoggerNames);                               // expect: getLoggerNames does not enter
    Deflater deflater = new Deflater();
    look("setInput", deflater, () -> deflater.setInput(new byte[10]));                      // expect: setInput does not enter
    look("setLevel", deflater, () -> deflater.setLevel(1));                                 // expect: setLevel does not enter
    look("finish", deflater, deflater::finish);                                             // expect: finish does not enter
    look("deflate", deflater, () -> deflater.deflate(new byte[100]));                       // expect: deflate does not enter
    look("finished", deflater, deflater::finished);                                         // expect: finished does not enter
    look("Deflater.end", deflater, deflater::end);                                          // expect: Deflater.end does not enter
    Inflater inflater = new Inflater();
    look("setInput", inflater, () -> inflater.setInput(new byte[10]));                      // expect: setInput does not enter
    look("getRemaining", inflater, inflater::getRemaining);                                 // expect: getRemaining does not enter
    look("reset", inflater, inflater::reset);                                               // expect: reset does not enter
    look("Inflater.end", inflater, inflater::end);                                          // expect: Inflater.end does not enter
  }
}

// java.util.logging: levels, the tree of loggers, handlers, filters, formatters, records.
import java.io.*;
import java.util.*;
import java.util.logging.*;

public class Loggers {
    static class Lines extends Handler {
        final String name;

        Lines(String name) { this.name = name; }

        public void publish(LogRecord r) {
            if (!isLoggable(r)) return;
            System.out.println(name + "> " + r.getLevel() + " " + r.getLoggerName() + " " + r.getSourceClassName() + "." + r.getSourceMethodName() + ": " + r.getMessage()
                    + " " + Arrays.toString(r.getParameters()) + " " + r.getThrown());
        }

        public void flush() {}

        public void close() { System.out.println(name + " closed"); }
    }

    static void work(Logger log) {
        log.severe("severe");
        log.info(() -> "supplied");
        log.fine("fine");
        log.log(Level.WARNING, "one {0}", 1);
        log.log(Level.WARNING, "two {0} {1}", new Object[] {1, "b"});
        log.log(Level.WARNING, "thrown", new IllegalStateException("x"));
        log.log(Level.FINEST, () -> { System.out.println("asked"); return "never"; });
        log.logp(Level.CONFIG, "C", "m", "from there");
        log.entering("C", "m", 3);
        log.exiting("C", "m");
        log.throwing("C", "m", new Error("e"));
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%3$s|%2$s|%4$s|%5$s%6$s%n");
        Logger root = Logger.getLogger("");
        System.out.println("[" + root.getName() + "] " + root.getLevel() + " " + root.getParent() + " " + root.getHandlers().length + " " + (root.getHandlers()[0] instanceof ConsoleHandler) + " " + root.getHandlers()[0].getLevel());
        root.removeHandler(root.getHandlers()[0]);
        root.addHandler(new Lines("root"));
        Logger c = Logger.getLogger("a.b.c"), a = Logger.getLogger("a");
        System.out.println(c.getParent().getName() + " " + a.getParent().getName() + "; " + (Logger.getLogger("a.b.c") == c));
        Logger b = Logger.getLogger("a.b");
        System.out.println(c.getParent().getName() + " " + b.getParent().getName() + " " + c.getLevel() + " " + Logger.getLogger("ax").getParent().getName() + ".");
        work(c);
        System.out.println("-- finer");
        a.setLevel(Level.FINER);
        b.addHandler(new Lines("b"));
        b.getHandlers()[0].setLevel(Level.CONFIG);
        work(c);
        System.out.println("-- filtered");
        b.setUseParentHandlers(false);
        c.setFilter(r -> r.getMessage().startsWith("t"));
        b.getHandlers()[0].setFilter(r -> r.getThrown() == null);
        work(c);
        a.setLevel(Level.OFF);
        work(b);
        System.out.println(c.isLoggable(Level.SEVERE) + " " + root.isLoggable(Level.CONFIG) + " " + Logger.getGlobal().getName() + " " + Logger.getAnonymousLogger().getName());
        Logger none = Logger.getAnonymousLogger();
        none.warning("anonymous");

        for (String name : new String[] {"INFO", "800", "42", "SEVERE", "info", "x"})
            try {
                Level level = Level.parse(name);
                System.out.println(level + " " + level.intValue() + " " + level.equals(Level.INFO) + " " + level.hashCode());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }

        LogRecord record = new LogRecord(Level.WARNING, "{0} is {1}, {2}");
        record.setLoggerName("L");
        record.setSourceClassName("S");
        record.setSourceMethodName("m");
        record.setParameters(new Object[] {"x", 1234});
        SimpleFormatter simple = new SimpleFormatter();
        System.out.print(simple.format(record));
        record.setMessage("no {place}");
        record.setSourceMethodName(null);
        System.out.print(simple.format(record));
        record.setMessage("wrong {0");
        System.out.print(simple.formatMessage(record) + " ");
        record.setParameters(null);
        record.setMillis(5000);
        System.out.println(simple.formatMessage(record) + " " + record.getMillis() + " " + record.getInstant());

        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StreamHandler stream = new StreamHandler(bytes, new SimpleFormatter() {
            public String getHead(Handler h) { return "head\n"; }
            public String getTail(Handler h) { return "tail\n"; }
        });
        Logger own = Logger.getLogger("own");
        own.setUseParentHandlers(false);
        own.setLevel(Level.ALL);
        own.addHandler(stream);
        own.fine("not for the stream");
        own.info("hello");
        System.out.println(bytes.size());
        stream.flush();
        System.out.print(bytes);
        stream.close();
        own.info("closed");
        System.out.print(bytes);
        File file = File.createTempFile("log", ".txt");
        FileHandler written = new FileHandler(file.getPath());
        written.setFormatter(simple);
        own.removeHandler(stream);
        own.addHandler(written);
        own.fine("to the file");
        written.close();
        try (BufferedReader reader = new BufferedReader(new FileReader(file))) {
            System.out.println(reader.readLine());
        }
        file.delete();
        LogManager.getLogManager().reset();
        System.out.println(root.getHandlers().length + " " + a.getLevel() + " " + root.getLevel() + " " + LogManager.getLogManager().getLogger("nobody") + " " + (LogManager.getLogManager().getLogger("own") == own));
        try {
            Logger.getLogger(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
// expect: [] INFO null 1 true INFO
// expect: a ; true
// expect: a.b a null .
// expect: root> SEVERE a.b.c Loggers.work: severe null null
// expect: root> INFO a.b.c Loggers.work: supplied null null
// expect: root> WARNING a.b.c Loggers.work: one {0} [1] null
// expect: root> WARNING a.b.c Loggers.work: two {0} {1} [1, b] null
// expect: root> WARNING a.b.c Loggers.work: thrown null java.lang.IllegalStateException: x
// expect: -- finer
// expect: b> SEVERE a.b.c Loggers.work: severe null null
// expect: root> SEVERE a.b.c Loggers.work: severe null null
// expect: b> INFO a.b.c Loggers.work: supplied null null
// expect: root> INFO a.b.c Loggers.work: supplied null null
// expect: root> FINE a.b.c Loggers.work: fine null null
// expect: b> WARNING a.b.c Loggers.work: one {0} [1] null
// expect: root> WARNING a.b.c Loggers.work: one {0} [1] null
// expect: b> WARNING a.b.c Loggers.work: two {0} {1} [1, b] null
// expect: root> WARNING a.b.c Loggers.work: two {0} {1} [1, b] null
// expect: b> WARNING a.b.c Loggers.work: thrown null java.lang.IllegalStateException: x
// expect: root> WARNING a.b.c Loggers.work: thrown null java.lang.IllegalStateException: x
// expect: b> CONFIG a.b.c C.m: from there null null
// expect: root> CONFIG a.b.c C.m: from there null null
// expect: root> FINER a.b.c C.m: ENTRY {0} [3] null
// expect: root> FINER a.b.c C.m: RETURN null null
// expect: root> FINER a.b.c C.m: THROW null java.lang.Error: e
// expect: -- filtered
// expect: b> WARNING a.b.c Loggers.work: two {0} {1} [1, b] null
// expect: false false global null
// expect: root> WARNING null Loggers.main: anonymous null null
// expect: INFO 800 true 800
// expect: INFO 800 true 800
// expect: 42 42 false 42
// expect: SEVERE 1000 false 1000
// expect: Bad level "info"
// expect: Bad level "x"
// expect: L|S m|WARNING|x is 1,234, {2}
// expect: L|S|WARNING|no {place}
// expect: wrong {0 wrong {0 5000 1970-01-01T00:00:05Z
// expect: 0
// expect: head
// expect: own|Loggers main|INFO|hello
// expect: head
// expect: own|Loggers main|INFO|hello
// expect: tail
// expect: own|Loggers main|FINE|to the file
// expect: root closed
// expect: b closed
// expect: 0 null INFO null true
// expect: null

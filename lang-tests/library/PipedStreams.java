// java.io.PipedInputStream and its kin: bytes and characters from one thread to another, and how pipes end.
import java.io.*;
import java.util.*;

public class PipedStreams {
    interface Deed {
        Object run() throws Exception;
    }

    static void tell(String what, Deed deed) {
        try {
            System.out.println(what + ": " + deed.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static void bytes(int size, int step) throws Exception {
        PipedInputStream in = size == 0 ? new PipedInputStream() : new PipedInputStream(size);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread writer = new Thread(() -> {
            try (out) {
                byte[] some = new byte[step];
                for (int i = 0; i < 40; i++) {
                    Arrays.fill(some, (byte) (i * 7));
                    out.write(some, 0, step);
                    out.write(i);
                }
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        long sum = 0, count = 0;
        byte[] buffer = new byte[13];
        for (int n; (n = in.read(buffer, 1, 12)) >= 0; ) {
            for (int i = 1; i <= n; i++) sum = sum * 31 + buffer[i];
            count += n;
            int one = in.read();
            if (one < 0) break;
            sum = sum * 31 + (byte) one;
            count++;
        }
        writer.join();
        System.out.println(size + " " + step + ": " + count + " " + sum + " " + in.read() + " " + in.available());
        in.close();
    }

    static void lines() throws Exception {
        PipedWriter out = new PipedWriter();
        PipedReader in = new PipedReader(out, 5);
        Thread writer = new Thread(() -> {
            try (PrintWriter lines = new PrintWriter(out)) {
                for (int i = 0; i < 6; i++) lines.println("line " + i + " \u00e4".repeat(i));
            }
        });
        writer.start();
        BufferedReader reader = new BufferedReader(in);
        for (String line; (line = reader.readLine()) != null; ) System.out.println(line);
        writer.join();
    }

    public static void main(String[] args) throws Exception {
        for (int size : new int[] {0, 1, 3, 64})
            for (int step : new int[] {0, 1, 5, 100}) bytes(size, step);
        lines();

        tell("size", () -> new PipedInputStream(0));
        tell("reader's size", () -> new PipedReader(-1));
        tell("no sink", () -> new PipedOutputStream(null));
        tell("not connected", () -> new PipedInputStream().read());
        tell("not connected", () -> { new PipedOutputStream().write(1); return ""; });
        tell("not connected", () -> new PipedReader().read());
        tell("not connected", () -> new PipedReader().ready());
        tell("not connected", () -> { new PipedWriter().write("x"); return ""; });
        PipedInputStream in = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream();
        in.connect(out);
        tell("again", () -> { in.connect(out); return ""; });
        tell("another", () -> new PipedOutputStream(in));
        out.write(new byte[] {1, 2, 3, -1});
        tell("available", () -> in.available());
        tell("none", () -> in.read(new byte[3], 1, 0));
        tell("out of bounds", () -> in.read(new byte[3], 2, 2));
        tell("out of bounds", () -> { out.write(new byte[3], -1, 2); return ""; });
        tell("four", () -> in.read() + " " + in.read() + " " + in.read() + " " + in.read());
        tell("available", () -> in.available());
        out.close();
        tell("end", () -> in.read() + " " + in.read(new byte[2]));
        tell("closed", () -> { out.write(4); return ""; });
        in.close();
        tell("closed", () -> in.read());

        // The writer has died without closing its end.
        PipedInputStream from = new PipedInputStream();
        PipedOutputStream to = new PipedOutputStream(from);
        Thread dead = new Thread(() -> {
            try {
                to.write(9);
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        dead.start();
        dead.join();
        tell("what it wrote", () -> from.read());
        tell("dead", () -> from.read());
        // And the reader.
        PipedReader source = new PipedReader(2);
        PipedWriter sink = new PipedWriter(source);
        sink.write("ab");
        Thread reader = new Thread(() -> tell("first", () -> (char) source.read()));
        reader.start();
        reader.join();
        tell("dead reader", () -> { sink.write("cde"); return ""; });
        tell("ready", () -> source.ready());
        source.close();
        tell("closed", () -> source.ready());
        tell("flush", () -> { sink.flush(); return ""; });

        // A waiting reader is interrupted.
        PipedInputStream idle = new PipedInputStream(new PipedOutputStream());
        Thread waiting = new Thread(() -> tell("interrupted", () -> idle.read()));
        waiting.start();
        waiting.interrupt();
        waiting.join();

        InputStream three = new SequenceInputStream(Collections.enumeration(List.of(new ByteArrayInputStream("one ".getBytes()),
                new ByteArrayInputStream(new byte[0]), new ByteArrayInputStream("three".getBytes()))));
        tell("sequence", () -> new String(three.readAllBytes()));
        tell("end", () -> three.read() + " " + three.available());
        InputStream two = new SequenceInputStream(new ByteArrayInputStream(new byte[] {1, 2}), new ByteArrayInputStream(new byte[] {3}));
        tell("two", () -> two.read() + " " + two.available() + " " + two.read(new byte[9], 0, 9) + " " + two.read(new byte[9]) + " " + two.read(new byte[9]));
    }
}
// expect: 0 0: 40 192899075187603476 -1 0
// expect: 0 1: 80 1252684430362718520 -1 0
// expect: 0 5: 240 -3474366653037007304 -1 0
// expect: 0 100: 4040 7603853990974442772 -1 0
// expect: 1 0: 40 192899075187603476 -1 0
// expect: 1 1: 80 1252684430362718520 -1 0
// expect: 1 5: 240 -3474366653037007304 -1 0
// expect: 1 100: 4040 7603853990974442772 -1 0
// expect: 3 0: 40 192899075187603476 -1 0
// expect: 3 1: 80 1252684430362718520 -1 0
// expect: 3 5: 240 -3474366653037007304 -1 0
// expect: 3 100: 4040 7603853990974442772 -1 0
// expect: 64 0: 40 192899075187603476 -1 0
// expect: 64 1: 80 1252684430362718520 -1 0
// expect: 64 5: 240 -3474366653037007304 -1 0
// expect: 64 100: 4040 7603853990974442772 -1 0
// expect: line 0
// expect: line 1 ä
// expect: line 2 ä ä
// expect: line 3 ä ä ä
// expect: line 4 ä ä ä ä
// expect: line 5 ä ä ä ä ä
// expect: size: java.lang.IllegalArgumentException: Pipe Size <= 0
// expect: reader's size: java.lang.IllegalArgumentException: Pipe size <= 0
// expect: no sink: java.lang.NullPointerException
// expect: not connected: java.io.IOException: Pipe not connected
// expect: not connected: java.io.IOException: Pipe not connected
// expect: not connected: java.io.IOException: Pipe not connected
// expect: not connected: java.io.IOException: Pipe not connected
// expect: not connected: java.io.IOException: Pipe not connected
// expect: again: java.io.IOException: Already connected
// expect: another: java.io.IOException: Already connected
// expect: available: 4
// expect: none: 0
// expect: out of bounds: java.lang.IndexOutOfBoundsException
// expect: out of bounds: java.lang.IndexOutOfBoundsException
// expect: four: 1 2 3 255
// expect: available: 0
// expect: end: -1 -1
// expect: closed: java.io.IOException: Pipe closed
// expect: closed: java.io.IOException: Pipe closed
// expect: what it wrote: 9
// expect: dead: java.io.IOException: Write end dead
// expect: first: a
// expect: dead reader: java.io.IOException: Read end dead
// expect: ready: true
// expect: closed: java.io.IOException: Pipe closed
// expect: flush: java.io.IOException: Pipe closed
// expect: interrupted: java.io.InterruptedIOException
// expect: sequence: one three
// expect: end: -1 0
// expect: two: 1 1 1 1 -1

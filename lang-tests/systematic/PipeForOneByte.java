// A pipe with room for one byte between two threads, in every schedule.
// expect clean
// explore: states>=100
import java.io.*;

public class PipeForOneByte {
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(1);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread writer = new Thread(() -> {
            try (out) {
                out.write(1);
                out.write(2);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.start();
        int sum = 0;
        for (int b; (b = in.read()) >= 0; ) sum += b;
        assert sum == 3;
    }
}

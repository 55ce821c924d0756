import java.nio.channels.Selector; // expect unsupported: java.nio.channels.Selector is not in this library yet
import java.nio.channels.AsynchronousFileChannel; // expect unsupported: java.nio.channels.AsynchronousFileChannel is not in this library yet

public class Selectors {
  public static void main(String[] args) throws Exception {
    java.nio.channels.Pipe.open().source().register(null, 1); // expect unsupported: java.nio.channels.Pipe.SourceChannel.register is not in this library yet
  }
}

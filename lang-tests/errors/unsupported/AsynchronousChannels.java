import java.nio.channels.AsynchronousSocketChannel; // expect unsupported: java.nio.channels.AsynchronousSocketChannel is not in this library yet
import java.nio.channels.AsynchronousFileChannel; // expect unsupported: java.nio.channels.AsynchronousFileChannel is not in this library yet

public class AsynchronousChannels {
  public static void main(String[] args) throws Exception {
    java.nio.channels.Selector.open().provider(); // expect unsupported: java.nio.channels.Selector.provider is not in this library yet
  }
}

import java.nio.channels.DatagramChannel; // expect unsupported: java.nio.channels.DatagramChannel is not in this library yet
import java.nio.channels.spi.SelectorProvider;

public class DatagramChannels {
  public static void main(String[] args) throws Exception {
    SelectorProvider.provider().openDatagramChannel(); // expect unsupported: openDatagramChannel is not in this library yet
  }
}

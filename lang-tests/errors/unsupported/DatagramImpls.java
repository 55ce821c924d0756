import java.net.DatagramSocket;
import java.net.DatagramSocketImpl; // expect unsupported: java.net.DatagramSocketImpl is not in this library yet

public class DatagramImpls {
  public static void main(String[] args) throws Exception {
    DatagramSocket.setDatagramSocketImplFactory(null); // expect unsupported: setDatagramSocketImplFactory is not in this library yet
  }
}

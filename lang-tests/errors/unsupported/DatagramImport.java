import java.net.DatagramSocket; // expect unsupported: java.net.DatagramSocket is not in this library yet

public class DatagramImport {
  public static void main(String[] args) throws Exception {
    System.out.println(new DatagramSocket());
  }
}

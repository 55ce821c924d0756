import java.net.Socket; // expect unsupported: java.net is outside this VM

public class Sockets {
  public static void main(String[] args) throws Exception {
    new Socket("localhost", 1).close();
  }
}

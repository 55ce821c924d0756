import java.rmi.Naming; // expect unsupported: java.rmi is outside this VM

public class RemoteImport {
  public static void main(String[] args) {
    System.out.println("x");
  }
}

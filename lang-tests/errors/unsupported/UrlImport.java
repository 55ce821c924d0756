import java.net.URL; // expect unsupported: java.net.URL is not in this library yet

public class UrlImport {
  public static void main(String[] args) throws Exception {
    System.out.println(new URL("http://localhost/"));
  }
}

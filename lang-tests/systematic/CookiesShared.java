// Two threads keep a cookie of one name: one of them stays, whichever it is, and both see a cookie that is whole.
// explore: proof --outcomes outcomes=2
// expect clean
import java.net.CookieManager;
import java.net.URI;
import java.util.List;
import java.util.Map;

public class CookiesShared {
  static final URI HERE = URI.create("http://localhost/");
  static final CookieManager manager = new CookieManager();

  static void take(String value) {
    try {
      manager.put(HERE, Map.of("Set-Cookie", List.of("name=" + value)));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> take("1"));
    other.start();
    take("2");
    other.join();
    System.out.println(manager.get(HERE, Map.of()));
  }
}

// An HttpServer without an executor serves one request after the other: a plain counter in the handler is right.
// expect clean
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class HttpServerOneThread {
  static int requests;

  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    server.createContext("/count", exchange -> {
      requests++;
      exchange.sendResponseHeaders(200, -1);
    });
    server.start();
    URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/count");
    Thread other = new Thread(() -> get(uri));
    other.start();
    get(uri);
    other.join();
    server.stop(0);
    assert requests == 2;
  }

  static void get(URI uri) {
    try {
      HttpClient.newHttpClient().send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.discarding());
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}

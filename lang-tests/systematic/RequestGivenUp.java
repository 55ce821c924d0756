// A request is given up while it is under way: its future is cancelled, or it has been answered before. The server's side of the
// exchange ends either way.
// explore: proof --outcomes outcomes>=2
// expect clean
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;

public class RequestGivenUp {
  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(7000, 5, InetAddress.getLoopbackAddress());
    Thread serving = new Thread(() -> {
      try (Socket s = server.accept()) {
        s.getOutputStream().write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".getBytes());
      } catch (IOException e) {
        // The client has gone.
      }
    });
    serving.start();
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    CompletableFuture<HttpResponse<Void>> answer = client.sendAsync(HttpRequest.newBuilder(URI.create("http://127.0.0.1:7000/")).build(), HttpResponse.BodyHandlers.discarding());
    System.out.println(answer.cancel(true) + " " + answer.isCancelled());
  }
}

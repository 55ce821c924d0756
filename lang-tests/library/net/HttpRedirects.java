// Where HttpClient is redirected to, with each policy, status and method; limits, and what is told of failures.
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;

public class HttpRedirects {
  interface Action {
    Object run() throws Exception;
  }

  static void tell(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (Exception e) {
      StringBuilder causes = new StringBuilder();
      for (Throwable c = e.getCause(); c != null; c = c.getCause()) causes.append(" by ").append(c);
      System.out.println(what + " threw " + e + causes);
    }
  }

  // With the answers before it, and what each of them answers.
  static String shown(HttpResponse<String> last) {
    StringBuilder shown = new StringBuilder();
    for (HttpResponse<String> r = last; r != null; r = r.previousResponse().orElse(null)) {
      shown.append(r.statusCode() + " " + r.uri().getPath() + " " + r.body() + " to " + r.request().method() + " " + r.request().uri().getPath() + " | ");
    }
    return shown.toString();
  }

  // /to?CODE,LOCATION
  static void redirect(HttpExchange e) throws IOException {
    String[] query = e.getRequestURI().getQuery().split(",");
    if (query.length > 1) e.getResponseHeaders().set("Location", query[1]);
    e.sendResponseHeaders(Integer.parseInt(query[0]), e.getRequestMethod().equals("HEAD") ? -1 : 5);
    if (!e.getRequestMethod().equals("HEAD")) e.getResponseBody().write("moved".getBytes());
    e.close();
  }

  static void echo(HttpExchange e) throws IOException {
    String body = new String(e.getRequestBody().readAllBytes());
    String all = e.getRequestMethod() + " " + body + " " + e.getRequestHeaders().getFirst("X") + " " + e.getRequestHeaders().getFirst("Content-length") + e.getRequestURI();
    e.sendResponseHeaders(200, e.getRequestMethod().equals("HEAD") ? -1 : all.length());
    if (!e.getRequestMethod().equals("HEAD")) e.getResponseBody().write(all.getBytes());
    e.close();
  }

  static void slow(HttpExchange e) throws IOException {
    try {
      Thread.sleep(2000);
    } catch (InterruptedException interrupted) {
      return;
    }
    e.sendResponseHeaders(200, -1);
    e.close();
  }

  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    server.createContext("/to", HttpRedirects::redirect);
    server.createContext("/echo", HttpRedirects::echo);
    server.createContext("/slow", HttpRedirects::slow);
    server.setExecutor(Executors.newCachedThreadPool(task -> {
      Thread thread = new Thread(task);
      thread.setDaemon(true);
      return thread;
    }));
    server.start();
    URI base = URI.create("http://localhost:" + server.getAddress().getPort());
    for (HttpClient.Redirect policy : HttpClient.Redirect.values()) {
      HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).followRedirects(policy).build();
      for (int code : new int[] {300, 301, 302, 303, 305, 307, 308}) {
        for (String method : new String[] {"GET", "POST", "PUT", "HEAD", "DELETE"}) {
          HttpRequest.BodyPublisher body = method.startsWith("P") ? BodyPublishers.ofString("body") : BodyPublishers.noBody();
          HttpRequest request = HttpRequest.newBuilder(base.resolve("/to?" + code + ",/echo?z=1")).header("X", "y").method(method, body).build();
          tell(policy + " " + code + " " + method, () -> shown(client.send(request, BodyHandlers.ofString())));
        }
      }
      tell("no end", () -> shown(client.send(HttpRequest.newBuilder(base.resolve("/to?302,/to?302")).build(), BodyHandlers.ofString())));
      tell("nowhere", () -> shown(client.send(HttpRequest.newBuilder(base.resolve("/to?302")).build(), BodyHandlers.ofString())));
      tell("relative", () -> shown(client.send(HttpRequest.newBuilder(base.resolve("/to/deep?302,../echo")).build(), BodyHandlers.ofString())));
    }
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(5)).build();
    HttpRequest slow = HttpRequest.newBuilder(base.resolve("/slow")).timeout(Duration.ofMillis(200)).build();
    tell("expects to go on", () -> shown(client.send(HttpRequest.newBuilder(base.resolve("/echo")).expectContinue(true)
        .POST(BodyPublishers.ofString("body")).build(), BodyHandlers.ofString())));
    tell("too slow", () -> client.send(slow, BodyHandlers.ofString()));
    tell("refused", () -> client.send(HttpRequest.newBuilder(URI.create("http://localhost:1/")).build(), BodyHandlers.ofString()));
    tell("refused later", () -> client.sendAsync(HttpRequest.newBuilder(URI.create("http://localhost:1/")).build(), BodyHandlers.ofString()).get());
    tell("cancelled", () -> {
      CompletableFuture<HttpResponse<String>> future = client.sendAsync(slow, BodyHandlers.ofString());
      return future.cancel(true) + " " + future.isCancelled();
    });
    server.stop(0);
  }
}
// expect: NEVER 300 GET: 300 /to moved to GET /to | 
// expect: NEVER 300 POST: 300 /to moved to POST /to | 
// expect: NEVER 300 PUT: 300 /to moved to PUT /to | 
// expect: NEVER 300 HEAD: 300 /to  to HEAD /to | 
// expect: NEVER 300 DELETE: 300 /to moved to DELETE /to | 
// expect: NEVER 301 GET: 301 /to moved to GET /to | 
// expect: NEVER 301 POST: 301 /to moved to POST /to | 
// expect: NEVER 301 PUT: 301 /to moved to PUT /to | 
// expect: NEVER 301 HEAD: 301 /to  to HEAD /to | 
// expect: NEVER 301 DELETE: 301 /to moved to DELETE /to | 
// expect: NEVER 302 GET: 302 /to moved to GET /to | 
// expect: NEVER 302 POST: 302 /to moved to POST /to | 
// expect: NEVER 302 PUT: 302 /to moved to PUT /to | 
// expect: NEVER 302 HEAD: 302 /to  to HEAD /to | 
// expect: NEVER 302 DELETE: 302 /to moved to DELETE /to | 
// expect: NEVER 303 GET: 303 /to moved to GET /to | 
// expect: NEVER 303 POST: 303 /to moved to POST /to | 
// expect: NEVER 303 PUT: 303 /to moved to PUT /to | 
// expect: NEVER 303 HEAD: 303 /to  to HEAD /to | 
// expect: NEVER 303 DELETE: 303 /to moved to DELETE /to | 
// expect: NEVER 305 GET: 305 /to moved to GET /to | 
// expect: NEVER 305 POST: 305 /to moved to POST /to | 
// expect: NEVER 305 PUT: 305 /to moved to PUT /to | 
// expect: NEVER 305 HEAD: 305 /to  to HEAD /to | 
// expect: NEVER 305 DELETE: 305 /to moved to DELETE /to | 
// expect: NEVER 307 GET: 307 /to moved to GET /to | 
// expect: NEVER 307 POST: 307 /to moved to POST /to | 
// expect: NEVER 307 PUT: 307 /to moved to PUT /to | 
// expect: NEVER 307 HEAD: 307 /to  to HEAD /to | 
// expect: NEVER 307 DELETE: 307 /to moved to DELETE /to | 
// expect: NEVER 308 GET: 308 /to moved to GET /to | 
// expect: NEVER 308 POST: 308 /to moved to POST /to | 
// expect: NEVER 308 PUT: 308 /to moved to PUT /to | 
// expect: NEVER 308 HEAD: 308 /to  to HEAD /to | 
// expect: NEVER 308 DELETE: 308 /to moved to DELETE /to | 
// expect: no end: 302 /to moved to GET /to | 
// expect: nowhere: 302 /to moved to GET /to | 
// expect: relative: 302 /to/deep moved to GET /to/deep | 
// expect: ALWAYS 300 GET: 300 /to moved to GET /to | 
// expect: ALWAYS 300 POST: 300 /to moved to POST /to | 
// expect: ALWAYS 300 PUT: 300 /to moved to PUT /to | 
// expect: ALWAYS 300 HEAD: 300 /to  to HEAD /to | 
// expect: ALWAYS 300 DELETE: 300 /to moved to DELETE /to | 
// expect: ALWAYS 301 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 301 /to null to GET /to | 
// expect: ALWAYS 301 POST: 200 /echo GET  y 0/echo?z=1 to GET /echo | 301 /to null to POST /to | 
// expect: ALWAYS 301 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 301 /to null to PUT /to | 
// expect: ALWAYS 301 HEAD: 200 /echo  to HEAD /echo | 301 /to null to HEAD /to | 
// expect: ALWAYS 301 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 301 /to null to DELETE /to | 
// expect: ALWAYS 302 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 302 /to null to GET /to | 
// expect: ALWAYS 302 POST: 200 /echo GET  y 0/echo?z=1 to GET /echo | 302 /to null to POST /to | 
// expect: ALWAYS 302 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 302 /to null to PUT /to | 
// expect: ALWAYS 302 HEAD: 200 /echo  to HEAD /echo | 302 /to null to HEAD /to | 
// expect: ALWAYS 302 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 302 /to null to DELETE /to | 
// expect: ALWAYS 303 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to GET /to | 
// expect: ALWAYS 303 POST: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to POST /to | 
// expect: ALWAYS 303 PUT: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to PUT /to | 
// expect: ALWAYS 303 HEAD: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to HEAD /to | 
// expect: ALWAYS 303 DELETE: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to DELETE /to | 
// expect: ALWAYS 305 GET: 305 /to moved to GET /to | 
// expect: ALWAYS 305 POST: 305 /to moved to POST /to | 
// expect: ALWAYS 305 PUT: 305 /to moved to PUT /to | 
// expect: ALWAYS 305 HEAD: 305 /to  to HEAD /to | 
// expect: ALWAYS 305 DELETE: 305 /to moved to DELETE /to | 
// expect: ALWAYS 307 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 307 /to null to GET /to | 
// expect: ALWAYS 307 POST: 200 /echo POST body y 4/echo?z=1 to POST /echo | 307 /to null to POST /to | 
// expect: ALWAYS 307 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 307 /to null to PUT /to | 
// expect: ALWAYS 307 HEAD: 200 /echo  to HEAD /echo | 307 /to null to HEAD /to | 
// expect: ALWAYS 307 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 307 /to null to DELETE /to | 
// expect: ALWAYS 308 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 308 /to null to GET /to | 
// expect: ALWAYS 308 POST: 200 /echo POST body y 4/echo?z=1 to POST /echo | 308 /to null to POST /to | 
// expect: ALWAYS 308 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 308 /to null to PUT /to | 
// expect: ALWAYS 308 HEAD: 200 /echo  to HEAD /echo | 308 /to null to HEAD /to | 
// expect: ALWAYS 308 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 308 /to null to DELETE /to | 
// expect: no end threw java.io.IOException: java.io.IOException: Invalid redirection by java.io.UncheckedIOException: java.io.IOException: Invalid redirection by java.io.IOException: Invalid redirection
// expect: nowhere threw java.io.IOException: java.io.IOException: Invalid redirection by java.io.UncheckedIOException: java.io.IOException: Invalid redirection by java.io.IOException: Invalid redirection
// expect: relative: 200 /echo GET  null 0/echo to GET /echo | 302 /to/deep null to GET /to/deep | 
// expect: NORMAL 300 GET: 300 /to moved to GET /to | 
// expect: NORMAL 300 POST: 300 /to moved to POST /to | 
// expect: NORMAL 300 PUT: 300 /to moved to PUT /to | 
// expect: NORMAL 300 HEAD: 300 /to  to HEAD /to | 
// expect: NORMAL 300 DELETE: 300 /to moved to DELETE /to | 
// expect: NORMAL 301 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 301 /to null to GET /to | 
// expect: NORMAL 301 POST: 200 /echo GET  y 0/echo?z=1 to GET /echo | 301 /to null to POST /to | 
// expect: NORMAL 301 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 301 /to null to PUT /to | 
// expect: NORMAL 301 HEAD: 200 /echo  to HEAD /echo | 301 /to null to HEAD /to | 
// expect: NORMAL 301 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 301 /to null to DELETE /to | 
// expect: NORMAL 302 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 302 /to null to GET /to | 
// expect: NORMAL 302 POST: 200 /echo GET  y 0/echo?z=1 to GET /echo | 302 /to null to POST /to | 
// expect: NORMAL 302 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 302 /to null to PUT /to | 
// expect: NORMAL 302 HEAD: 200 /echo  to HEAD /echo | 302 /to null to HEAD /to | 
// expect: NORMAL 302 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 302 /to null to DELETE /to | 
// expect: NORMAL 303 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to GET /to | 
// expect: NORMAL 303 POST: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to POST /to | 
// expect: NORMAL 303 PUT: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to PUT /to | 
// expect: NORMAL 303 HEAD: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to HEAD /to | 
// expect: NORMAL 303 DELETE: 200 /echo GET  y 0/echo?z=1 to GET /echo | 303 /to null to DELETE /to | 
// expect: NORMAL 305 GET: 305 /to moved to GET /to | 
// expect: NORMAL 305 POST: 305 /to moved to POST /to | 
// expect: NORMAL 305 PUT: 305 /to moved to PUT /to | 
// expect: NORMAL 305 HEAD: 305 /to  to HEAD /to | 
// expect: NORMAL 305 DELETE: 305 /to moved to DELETE /to | 
// expect: NORMAL 307 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 307 /to null to GET /to | 
// expect: NORMAL 307 POST: 200 /echo POST body y 4/echo?z=1 to POST /echo | 307 /to null to POST /to | 
// expect: NORMAL 307 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 307 /to null to PUT /to | 
// expect: NORMAL 307 HEAD: 200 /echo  to HEAD /echo | 307 /to null to HEAD /to | 
// expect: NORMAL 307 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 307 /to null to DELETE /to | 
// expect: NORMAL 308 GET: 200 /echo GET  y 0/echo?z=1 to GET /echo | 308 /to null to GET /to | 
// expect: NORMAL 308 POST: 200 /echo POST body y 4/echo?z=1 to POST /echo | 308 /to null to POST /to | 
// expect: NORMAL 308 PUT: 200 /echo PUT body y 4/echo?z=1 to PUT /echo | 308 /to null to PUT /to | 
// expect: NORMAL 308 HEAD: 200 /echo  to HEAD /echo | 308 /to null to HEAD /to | 
// expect: NORMAL 308 DELETE: 200 /echo DELETE  y 0/echo?z=1 to DELETE /echo | 308 /to null to DELETE /to | 
// expect: no end threw java.io.IOException: java.io.IOException: Invalid redirection by java.io.UncheckedIOException: java.io.IOException: Invalid redirection by java.io.IOException: Invalid redirection
// expect: nowhere threw java.io.IOException: java.io.IOException: Invalid redirection by java.io.UncheckedIOException: java.io.IOException: Invalid redirection by java.io.IOException: Invalid redirection
// expect: relative: 200 /echo GET  null 0/echo to GET /echo | 302 /to/deep null to GET /to/deep | 
// expect: expects to go on: 200 /echo POST body null 4/echo to POST /echo | 
// expect: too slow threw java.net.http.HttpTimeoutException: request timed out
// expect: refused threw java.net.ConnectException by java.net.ConnectException by java.nio.channels.ClosedChannelException
// expect: refused later threw java.util.concurrent.ExecutionException: java.net.ConnectException by java.net.ConnectException by java.nio.channels.ClosedChannelException
// expect: cancelled: true true

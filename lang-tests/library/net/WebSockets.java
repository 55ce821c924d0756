// A client's WebSocket against a server that the program has written: handshakes, messages in parts, pings, closing from both sides,
// what is asked for one by one, and what goes wrong.
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class WebSockets {
  // --- the server's side

  static String head(InputStream in) throws IOException {
    StringBuilder b = new StringBuilder();
    while (b.indexOf("\r\n\r\n") < 0) {
      int c = in.read();
      if (c < 0) throw new IOException("end");
      b.append((char) c);
    }
    return b.toString();
  }

  static String field(String head, String name) {
    for (String line : head.split("\r\n")) {
      if (line.toLowerCase().startsWith(name.toLowerCase() + ":")) return line.substring(name.length() + 1).trim();
    }
    return null;
  }

  static void accept(OutputStream out, String head, String more) throws Exception {
    String key = field(head, "Sec-WebSocket-Key") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    String accepted = Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(key.getBytes(StandardCharsets.US_ASCII)));
    out.write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + accepted + "\r\n" + more + "\r\n").getBytes());
  }

  // `first`: 0x80 if it is the last part, and the kind.
  static void frame(OutputStream out, int first, byte[] content) throws IOException {
    ByteArrayOutputStream b = new ByteArrayOutputStream();
    b.write(first);
    if (content.length < 126) {
      b.write(content.length);
    } else {
      b.write(126);
      b.write(content.length >> 8);
      b.write(content.length);
    }
    b.writeBytes(content);
    out.write(b.toByteArray());
  }

  static void text(OutputStream out, int first, String content) throws IOException {
    frame(out, first, content.getBytes(StandardCharsets.UTF_8));
  }

  // What the client sends, as a text; null: the end.
  static String received(InputStream in) throws IOException {
    int first = in.read();
    if (first < 0) return null;
    int second = in.read();
    long length = second & 127;
    int bytes = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (bytes > 0) length = 0;
    for (int i = 0; i < bytes; i++) length = length << 8 | in.read();
    byte[] mask = (second & 128) != 0 ? in.readNBytes(4) : new byte[4];
    byte[] content = in.readNBytes((int) length);
    for (int i = 0; i < content.length; i++) content[i] ^= mask[i % 4];
    String kind = Integer.toHexString(first) + ((second & 128) != 0 ? " masked " : " plain ");
    if ((first & 15) == 8 && content.length >= 2) {
      return kind + ((content[0] & 255) << 8 | content[1] & 255) + " " + new String(content, 2, content.length - 2, StandardCharsets.UTF_8);
    }
    return kind + (content.length > 60 ? content.length + " bytes" : (first & 15) == 2 ? java.util.Arrays.toString(content) : new String(content, StandardCharsets.UTF_8));
  }

  interface Served {
    void serve(InputStream in, OutputStream out, String head, List<String> seen) throws Exception;
  }

  // --- the client's side

  static class Told implements WebSocket.Listener {
    final List<String> events = new ArrayList<>();
    final CountDownLatch over = new CountDownLatch(1);
    final int first;

    Told(int first) {
      this.first = first;
    }

    synchronized void tell(String what) {
      events.add(what);
    }

    synchronized boolean isOpen() {
      return !events.isEmpty();
    }

    @Override
    public void onOpen(WebSocket ws) {
      tell("open " + ws.getSubprotocol());
      if (first > 0) ws.request(first);
    }

    @Override
    public CompletionStage<?> onText(WebSocket ws, CharSequence data, boolean last) {
      tell("text " + (data.length() > 60 ? data.length() + " chars" : data) + " " + last);
      ws.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onBinary(WebSocket ws, ByteBuffer data, boolean last) {
      tell("binary " + data.remaining() + " " + last);
      ws.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onPing(WebSocket ws, ByteBuffer message) {
      tell("ping " + StandardCharsets.UTF_8.decode(message));
      ws.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onPong(WebSocket ws, ByteBuffer message) {
      tell("pong " + StandardCharsets.UTF_8.decode(message));
      ws.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket ws, int statusCode, String reason) {
      tell("close " + statusCode + " " + reason + " " + ws.isInputClosed());
      over.countDown();
      return null;
    }

    @Override
    public void onError(WebSocket ws, Throwable error) {
      tell("error " + error.getClass().getName());
      over.countDown();
    }
  }

  interface Use {
    void use(WebSocket ws, Told told) throws Exception;
  }

  static String failure(CompletableFuture<?> f) {
    try {
      return "done " + (f.get(5, TimeUnit.SECONDS) != null);
    } catch (Exception e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      return cause.getClass().getName() + ": " + cause.getMessage();
    }
  }

  static void run(String name, int first, Served served, Use use) throws Exception {
    System.out.println("-- " + name);
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      List<String> atServer = new ArrayList<>();
      Thread serving = new Thread(() -> {
        try (Socket socket = server.accept()) {
          String head = head(socket.getInputStream());
          served.serve(socket.getInputStream(), socket.getOutputStream(), head, atServer);
          for (String s; (s = received(socket.getInputStream())) != null; ) atServer.add(s);
          atServer.add("end");
        } catch (Exception e) {
          atServer.add("server " + e);
        }
      });
      serving.start();
      Told told = new Told(first);
      HttpClient client = HttpClient.newHttpClient();
      CompletableFuture<WebSocket> made = client.newWebSocketBuilder().header("X-Name", "value").subprotocols("chat", "talk")
          .buildAsync(URI.create("ws://127.0.0.1:" + server.getLocalPort() + "/path?q"), told);
      try {
        WebSocket ws = made.join();
        use.use(ws, told);
      } catch (CompletionException e) {
        Throwable cause = e.getCause();
        System.out.println(cause.getClass().getName() + (cause instanceof WebSocketHandshakeException ? " " + ((WebSocketHandshakeException) cause).getResponse().statusCode() : ""));
      }
      serving.join();
      synchronized (told) {
        System.out.println(told.events);
      }
      // (Whether a server that has broken the rules is told so is a question of time.)
      if (!name.startsWith("wrong") && !name.startsWith("no UTF")) System.out.println(atServer);
    }
  }

  static void over(Told told) throws Exception {
    System.out.println("over " + told.over.await(5, TimeUnit.SECONDS));
  }

  public static void main(String[] args) throws Exception {
    run("echo", 1, (in, out, head, seen) -> {
      seen.add(head.replaceAll("Host: .*", "Host: H").replaceAll("Key: .*", "Key: K").replaceAll("User-Agent: .*", "User-Agent: U").replace("\r\n", "|"));
      accept(out, head, "Sec-WebSocket-Protocol: talk\r\n");
      seen.add(received(in));
      text(out, 0x81, "hello \u00e4\u20ac");
      seen.add(received(in));
      frame(out, 0x82, new byte[] {1, 2, 3});
      frame(out, 0x88, new byte[] {3, (byte) 232, 'b', 'y', 'e'});  // 1000
    }, (ws, told) -> {
      System.out.println(failure(ws.sendText("good day \ud83d\ude00", true)));
      System.out.println(failure(ws.sendBinary(ByteBuffer.wrap(new byte[] {9, 8}), true)));
      over(told);
    });
    run("closed by the server", 9, (in, out, head, seen) -> {
      accept(out, head, "");
      text(out, 0x01, "par");
      text(out, 0x89, "are you there");
      text(out, 0x00, "t ");
      text(out, 0x80, "last");
      text(out, 0x8a, "unasked");
      text(out, 0x81, "x".repeat(3000));
      frame(out, 0x88, new byte[] {(byte) (4000 >> 8), (byte) 4000, 'w', 'h', 'y'});
    }, (ws, told) -> {
      over(told);
      while (!ws.isOutputClosed()) Thread.sleep(10);
      System.out.println(ws.isInputClosed() + " " + failure(ws.sendText("late", true)));
    });
    run("closed by the client", 9, (in, out, head, seen) -> {
      accept(out, head, "");
      for (int i = 0; i < 6; i++) seen.add(received(in));
      frame(out, 0x88, new byte[] {3, (byte) 232});
    }, (ws, told) -> {
      System.out.println(failure(ws.sendPing(ByteBuffer.wrap("p".getBytes()))) + failure(ws.sendPong(ByteBuffer.allocate(125))));
      System.out.println(failure(ws.sendPing(ByteBuffer.allocate(126))));
      System.out.println(failure(ws.sendText("a", false)) + failure(ws.sendBinary(ByteBuffer.allocate(1), true)));
      System.out.println(failure(ws.sendText("b", true)));
      System.out.println(failure(ws.sendText("\ud800", true)));
      System.out.println(failure(ws.sendBinary(ByteBuffer.allocate(70000), true)));
      for (int code : new int[] {0, 999, 1002, 1003, 1004, 1005, 1006, 1007, 1009, 1010, 1012, 1013, 1014, 1015, 1016, 2000, 2999, 5000}) {
        System.out.println(code + " " + failure(ws.sendClose(code, "")));
        if (ws.isOutputClosed()) break;
      }
      System.out.println(failure(ws.sendClose(1000, "r".repeat(124))));
      System.out.println(failure(ws.sendClose(WebSocket.NORMAL_CLOSURE, "enough")) + ws.isOutputClosed());
      System.out.println(failure(ws.sendClose(1000, "again")));
      System.out.println(failure(ws.sendPing(ByteBuffer.allocate(1))));
      over(told);
    });
    run("asked for one by one", 0, (in, out, head, seen) -> {
      accept(out, head, "");
      text(out, 0x81, "one");
      text(out, 0x81, "two");
      frame(out, 0x88, new byte[] {3, (byte) 232});
    }, (ws, told) -> {
      Thread.sleep(100);
      synchronized (told) {
        System.out.println(told.events);
      }
      ws.request(1);
      over(told);
      try {
        ws.request(0);
        System.out.println("0 is taken");
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    });
    run("aborted", 9, (in, out, head, seen) -> {
      accept(out, head, "");
    }, (ws, told) -> {
      while (!told.isOpen()) Thread.sleep(10);
      ws.abort();
      System.out.println(ws.isOutputClosed() + " " + ws.isInputClosed());
    });
    run("refused", 9, (in, out, head, seen) -> {
      out.write("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".getBytes());
      throw new IOException("leave");
    }, (ws, told) -> over(told));
    run("accepted wrongly", 9, (in, out, head, seen) -> {
      out.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: AAAA\r\n\r\n".getBytes());
      throw new IOException("leave");
    }, (ws, told) -> over(told));
    run("unknown protocol", 9, (in, out, head, seen) -> {
      accept(out, head, "Sec-WebSocket-Protocol: other\r\n");
      throw new IOException("leave");
    }, (ws, told) -> over(told));
    for (int kind : new int[] {0x83, 0x80, 0xc1, 0x09}) {
      run("wrong " + Integer.toHexString(kind), 9, (in, out, head, seen) -> {
        accept(out, head, "");
        text(out, kind, "x");
      }, (ws, told) -> over(told));
    }
    run("no UTF-8", 9, (in, out, head, seen) -> {
      accept(out, head, "");
      frame(out, 0x81, new byte[] {'a', (byte) 0xff});
    }, (ws, told) -> over(told));
    HttpClient client = HttpClient.newHttpClient();
    for (String uri : new String[] {"http://127.0.0.1/", "ws://127.0.0.1/#x", "ws:x"}) {
      System.out.println(failure(client.newWebSocketBuilder().buildAsync(URI.create(uri), new Told(1))));
    }
    for (String name : new String[] {"Sec-WebSocket-Key"}) {
      System.out.println(failure(client.newWebSocketBuilder().header(name, "x").buildAsync(URI.create("ws://127.0.0.1:1/"), new Told(1))));
    }
  }
}
// expect: -- echo
// expect: done true
// expect: done true
// expect: over true
// expect: [open talk, text hello ä€ true, binary 3 true, close 1000 bye true]
// expect: [GET /path?q HTTP/1.1|Connection: Upgrade|Content-Length: 0|Host: H|Upgrade: websocket|User-Agent: U|Sec-WebSocket-Key: K|Sec-WebSocket-Protocol: chat, talk|Sec-WebSocket-Version: 13|X-Name: value||, 81 masked good day 😀, 82 masked [9, 8], 88 masked 1000 , end]
// expect: -- closed by the server
// expect: over true
// expect: true java.io.IOException: Output closed
// expect: [open , text par false, ping are you there, text t  false, text last true, pong unasked, text 3000 chars true, close 4000 why true]
// expect: [8a masked are you there, 88 masked 4000 , end]
// expect: -- closed by the client
// expect: done truedone true
// expect: java.lang.IllegalArgumentException: Long message: 126
// expect: done truejava.lang.IllegalStateException: Unexpected binary message
// expect: done true
// expect: java.io.IOException: Malformed text message
// expect: done true
// expect: 0 java.lang.IllegalArgumentException: statusCode
// expect: 999 java.lang.IllegalArgumentException: statusCode
// expect: 1002 java.lang.IllegalArgumentException: statusCode
// expect: 1003 java.lang.IllegalArgumentException: statusCode
// expect: 1004 java.lang.IllegalArgumentException: statusCode
// expect: 1005 java.lang.IllegalArgumentException: statusCode
// expect: 1006 java.lang.IllegalArgumentException: statusCode
// expect: 1007 java.lang.IllegalArgumentException: statusCode
// expect: 1009 java.lang.IllegalArgumentException: statusCode
// expect: 1010 java.lang.IllegalArgumentException: statusCode
// expect: 1012 java.lang.IllegalArgumentException: statusCode
// expect: 1013 java.lang.IllegalArgumentException: statusCode
// expect: 1014 java.lang.IllegalArgumentException: statusCode
// expect: 1015 java.lang.IllegalArgumentException: statusCode
// expect: 1016 java.lang.IllegalArgumentException: statusCode
// expect: 2000 java.lang.IllegalArgumentException: statusCode
// expect: 2999 java.lang.IllegalArgumentException: statusCode
// expect: 5000 java.lang.IllegalArgumentException: statusCode
// expect: java.lang.IllegalArgumentException: reason
// expect: done truetrue
// expect: java.io.IOException: Output closed
// expect: java.io.IOException: Output closed
// expect: over true
// expect: [open , close 1000  true]
// expect: [89 masked p, 8a masked 125 bytes, 1 masked a, 80 masked b, 82 masked 70000 bytes, 88 masked 1000 enough, end]
// expect: -- asked for one by one
// expect: [open ]
// expect: over true
// expect: non-positive subscription request: 0
// expect: [open , text one true, text two true, close 1000  true]
// expect: [88 masked 1000 , end]
// expect: -- aborted
// expect: true true
// expect: [open ]
// expect: [end]
// expect: -- refused
// expect: java.net.http.WebSocketHandshakeException 404
// expect: []
// expect: [server java.io.IOException: leave]
// expect: -- accepted wrongly
// expect: java.net.http.WebSocketHandshakeException 101
// expect: []
// expect: [server java.io.IOException: leave]
// expect: -- unknown protocol
// expect: java.net.http.WebSocketHandshakeException 101
// expect: []
// expect: [server java.io.IOException: leave]
// expect: -- wrong 83
// expect: over true
// expect: [open , error java.net.ProtocolException]
// expect: -- wrong 80
// expect: over true
// expect: [open , error java.net.ProtocolException]
// expect: -- wrong c1
// expect: over true
// expect: [open , error java.net.ProtocolException]
// expect: -- wrong 9
// expect: over true
// expect: [open , error java.net.ProtocolException]
// expect: -- no UTF-8
// expect: over true
// expect: [open , error java.net.ProtocolException]
// expect: java.lang.IllegalArgumentException: invalid URI scheme: http
// expect: java.lang.IllegalArgumentException: URI must not contain a fragment: ws://127.0.0.1/#x
// expect: java.lang.IllegalArgumentException: URI must contain a host: ws:x
// expect: java.lang.IllegalArgumentException: Illegal header: Sec-WebSocket-Key

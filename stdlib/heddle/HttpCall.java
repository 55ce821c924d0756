// A request by HTTP/1.1 to a server in the same program, and its answer. Connections are used again, as long as the server
// keeps them open; under exploration each request has its own, and requests have nothing to do with each other.
package heddle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public final class HttpCall {
  // Connections that nobody uses at present.
  public static final class Pool {
    private final Map<Integer, ArrayDeque<Connection>> idle = new HashMap<>();  // by port

    // Null: none.
    synchronized Connection take(int port) {
      ArrayDeque<Connection> all = idle.get(port);
      for (Connection c; all != null && (c = all.poll()) != null; ) {
        if (!SocketDoor.get().isEnded(c.socket)) return c;
        c.close();
      }
      return null;
    }

    synchronized void add(int port, Connection connection) {
      idle.computeIfAbsent(port, p -> new ArrayDeque<>()).add(connection);
    }
  }

  private static final class Connection {
    final Socket socket;
    final HttpInput in;

    Connection(Socket socket) throws IOException {
      this.socket = socket;
      in = new HttpInput(socket.getInputStream());
    }

    void close() {
      try {
        socket.close();
      } catch (IOException e) {
        throw new AssertionError(e);  // it has nothing to write
      }
    }
  }

  private final Pool pool;
  private final InetSocketAddress address;
  private Connection connection;
  private boolean done;

  // The answer.
  public int status;
  public String statusLine;
  public List<String[]> fields;
  public InputStream body;
  public long length;  // of the body; -1: not known

  // `connectTimeout`: in milliseconds, 0: no limit.
  public HttpCall(Pool pool, InetSocketAddress address, int connectTimeout) throws IOException {
    this.pool = pool;
    this.address = address;
    connection = VM.exploring() ? null : pool.take(address.getPort());
    if (connection == null) connect(connectTimeout);
  }

  private void connect(int timeout) throws IOException {
    Socket socket = new Socket();
    socket.connect(address, timeout);
    connection = new Connection(socket);
  }

  public void send(String head, byte[] content) throws IOException {
    ByteArrayOutputStream message = new ByteArrayOutputStream(head.length() + content.length);
    message.writeBytes(head.getBytes(StandardCharsets.ISO_8859_1));
    message.writeBytes(content);
    message.writeTo(connection.socket.getOutputStream());
  }

  public OutputStream out() throws IOException {
    return connection.socket.getOutputStream();
  }

  // Of each read; in milliseconds, 0: no limit.
  public void setTimeout(int timeout) throws IOException {
    connection.socket.setSoTimeout(timeout);
  }

  private boolean received;

  // Whether the server wants the body of the request; otherwise it has answered already, and the connection ends with that.
  public boolean continues(String method) throws IOException {
    if (!readHead() || status == 100) return statusLine != null;
    begin(method);
    received = true;
    return false;
  }

  // The next head; false: the connection has ended.
  private boolean readHead() throws IOException {
    statusLine = connection.in.readLine();
    if (statusLine == null) return false;
    int space = statusLine.indexOf(' ');
    if (!statusLine.startsWith("HTTP/") || space < 0 || statusLine.length() < space + 4) throw new IOException("Invalid status line: \"" + statusLine + "\"");
    try {
      status = Integer.parseInt(statusLine.substring(space + 1, space + 4));
    } catch (NumberFormatException e) {
      throw new IOException("Invalid status line: \"" + statusLine + "\"");
    }
    fields = connection.in.readFields();
    return true;
  }

  // False: the connection has ended without an answer.
  public boolean receive(String method) throws IOException {
    if (received) return true;
    do {
      if (!readHead()) return false;
    } while (status == 100);
    begin(method);
    return true;
  }

  // The body of the answer.
  private void begin(String method) throws IOException {
    boolean chunked = "chunked".equalsIgnoreCase(field("Transfer-Encoding"));
    String said = field("Content-Length");
    if (method.equals("HEAD") || status < 200 || status == 204 || status == 304) length = 0;
    else length = chunked || said == null ? -1 : Long.parseLong(said.trim());
    body = length >= 0 ? connection.in.body(length) : chunked ? connection.in.chunkedBody() : connection.in.lastBody();
  }

  // Null: there is no such field.
  public String field(String name) {
    for (String[] field : fields) {
      if (field[0].equalsIgnoreCase(name)) return field[1];
    }
    return null;
  }

  // The body has been read to its end.
  public void done() {
    if (done) return;
    done = true;
    boolean keep = statusLine.startsWith("HTTP/1.1") ? !"close".equalsIgnoreCase(field("Connection")) : "keep-alive".equalsIgnoreCase(field("Connection"));
    if (!keep || received) connection.close();
    else if (!VM.exploring() && !connection.socket.isClosed()) pool.add(address.getPort(), connection);
  }

  public void close() {
    done = true;
    connection.close();
  }

  // By another thread than the one that reads the answer, which then finds the connection closed.
  public void abort() {
    connection.close();
  }
}

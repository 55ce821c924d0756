// A connection to a client of an HttpServer. As a task it reads one request and has it answered.
package com.sun.net.httpserver;

import heddle.HttpInput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;

final class ServedConnection implements Runnable {
  private final LoopbackServer server;
  private final Socket socket;
  private final HttpInput in;
  private final OutputStream out;

  ServedConnection(LoopbackServer server, Socket socket) throws IOException {
    this.server = server;
    this.socket = socket;
    in = new HttpInput(socket.getInputStream());
    out = socket.getOutputStream();
  }

  Socket socket() {
    return socket;
  }

  boolean isBuffered() {
    return in.isBuffered();
  }

  void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new AssertionError(e);  // it has nothing to write
    }
  }

  void send(ByteArrayOutputStream message) throws IOException {
    message.writeTo(out);
  }

  OutputStream out() {
    return out;
  }

  InetSocketAddress remoteAddress() {
    return (InetSocketAddress) socket.getRemoteSocketAddress();
  }

  InetSocketAddress localAddress() {
    return (InetSocketAddress) socket.getLocalSocketAddress();
  }

  // The exchange is over.
  void finished(boolean keep) {
    server.ended();
    if (keep) server.awaitRequest(this);
    else server.forget(this);
  }

  // What is wrong with a request, and the answer.
  private static final class Refused extends Exception {
    final int code;

    Refused(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  @Override
  public void run() {
    ServedExchange exchange = null;
    try {
      exchange = read();
      if (exchange == null) {
        finished(false);
        return;
      }
      HttpContext context = exchange.getHttpContext();
      if (exchange.isAllowed()) new Filter.Chain(context.getFilters(), context.getHandler()).doFilter(exchange);
    } catch (Refused e) {
      refuse(e);
    } catch (Throwable e) {
      // A handler that fails is told to nobody but the client, whose connection ends.
      if (exchange == null) finished(false);
      else exchange.abandon();
    }
  }

  // Null: the client has closed the connection.
  private ServedExchange read() throws IOException, Refused {
    String line;
    do {
      line = in.readLine();
      if (line == null) return null;
    } while (line.isEmpty());
    int first = line.indexOf(' '), second = line.indexOf(' ', first + 1);
    if (first < 0 || second < 0) throw new Refused(400, "Bad request line");
    String method = line.substring(0, first), protocol = line.substring(second + 1);
    URI uri;
    try {
      uri = new URI(line.substring(first + 1, second));
    } catch (URISyntaxException e) {
      throw new Refused(400, "URISyntaxException thrown");
    }
    Headers headers = new Headers();
    try {
      for (String[] field : in.readFields()) headers.add(field[0], field[1]);
    } catch (HttpInput.ProtocolException e) {
      throw new Refused(400, "Header key contains illegal characters");
    }
    InputStream body = body(headers);
    HttpContext context = uri.getPath() == null ? null : server.find(uri.getPath());
    if (context == null) throw new Refused(404, "No context found for request");
    if (context.getHandler() == null) throw new Refused(500, "No handler for context");
    String connection = headers.getFirst("Connection");
    boolean old = protocol.equalsIgnoreCase("HTTP/1.0");
    boolean keep = old ? "keep-alive".equalsIgnoreCase(connection) : !"close".equalsIgnoreCase(connection);
    ServedExchange exchange = new ServedExchange(this, context, method, uri, protocol, headers.unmodifiable(), body, keep);
    if (old) {
      exchange.getResponseHeaders().set("Connection", keep ? "keep-alive" : "close");
      if (keep) exchange.getResponseHeaders().set("Keep-Alive", "timeout=30, max=200");
    }
    if ("100-continue".equalsIgnoreCase(headers.getFirst("Expect"))) {
      send(head("HTTP/1.1 100 Continue\r\nContent-Length: 0\r\n\r\n"));
    }
    return exchange;
  }

  private InputStream body(Headers headers) throws Refused {
    String coding = headers.getFirst("Transfer-encoding");
    if (coding != null) {
      if (!coding.equalsIgnoreCase("chunked")) throw new Refused(501, "Unsupported Transfer-Encoding value");
      return in.chunkedBody();
    }
    String length = headers.getFirst("Content-Length");
    if (length == null) return in.body(0);
    long bytes;
    try {
      bytes = Long.parseLong(length);
    } catch (NumberFormatException e) {
      throw new Refused(400, "NumberFormatException thrown");
    }
    if (bytes < 0) throw new Refused(400, "Illegal Content-Length value");
    return in.body(bytes);
  }

  static ByteArrayOutputStream head(String text) {
    ByteArrayOutputStream message = new ByteArrayOutputStream(text.length());
    message.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
    return message;
  }

  private void refuse(Refused why) {
    String text = "<h1>" + why.code + ServedExchange.reason(why.code) + "</h1>" + why.getMessage();
    try {
      send(head("HTTP/1.1 " + why.code + ServedExchange.reason(why.code) + "\r\nContent-Length: " + text.length()
          + "\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n" + text));
    } catch (IOException e) {
      // The client has gone.
    }
    finished(false);
  }
}

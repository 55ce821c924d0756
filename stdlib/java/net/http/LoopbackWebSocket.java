// The client's end of a WebSocket. A daemon thread reads what comes, as far as the program has requested it, and calls the
// listener, by the client's executor if it has one. What is sent is written by the thread that sends it.
package java.net.http;

import heddle.HttpInput;
import heddle.VM;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.ProtocolException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;

final class LoopbackWebSocket implements WebSocket {
  private static final int CONTINUATION = 0;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int LAST = 0x80;
  private static final int MOST_OF_CONTROL = 125;

  private final Socket socket;
  private final HttpInput in;
  private final Listener listener;
  private final Executor executor;  // null: none
  private final String subprotocol;
  private final Random masks;       // guarded by `sending`
  private final Object sending = new Object();
  private int begun = CONTINUATION;  // the kind of message of which a part has been sent; guarded by `sending`
  private volatile boolean outputClosed;
  private volatile boolean inputClosed;
  private long requested;           // guarded by this

  LoopbackWebSocket(Socket socket, HttpInput in, Listener listener, Executor executor, String subprotocol, long seed) {
    this.socket = socket;
    this.in = in;
    this.listener = listener;
    this.executor = executor;
    this.subprotocol = subprotocol;
    masks = new Random(seed);
  }

  @Override
  public String getSubprotocol() {
    return subprotocol;
  }

  @Override
  public boolean isOutputClosed() {
    return outputClosed;
  }

  @Override
  public boolean isInputClosed() {
    return inputClosed;
  }

  @Override
  public void abort() {
    inputClosed = true;
    outputClosed = true;
    closeQuietly();
    synchronized (this) {
      VM.signalAll(this);
    }
  }

  private void closeQuietly() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new AssertionError(e);  // it has nothing to write
    }
  }

  // --- sending

  private CompletableFuture<WebSocket> failed(Exception e) {
    return CompletableFuture.failedFuture(e);
  }

  private interface Message {
    void send() throws IOException;
  }

  private CompletableFuture<WebSocket> sent(Message message) {
    try {
      message.send();
      return CompletableFuture.completedFuture(this);
    } catch (IOException | IllegalStateException e) {
      return failed(e);
    }
  }

  // With the monitor of `sending`. The content is masked (RFC 6455, 5.3).
  private void write(int first, byte[] content) throws IOException {
    if (outputClosed) throw new IOException("Output closed");
    ByteArrayOutputStream frame = new ByteArrayOutputStream(content.length + 14);
    frame.write(first);
    int n = content.length;
    if (n <= MOST_OF_CONTROL) {
      frame.write(0x80 | n);
    } else if (n < 1 << 16) {
      frame.write(0x80 | 126);
      frame.write(n >> 8);
      frame.write(n);
    } else {
      frame.write(0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8) frame.write((int) ((long) n >> shift));
    }
    int mask = masks.nextInt();
    for (int shift = 24; shift >= 0; shift -= 8) frame.write(mask >> shift);
    for (int i = 0; i < n; i++) frame.write(content[i] ^ mask >> 24 - i % 4 * 8);
    frame.writeTo(socket.getOutputStream());
  }

  private void sendPart(int kind, byte[] content, boolean last) throws IOException {
    synchronized (sending) {
      if (begun != CONTINUATION && begun != kind) throw new IllegalStateException("Unexpected " + (kind == TEXT ? "text" : "binary") + " message");
      write((last ? LAST : 0) | (begun == kind ? CONTINUATION : kind), content);
      begun = last ? CONTINUATION : kind;
    }
  }

  @Override
  public CompletableFuture<WebSocket> sendText(CharSequence data, boolean last) {
    byte[] content;
    try {
      ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(data));
      content = new byte[bytes.remaining()];
      bytes.get(content);
    } catch (CharacterCodingException e) {
      return failed(new IOException("Malformed text message", e));
    }
    return sent(() -> sendPart(TEXT, content, last));
  }

  private static byte[] taken(ByteBuffer data) {
    byte[] content = new byte[data.remaining()];
    data.get(content);
    return content;
  }

  @Override
  public CompletableFuture<WebSocket> sendBinary(ByteBuffer data, boolean last) {
    byte[] content = taken(data);
    return sent(() -> sendPart(BINARY, content, last));
  }

  private CompletableFuture<WebSocket> sendControl(int kind, ByteBuffer message) {
    int length = message.remaining();
    if (length > MOST_OF_CONTROL) return failed(new IllegalArgumentException("Long message: " + length));
    byte[] content = taken(message);
    return sent(() -> {
      synchronized (sending) {
        write(LAST | kind, content);
      }
    });
  }

  @Override
  public CompletableFuture<WebSocket> sendPing(ByteBuffer message) {
    return sendControl(PING, message);
  }

  @Override
  public CompletableFuture<WebSocket> sendPong(ByteBuffer message) {
    return sendControl(PONG, message);
  }

  private static byte[] closing(int code, byte[] reason) {
    byte[] content = new byte[2 + reason.length];
    content[0] = (byte) (code >> 8);
    content[1] = (byte) code;
    System.arraycopy(reason, 0, content, 2, reason.length);
    return content;
  }

  // Those that a client may give as a reason for its end.
  private static boolean isForClients(int code) {
    switch (code) {
      case 1000:
      case 1001:
      case 1008:
      case 1011:
        return true;
      default:
        return code >= 3000 && code < 5000;
    }
  }

  @Override
  public CompletableFuture<WebSocket> sendClose(int statusCode, String reason) {
    if (!isForClients(statusCode)) return failed(new IllegalArgumentException("statusCode"));
    byte[] text = reason.getBytes(StandardCharsets.UTF_8);
    if (text.length > MOST_OF_CONTROL - 2) return failed(new IllegalArgumentException("reason"));
    return sent(() -> close(closing(statusCode, text)));
  }

  private void close(byte[] content) throws IOException {
    synchronized (sending) {
      write(LAST | CLOSE, content);
      outputClosed = true;
    }
    if (inputClosed) closeQuietly();
  }

  // --- receiving

  @Override
  public void request(long n) {
    if (n <= 0) throw new IllegalArgumentException("non-positive subscription request: " + n);
    synchronized (this) {
      requested = requested + n < 0 ? Long.MAX_VALUE : requested + n;
      VM.signalAll(this);
    }
  }

  // False: the connection has been aborted.
  private boolean awaitRequest() {
    synchronized (this) {
      while (requested == 0 && !inputClosed) VM.awaitUninterruptibly(this, this);
      if (inputClosed) return false;
      if (requested < Long.MAX_VALUE) requested--;
      return true;
    }
  }

  private interface Call {
    CompletionStage<?> run();
  }

  // By the executor; what the listener throws ends the connection.
  private CompletionStage<?> call(Call call) throws Exception {
    if (executor == null) return call.run();
    FutureTask<CompletionStage<?>> task = new FutureTask<>(call::run);
    executor.execute(task);
    return task.get();
  }

  // What a frame of the server breaks, and the code that it is told.
  private static final class Broken extends Exception {
    final int code;

    Broken(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  void receive() {
    try {
      call(() -> {
        listener.onOpen(this);
        return null;
      });
      while (receiveFrame()) {
        // The next one, then.
      }
    } catch (Broken e) {
      ProtocolException told = new ProtocolException(e.getMessage());
      fail(told, closing(e.code, new byte[0]));
    } catch (Exception e) {
      fail(e, null);
    }
  }

  // `closing`: null if the server has gone.
  private void fail(Exception failure, byte[] closing) {
    boolean aborted = inputClosed;
    inputClosed = true;
    try {
      if (closing != null) close(closing);
    } catch (IOException e) {
      // It has been closed already.
    }
    outputClosed = true;
    closeQuietly();
    if (aborted) return;
    try {
      call(() -> {
        listener.onError(this, failure);
        return null;
      });
    } catch (Exception e) {
      // Nobody else is told.
    }
  }

  private int next() throws IOException {
    int b = in.read();
    if (b < 0) throw new EOFException("EOF reached while reading");
    return b;
  }

  private boolean withinText;
  private boolean withinBinary;
  private CharsetDecoder decoder;
  private byte[] undecoded = {};  // the beginning of a character

  // False: nothing follows.
  private boolean receiveFrame() throws Exception {
    if (!awaitRequest()) return false;
    int first = next();
    int kind = first & 15;
    boolean last = (first & LAST) != 0;
    if ((first & 0x70) != 0) throw new Broken(1002, "Unexpected rsv1, rsv2 or rsv3 bit");
    boolean control = kind >= CLOSE;
    if (kind > BINARY && kind < CLOSE || kind > PONG) throw new Broken(1002, "Unexpected opcode " + kind);
    if (control && !last) throw new Broken(1002, "Fragmented control frame " + kind);
    if (kind == CONTINUATION && !withinText && !withinBinary) throw new Broken(1002, "Unexpected continuation frame");
    if ((kind == TEXT || kind == BINARY) && (withinText || withinBinary)) throw new Broken(1002, "Expected continuation frame");
    int second = next();
    if ((second & 0x80) != 0) throw new Broken(1002, "Masked frame received");
    byte[] content = content(second & 127, control);
    switch (kind) {
      case PING:
        pong(content);
        call(() -> listener.onPing(this, ByteBuffer.wrap(content).asReadOnlyBuffer()));
        return true;
      case PONG:
        call(() -> listener.onPong(this, ByteBuffer.wrap(content).asReadOnlyBuffer()));
        return true;
      case CLOSE:
        receiveClose(content);
        return false;
      default:
        break;
    }
    if (kind == TEXT || withinText) {
      withinText = !last;
      String text = decoded(content, last);
      call(() -> listener.onText(this, text, last));
    } else {
      withinBinary = !last;
      call(() -> listener.onBinary(this, ByteBuffer.wrap(content).asReadOnlyBuffer(), last));
    }
    return true;
  }

  private byte[] content(int length, boolean control) throws IOException, Broken {
    if (control && length > MOST_OF_CONTROL) throw new Broken(1002, "Control frame's payload length is too long");
    long size = length;
    if (length > MOST_OF_CONTROL) {
      size = 0;
      for (int i = length == 126 ? 2 : 8; i > 0; i--) size = size << 8 | next();
    }
    if (size < 0 || size > Integer.MAX_VALUE - 8) throw new Broken(1009, "Frame is too long");
    byte[] content = in.readNBytes((int) size);
    if (content.length < size) throw new EOFException("EOF reached while reading");
    return content;
  }

  private void pong(byte[] content) throws IOException {
    synchronized (sending) {
      if (!outputClosed) write(LAST | PONG, content);
    }
  }

  // A character may be divided between two parts of a message.
  private String decoded(byte[] content, boolean last) throws Broken {
    if (decoder == null) decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer bytes = ByteBuffer.allocate(undecoded.length + content.length);
    bytes.put(undecoded).put(content).flip();
    CharBuffer chars = CharBuffer.allocate(bytes.remaining());
    CoderResult result = decoder.decode(bytes, chars, last);
    if (result.isError()) throw new Broken(1007, "Incorrect UTF-8");
    undecoded = taken(bytes);
    if (last) decoder.reset();
    return chars.flip().toString();
  }

  private void receiveClose(byte[] content) throws Exception {
    if (content.length == 1) throw new Broken(1002, "Incorrect status code");
    int code = content.length == 0 ? 1005 : (content[0] & 255) << 8 | content[1] & 255;
    if (content.length > 0 && (code < 1000 || code >= 5000 || code == 1005 || code == 1006 || code == 1015)) throw new Broken(1002, "Illegal status code: " + code);
    String reason = content.length < 2 ? "" : decoded(java.util.Arrays.copyOfRange(content, 2, content.length), true);
    inputClosed = true;
    CompletionStage<?> stage = call(() -> listener.onClose(this, code, reason));
    byte[] answer = content.length == 0 ? content : closing(code, new byte[0]);
    if (stage == null) answerClose(answer);
    else stage.whenComplete((result, failure) -> answerClose(answer));
  }

  // Unless the client has sent one itself.
  private void answerClose(byte[] content) {
    try {
      if (!outputClosed) close(content);
    } catch (IOException e) {
      // The server has gone.
    }
    closeQuietly();
  }
}

// Makes lines of the bytes of a body for a subscriber of the program's, without what separates them: a given text, or else CR, LF
// or both. What comes behind the last separator is a line, too, unless it is empty.
package java.net.http;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;

final class LineSubscriber<S extends Flow.Subscriber<? super String>, T> extends RegroupingSubscriber<String, T> {
  private final S subscriber;
  private final Function<? super S, ? extends T> finisher;
  private final String separator;  // null: any
  private final CharsetDecoder decoder;
  private final CompletableFuture<T> result = new CompletableFuture<>();
  private final StringBuilder text = new StringBuilder();   // behind the last line that is whole
  private ByteBuffer undecoded = ByteBuffer.allocate(0);    // the beginning of a character

  LineSubscriber(S subscriber, Function<? super S, ? extends T> finisher, Charset charset, String separator) {
    super(subscriber);
    this.subscriber = subscriber;
    this.finisher = Objects.requireNonNull(finisher);
    decoder = charset.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE);
    if (separator != null && separator.isEmpty()) throw new IllegalArgumentException("empty line separator");
    this.separator = separator;
  }

  @Override
  public CompletionStage<T> getBody() {
    return result;
  }

  @Override
  void end(Throwable failure) {
    try {
      if (failure != null) result.completeExceptionally(failure);
      else result.complete(finisher.apply(subscriber));
    } catch (Throwable e) {
      result.completeExceptionally(e);
    }
  }

  @Override
  void take(List<ByteBuffer> buffers, boolean last) {
    for (ByteBuffer each : buffers) decode(each, false);
    if (last) decode(ByteBuffer.allocate(0), true);
    split(last);
  }

  private void decode(ByteBuffer bytes, boolean last) {
    ByteBuffer all = ByteBuffer.allocate(undecoded.remaining() + bytes.remaining()).put(undecoded).put(bytes).flip();
    CharBuffer chars = CharBuffer.allocate((int) (all.remaining() * (double) decoder.maxCharsPerByte()) + 2);
    decoder.decode(all, chars, last);
    if (last) decoder.flush(chars);
    text.append(chars.flip());
    undecoded = all;
  }

  private void split(boolean last) {
    int begin = 0;
    for (int at; (at = separatorFrom(begin)) >= 0; ) {
      int behind = behind(at, last);
      if (behind < 0) break;
      add(text.substring(begin, at));
      begin = behind;
    }
    text.delete(0, begin);
    if (!last || text.length() == 0) return;
    add(text.toString());
    text.setLength(0);
  }

  // -1: none.
  private int separatorFrom(int begin) {
    if (separator != null) return text.indexOf(separator, begin);
    for (int i = begin; i < text.length(); i++) {
      if (text.charAt(i) == '\n' || text.charAt(i) == '\r') return i;
    }
    return -1;
  }

  // Where the next line begins. -1: that depends on whether LF comes behind this CR.
  private int behind(int at, boolean last) {
    if (separator != null) return at + separator.length();
    if (text.charAt(at) == '\n') return at + 1;
    if (at + 1 == text.length()) return last ? at + 1 : -1;
    return text.charAt(at + 1) == '\n' ? at + 2 : at + 1;
  }
}

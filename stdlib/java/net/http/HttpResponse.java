// The answer to a request by HTTP.
package java.net.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

public interface HttpResponse<T> {
  int statusCode();

  HttpRequest request();

  Optional<HttpResponse<T>> previousResponse();

  HttpHeaders headers();

  T body();

  URI uri();

  HttpClient.Version version();

  interface ResponseInfo {
    int statusCode();

    HttpHeaders headers();

    HttpClient.Version version();
  }

  @FunctionalInterface
  interface BodyHandler<T> {
    BodySubscriber<T> apply(ResponseInfo responseInfo);
  }

  // What becomes of a body. (Those of BodySubscribers only: what a program writes itself would be given buffers of java.nio.)
  interface BodySubscriber<T> {
    CompletionStage<T> getBody();
  }

  // Makes the result from the bytes of the body.
  final class Reader<T> implements BodySubscriber<T> {
    interface Reading<T> {
      T from(InputStream in) throws IOException;
    }

    private final CompletableFuture<T> result = new CompletableFuture<>();
    private final Reading<? extends T> reading;
    private final boolean whole;  // the result is there when the body has been read

    private Reader(boolean whole, Reading<? extends T> reading) {
      this.whole = whole;
      this.reading = reading;
    }

    boolean isWhole() {
      return whole;
    }

    T read(InputStream in) throws IOException {
      T value = reading.from(in);
      result.complete(value);
      return value;
    }

    @Override
    public CompletionStage<T> getBody() {
      return result;
    }
  }

  class BodyHandlers {
    private BodyHandlers() {}

    // That of the field Content-Type, or else UTF-8.
    private static Charset charsetOf(HttpHeaders headers) {
      String type = headers.firstValue("Content-type").orElse("");
      for (String parameter : type.split(";")) {
        String p = parameter.trim();
        if (!p.regionMatches(true, 0, "charset=", 0, 8)) continue;
        try {
          return Charset.forName(p.substring(8).trim().replace("\"", ""));
        } catch (IllegalArgumentException e) {
          return StandardCharsets.UTF_8;
        }
      }
      return StandardCharsets.UTF_8;
    }

    public static BodyHandler<String> ofString() {
      return info -> BodySubscribers.ofString(charsetOf(info.headers()));
    }

    public static BodyHandler<String> ofString(Charset charset) {
      Objects.requireNonNull(charset);
      return info -> BodySubscribers.ofString(charset);
    }

    public static BodyHandler<byte[]> ofByteArray() {
      return info -> BodySubscribers.ofByteArray();
    }

    public static BodyHandler<InputStream> ofInputStream() {
      return info -> BodySubscribers.ofInputStream();
    }

    public static BodyHandler<Stream<String>> ofLines() {
      return info -> BodySubscribers.ofLines(charsetOf(info.headers()));
    }

    public static BodyHandler<Void> discarding() {
      return info -> BodySubscribers.discarding();
    }

    public static <U> BodyHandler<U> replacing(U value) {
      return info -> BodySubscribers.replacing(value);
    }

    public static BodyHandler<Path> ofFile(Path file) {
      Objects.requireNonNull(file);
      return info -> BodySubscribers.ofFile(file);
    }

    public static BodyHandler<Path> ofFile(Path file, OpenOption... openOptions) {
      Objects.requireNonNull(file);
      return info -> BodySubscribers.ofFile(file, openOptions);
    }

    public static BodyHandler<Void> ofByteArrayConsumer(Consumer<Optional<byte[]>> consumer) {
      Objects.requireNonNull(consumer);
      return info -> BodySubscribers.ofByteArrayConsumer(consumer);
    }
  }

  class BodySubscribers {
    private BodySubscribers() {}

    public static BodySubscriber<String> ofString(Charset charset) {
      Objects.requireNonNull(charset);
      return new Reader<String>(true, in -> new String(in.readAllBytes(), charset));
    }

    public static BodySubscriber<byte[]> ofByteArray() {
      return new Reader<byte[]>(true, in -> in.readAllBytes());
    }

    public static BodySubscriber<InputStream> ofInputStream() {
      return new Reader<InputStream>(false, in -> in);
    }

    public static BodySubscriber<Stream<String>> ofLines(Charset charset) {
      Objects.requireNonNull(charset);
      return new Reader<Stream<String>>(false, in -> new BufferedReader(new InputStreamReader(in, charset)).lines());
    }

    public static BodySubscriber<Void> discarding() {
      return replacing(null);
    }

    public static <U> BodySubscriber<U> replacing(U value) {
      return new Reader<U>(true, in -> {
        in.readAllBytes();
        return value;
      });
    }

    public static BodySubscriber<Path> ofFile(Path file) {
      return ofFile(file, java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.WRITE);
    }

    public static BodySubscriber<Path> ofFile(Path file, OpenOption... openOptions) {
      Objects.requireNonNull(file);
      return new Reader<Path>(true, in -> Files.write(file, in.readAllBytes(), openOptions));
    }

    public static BodySubscriber<Void> ofByteArrayConsumer(Consumer<Optional<byte[]>> consumer) {
      Objects.requireNonNull(consumer);
      return new Reader<Void>(true, in -> {
        byte[] part = new byte[4096];
        for (int n; (n = in.read(part)) >= 0; ) consumer.accept(Optional.of(java.util.Arrays.copyOf(part, n)));
        consumer.accept(Optional.empty());
        return null;
      });
    }

    @SuppressWarnings("unchecked")
    public static <T, U> BodySubscriber<U> mapping(BodySubscriber<T> upstream, Function<? super T, ? extends U> mapper) {
      Objects.requireNonNull(mapper);
      Reader<T> reader = readerOf(upstream);
      return new Reader<U>(reader.whole, in -> mapper.apply(reader.read(in)));
    }

    static <T> Reader<T> readerOf(BodySubscriber<T> subscriber) {
      if (!(subscriber instanceof Reader)) throw new UnsupportedOperationException("only subscribers of BodySubscribers are supported");
      return (Reader<T>) subscriber;
    }
  }
}

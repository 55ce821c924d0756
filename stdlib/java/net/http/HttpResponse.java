// The answer to a request by HTTP.
package java.net.http;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
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

  // Is given the buffers of a body.
  interface BodySubscriber<T> extends Flow.Subscriber<List<ByteBuffer>> {
    CompletionStage<T> getBody();
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
      return ofFile(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    public static BodyHandler<Path> ofFile(Path file, OpenOption... openOptions) {
      BodySubscribers.check(file, openOptions);
      return info -> BodySubscribers.ofFile(file, openOptions);
    }

    // In that directory, with the name that the field Content-Disposition says.
    public static BodyHandler<Path> ofFileDownload(Path directory, OpenOption... openOptions) {
      BodySubscribers.check(directory, openOptions);
      if (Files.notExists(directory)) throw new IllegalArgumentException("non-existent directory: " + directory);
      if (!Files.isDirectory(directory)) throw new IllegalArgumentException("not a directory: " + directory);
      if (!Files.isWritable(directory)) throw new IllegalArgumentException("non-writable directory: " + directory);
      return info -> BodySubscribers.ofFile(directory.resolve(AttachmentName.of(info.headers())), openOptions);
    }

    public static BodyHandler<Void> ofByteArrayConsumer(Consumer<Optional<byte[]>> consumer) {
      Objects.requireNonNull(consumer);
      return info -> BodySubscribers.ofByteArrayConsumer(consumer);
    }

    public static BodyHandler<Flow.Publisher<List<ByteBuffer>>> ofPublisher() {
      return info -> BodySubscribers.ofPublisher();
    }

    public static BodyHandler<Void> fromSubscriber(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
      Objects.requireNonNull(subscriber);
      return info -> BodySubscribers.fromSubscriber(subscriber);
    }

    public static <S extends Flow.Subscriber<? super List<ByteBuffer>>, T> BodyHandler<T> fromSubscriber(
        S subscriber, Function<? super S, ? extends T> finisher) {
      Objects.requireNonNull(subscriber);
      Objects.requireNonNull(finisher);
      return info -> BodySubscribers.fromSubscriber(subscriber, finisher);
    }

    public static BodyHandler<Void> fromLineSubscriber(Flow.Subscriber<? super String> subscriber) {
      Objects.requireNonNull(subscriber);
      return info -> BodySubscribers.fromLineSubscriber(subscriber, any -> null, charsetOf(info.headers()), null);
    }

    public static <S extends Flow.Subscriber<? super String>, T> BodyHandler<T> fromLineSubscriber(
        S subscriber, Function<? super S, ? extends T> finisher, String lineSeparator) {
      Objects.requireNonNull(subscriber);
      Objects.requireNonNull(finisher);
      if (lineSeparator != null && lineSeparator.isEmpty()) throw new IllegalArgumentException("empty line separator");
      return info -> BodySubscribers.fromLineSubscriber(subscriber, finisher, charsetOf(info.headers()), lineSeparator);
    }

    public static <T> BodyHandler<T> buffering(BodyHandler<T> downstreamHandler, int bufferSize) {
      Objects.requireNonNull(downstreamHandler);
      if (bufferSize <= 0) throw new IllegalArgumentException("must be greater than 0");
      return info -> BodySubscribers.buffering(downstreamHandler.apply(info), bufferSize);
    }
  }

  class BodySubscribers {
    private BodySubscribers() {}

    public static BodySubscriber<String> ofString(Charset charset) {
      Objects.requireNonNull(charset);
      return new CollectingSubscriber<>(bytes -> new String(bytes, charset));
    }

    public static BodySubscriber<byte[]> ofByteArray() {
      return new CollectingSubscriber<>(bytes -> bytes);
    }

    public static BodySubscriber<InputStream> ofInputStream() {
      return new StreamSubscriber();
    }

    public static BodySubscriber<Stream<String>> ofLines(Charset charset) {
      Objects.requireNonNull(charset);
      return mapping(ofInputStream(), in -> new BufferedReader(new InputStreamReader(in, charset)).lines());
    }

    public static BodySubscriber<Void> discarding() {
      return replacing(null);
    }

    public static <U> BodySubscriber<U> replacing(U value) {
      return new ConsumingSubscriber<>(bytes -> {}, value);
    }

    public static BodySubscriber<Path> ofFile(Path file) {
      return ofFile(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    public static BodySubscriber<Path> ofFile(Path file, OpenOption... openOptions) {
      check(file, openOptions);
      return new CollectingSubscriber<>(bytes -> Files.write(file, bytes, openOptions));
    }

    private static void check(Path file, OpenOption... openOptions) {
      Objects.requireNonNull(file);
      for (OpenOption each : openOptions) {
        if (each == StandardOpenOption.DELETE_ON_CLOSE || each == StandardOpenOption.READ) {
          throw new IllegalArgumentException("invalid openOptions: " + List.of(openOptions));
        }
      }
    }

    public static BodySubscriber<Void> ofByteArrayConsumer(Consumer<Optional<byte[]>> consumer) {
      return new ConsumingSubscriber<>(consumer, null);
    }

    public static BodySubscriber<Flow.Publisher<List<ByteBuffer>>> ofPublisher() {
      return new PublishingSubscriber();
    }

    public static BodySubscriber<Void> fromSubscriber(Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
      return fromSubscriber(subscriber, any -> null);
    }

    public static <S extends Flow.Subscriber<? super List<ByteBuffer>>, T> BodySubscriber<T> fromSubscriber(
        S subscriber, Function<? super S, ? extends T> finisher) {
      return new AdaptedSubscriber<>(subscriber, finisher);
    }

    public static BodySubscriber<Void> fromLineSubscriber(Flow.Subscriber<? super String> subscriber) {
      return fromLineSubscriber(subscriber, any -> null, StandardCharsets.UTF_8, null);
    }

    public static <S extends Flow.Subscriber<? super String>, T> BodySubscriber<T> fromLineSubscriber(
        S subscriber, Function<? super S, ? extends T> finisher, Charset charset, String lineSeparator) {
      return new LineSubscriber<S, T>(subscriber, finisher, charset, lineSeparator);
    }

    public static <T> BodySubscriber<T> buffering(BodySubscriber<T> downstream, int bufferSize) {
      return new BufferingSubscriber<>(downstream, bufferSize);
    }

    public static <T, U> BodySubscriber<U> mapping(BodySubscriber<T> upstream, Function<? super T, ? extends U> mapper) {
      return new MappedSubscriber<>(upstream, mapper);
    }
  }
}

// A request by HTTP.
package java.net.http;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Flow;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

public abstract class HttpRequest {
  protected HttpRequest() {}

  // The body of a request, in buffers.
  public interface BodyPublisher extends Flow.Publisher<ByteBuffer> {
    // -1: not known.
    long contentLength();
  }

  public static class BodyPublishers {
    private BodyPublishers() {}

    private static BodyPublisher bytes(byte[] bytes) {
      return new PublishedContent(bytes.length, () -> List.of(bytes));
    }

    public static BodyPublisher fromPublisher(Flow.Publisher<? extends ByteBuffer> publisher) {
      return new ForeignPublisher(publisher, -1);
    }

    public static BodyPublisher fromPublisher(Flow.Publisher<? extends ByteBuffer> publisher, long contentLength) {
      if (contentLength < 1) throw new IllegalArgumentException("non-positive contentLength: " + contentLength);
      return new ForeignPublisher(publisher, contentLength);
    }

    public static BodyPublisher ofString(String body) {
      return ofString(body, StandardCharsets.UTF_8);
    }

    public static BodyPublisher ofString(String s, Charset charset) {
      return bytes(s.getBytes(charset));
    }

    public static BodyPublisher ofByteArray(byte[] buf) {
      Objects.requireNonNull(buf);
      return bytes(buf);
    }

    public static BodyPublisher ofByteArray(byte[] buf, int offset, int length) {
      Objects.checkFromIndexSize(offset, length, buf.length);
      return bytes(Arrays.copyOfRange(buf, offset, offset + length));
    }

    public static BodyPublisher ofByteArrays(Iterable<byte[]> iter) {
      Objects.requireNonNull(iter);
      return new PublishedContent(-1, () -> iter);
    }

    public static BodyPublisher ofInputStream(Supplier<? extends InputStream> streamSupplier) {
      Objects.requireNonNull(streamSupplier);
      return new PublishedContent(-1, () -> List.of(contentOf(streamSupplier)));
    }

    private static byte[] contentOf(Supplier<? extends InputStream> streamSupplier) throws IOException {
      InputStream in = streamSupplier.get();
      if (in == null) throw new IOException("streamSupplier returned null");
      try (in) {
        return in.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    public static BodyPublisher ofFile(Path path) throws FileNotFoundException {
      if (!Files.exists(path)) throw new FileNotFoundException(path + " not found");
      try {
        return new PublishedContent(Files.size(path), () -> List.of(Files.readAllBytes(path)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    public static BodyPublisher noBody() {
      return bytes(new byte[0]);
    }

    public static BodyPublisher concat(BodyPublisher... publishers) {
      return new ConcatenatedPublisher(List.of(publishers));
    }
  }

  public interface Builder {
    Builder uri(URI uri);

    Builder expectContinue(boolean enable);

    Builder version(HttpClient.Version version);

    Builder header(String name, String value);

    Builder headers(String... headers);

    Builder timeout(Duration duration);

    Builder setHeader(String name, String value);

    Builder GET();

    Builder POST(BodyPublisher bodyPublisher);

    Builder PUT(BodyPublisher bodyPublisher);

    Builder DELETE();

    Builder method(String method, BodyPublisher bodyPublisher);

    HttpRequest build();

    Builder copy();
  }

  public static Builder newBuilder() {
    return new RequestBuilder();
  }

  public static Builder newBuilder(URI uri) {
    return new RequestBuilder().uri(uri);
  }

  // The same request but for the fields of its header that the filter does not let through.
  public static Builder newBuilder(HttpRequest request, BiPredicate<String, String> filter) {
    Objects.requireNonNull(filter);
    Builder builder = new RequestBuilder().uri(request.uri()).expectContinue(request.expectContinue());
    HttpHeaders.of(request.headers().map(), filter).map().forEach((name, values) -> values.forEach(value -> builder.header(name, value)));
    request.version().ifPresent(builder::version);
    request.timeout().ifPresent(builder::timeout);
    BodyPublisher body = request.bodyPublisher().orElse(null);
    if (body != null) return builder.method(request.method(), body);
    if (request.method().equals("GET")) return builder.GET();
    return request.method().equals("DELETE") ? builder.DELETE() : builder.method(request.method(), BodyPublishers.noBody());
  }

  public abstract Optional<BodyPublisher> bodyPublisher();

  public abstract String method();

  public abstract Optional<Duration> timeout();

  public abstract boolean expectContinue();

  public abstract URI uri();

  public abstract Optional<HttpClient.Version> version();

  public abstract HttpHeaders headers();

  @Override
  public final boolean equals(Object obj) {
    if (!(obj instanceof HttpRequest)) return false;
    HttpRequest other = (HttpRequest) obj;
    return other.method().equals(method()) && other.uri().equals(uri()) && other.headers().equals(headers());
  }

  @Override
  public final int hashCode() {
    return method().hashCode() + uri().hashCode() + headers().hashCode();
  }
}

// A request by HTTP.
package java.net.http;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

public abstract class HttpRequest {
  protected HttpRequest() {}

  // The body of a request. (Those of BodyPublishers only: what a program writes itself would publish buffers of java.nio.)
  public interface BodyPublisher {
    // -1: not known.
    long contentLength();
  }

  // The bytes of a request's body.
  static final class Content implements BodyPublisher {
    interface Source {
      byte[] bytes() throws IOException;
    }

    private final long length;
    private final Source source;

    Content(long length, Source source) {
      this.length = length;
      this.source = source;
    }

    @Override
    public long contentLength() {
      return length;
    }

    byte[] bytes() throws IOException {
      return source.bytes();
    }
  }

  public static class BodyPublishers {
    private BodyPublishers() {}

    private static BodyPublisher bytes(byte[] bytes) {
      return new Content(bytes.length, () -> bytes);
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
      return new Content(-1, () -> {
        java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
        for (byte[] each : iter) all.writeBytes(each);
        return all.toByteArray();
      });
    }

    public static BodyPublisher ofInputStream(Supplier<? extends InputStream> streamSupplier) {
      Objects.requireNonNull(streamSupplier);
      return new Content(-1, () -> {
        try (InputStream in = streamSupplier.get()) {
          if (in == null) throw new IOException("stream supplier returned null");
          return in.readAllBytes();
        }
      });
    }

    public static BodyPublisher ofFile(Path path) throws FileNotFoundException {
      if (!Files.exists(path)) throw new FileNotFoundException(path + " not found");
      try {
        return new Content(Files.size(path), () -> Files.readAllBytes(path));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    public static BodyPublisher noBody() {
      return bytes(new byte[0]);
    }

    public static BodyPublisher concat(BodyPublisher... publishers) {
      long sum = 0;
      for (BodyPublisher each : publishers) sum = sum < 0 || each.contentLength() < 0 ? -1 : sum + each.contentLength();
      return new Content(sum, () -> {
        java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
        for (BodyPublisher each : publishers) all.writeBytes(contentOf(each));
        return all.toByteArray();
      });
    }
  }

  static byte[] contentOf(BodyPublisher publisher) throws IOException {
    if (!(publisher instanceof Content)) throw new UnsupportedOperationException("only publishers of BodyPublishers are supported");
    return ((Content) publisher).bytes();
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

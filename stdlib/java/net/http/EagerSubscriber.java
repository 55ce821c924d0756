// A subscriber of the library that always wants everything. So a client need not keep count of what it asks for, and has the
// result without a future.
package java.net.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

interface EagerSubscriber<T> extends HttpResponse.BodySubscriber<T> {
  void take(ByteBuffer buffer);

  // Everything has been taken.
  T finish() throws IOException;

  default T takeAll(PullSubscription.Items<List<ByteBuffer>> items) throws IOException {
    while (!items.isOver()) {
      List<ByteBuffer> item = items.next();
      if (item != null) item.forEach(this::take);
    }
    return finish();
  }
}

// The body of an answer, in buffers as they come.
package java.net.http;

import heddle.HttpCall;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

final class ReceivedBody implements PullSubscription.Items<List<ByteBuffer>> {
  private static final int LARGEST = 16384;

  private final HttpCall call;
  private long left;  // -1: not known

  ReceivedBody(HttpCall call) {
    this.call = call;
    left = call.length;
    if (left == 0) call.done();
  }

  @Override
  public boolean isOver() {
    return left == 0;
  }

  @Override
  public List<ByteBuffer> next() throws IOException {
    byte[] bytes = new byte[left < 0 ? LARGEST : (int) Math.min(left, LARGEST)];
    int n = call.body.read(bytes);
    if (n < 0) left = 0;
    else if (left > 0) left -= n;
    if (left == 0) call.done();
    return n < 0 ? null : List.of(ByteBuffer.wrap(bytes, 0, n).slice().asReadOnlyBuffer());
  }

  @Override
  public void abandon() {
    call.close();
  }
}

// The names of the classes of buffers.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

public class BufferNames {
  public static void main(String[] args) {
    Object[] all = {ByteBuffer.allocate(4), ByteBuffer.allocate(4).asReadOnlyBuffer(), ByteBuffer.allocate(4).asReadOnlyBuffer().slice(), ByteBuffer.allocate(4).slice(1, 2).duplicate(), ByteBuffer.allocateDirect(4),
      ByteBuffer.allocateDirect(4).asReadOnlyBuffer(), ByteBuffer.allocateDirect(4).slice(), CharBuffer.wrap("x"), CharBuffer.allocate(2), CharBuffer.allocate(2).asReadOnlyBuffer(), IntBuffer.allocate(2).asReadOnlyBuffer().duplicate(),
      LongBuffer.wrap(new long[2]), LongBuffer.wrap(new long[2]).asReadOnlyBuffer(), ShortBuffer.allocate(1).asReadOnlyBuffer(), FloatBuffer.allocate(1).asReadOnlyBuffer(), DoubleBuffer.allocate(1).asReadOnlyBuffer(), FloatBuffer.allocate(1)};
    for (Object each : all) {
      System.out.println(each.getClass().getName() + " " + each.getClass().getSimpleName() + (each instanceof CharBuffer ? "" : " " + each));
    }
  }
}
// expect: java.nio.HeapByteBuffer HeapByteBuffer java.nio.HeapByteBuffer[pos=0 lim=4 cap=4]
// expect: java.nio.HeapByteBufferR HeapByteBufferR java.nio.HeapByteBufferR[pos=0 lim=4 cap=4]
// expect: java.nio.HeapByteBufferR HeapByteBufferR java.nio.HeapByteBufferR[pos=0 lim=4 cap=4]
// expect: java.nio.HeapByteBuffer HeapByteBuffer java.nio.HeapByteBuffer[pos=0 lim=2 cap=2]
// expect: java.nio.DirectByteBuffer DirectByteBuffer java.nio.DirectByteBuffer[pos=0 lim=4 cap=4]
// expect: java.nio.DirectByteBufferR DirectByteBufferR java.nio.DirectByteBufferR[pos=0 lim=4 cap=4]
// expect: java.nio.DirectByteBuffer DirectByteBuffer java.nio.DirectByteBuffer[pos=0 lim=4 cap=4]
// expect: java.nio.StringCharBuffer StringCharBuffer
// expect: java.nio.HeapCharBuffer HeapCharBuffer
// expect: java.nio.HeapCharBufferR HeapCharBufferR
// expect: java.nio.HeapIntBufferR HeapIntBufferR java.nio.HeapIntBufferR[pos=0 lim=2 cap=2]
// expect: java.nio.HeapLongBuffer HeapLongBuffer java.nio.HeapLongBuffer[pos=0 lim=2 cap=2]
// expect: java.nio.HeapLongBufferR HeapLongBufferR java.nio.HeapLongBufferR[pos=0 lim=2 cap=2]
// expect: java.nio.HeapShortBufferR HeapShortBufferR java.nio.HeapShortBufferR[pos=0 lim=1 cap=1]
// expect: java.nio.HeapFloatBufferR HeapFloatBufferR java.nio.HeapFloatBufferR[pos=0 lim=1 cap=1]
// expect: java.nio.HeapDoubleBufferR HeapDoubleBufferR java.nio.HeapDoubleBufferR[pos=0 lim=1 cap=1]
// expect: java.nio.HeapFloatBuffer HeapFloatBuffer java.nio.HeapFloatBuffer[pos=0 lim=1 cap=1]

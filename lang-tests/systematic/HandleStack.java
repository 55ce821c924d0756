// Treiber's stack by a VarHandle of a plain reference: nothing is lost, and what is handed over is seen.
// expect clean
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleStack {
  static class Node {
    final int value;
    Node next;
    Node(int value) { this.value = value; }
  }

  private Node top;
  private static final VarHandle TOP;

  static {
    try {
      TOP = MethodHandles.lookup().findVarHandle(HandleStack.class, "top", Node.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  void push(int value) {
    Node n = new Node(value);
    do {
      n.next = (Node) TOP.getAcquire(this);
    } while (!TOP.compareAndSet(this, n.next, n));
  }

  int pop() {
    while (true) {
      Node n = (Node) TOP.getAcquire(this);
      if (n == null) return 0;
      if (TOP.compareAndSet(this, n, n.next)) return n.value;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    HandleStack stack = new HandleStack();
    int[] got = new int[1];
    Thread other = new Thread(() -> {
      stack.push(1);
      got[0] = stack.pop();
    });
    other.start();
    stack.push(2);
    int mine = stack.pop();
    other.join();
    assert mine + got[0] == 3 : mine + " " + got[0];
  }
}

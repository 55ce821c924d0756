/** Two threads push and pop at once; every value comes out exactly once, and a thread's own values in turn. */
public class Check {
  static final Stack<Integer> stack = new Stack<>();
  static final int[] sums = new int[2];

  public static void main(String[] args) throws InterruptedException {
    assert stack.pop() == null : "there is something on a new stack";
    stack.push(1);
    stack.push(2);
    Integer two = stack.pop();
    assert two != null && two == 2 : "pushed 1 and 2, and the first that comes out is " + two;
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        stack.push(me == 0 ? 10 : 100);
        Integer value = stack.pop();
        assert value != null : "pop() found nothing after a push()";
        sums[me] = value;
      }, "thread-" + i);
    }
    for (Thread thread : threads)
      thread.start();
    for (Thread thread : threads)
      thread.join();
    Integer last = stack.pop();
    assert last != null : "a value is lost";
    assert sums[0] + sums[1] + last == 111 : "1, 10 and 100 went in, " + sums[0] + ", " + sums[1] + " and " + last + " came out";
    assert stack.pop() == null : "a value came out twice";
    System.out.println("checked");
  }
}

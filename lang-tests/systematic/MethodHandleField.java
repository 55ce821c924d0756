// A getter and a setter that method handles are made of are accesses of the field: two threads change it without a lock, one
// by its name.
// expect race: MethodHandleField.balance
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class MethodHandleField {
  private int balance;

  public static void main(String[] args) throws Throwable {
    MethodHandle setter = MethodHandles.lookup().findSetter(MethodHandleField.class, "balance", int.class);
    MethodHandleField account = new MethodHandleField();
    Thread writer = new Thread(() -> {
      try {
        setter.invokeExact(account, 5);
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    });
    writer.start();
    int seen = account.balance;
    writer.join();
    System.out.println(seen >= 0);
  }
}

// Its sibling uses the handle in plain mode: flag and data race.
// expect race: HandlePublishPlain.ready
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandlePublishPlain {
  private static int data;
  private static boolean ready;

  public static void main(String[] args) throws Exception {
    VarHandle flag = MethodHandles.lookup().findStaticVarHandle(HandlePublishPlain.class, "ready", boolean.class);
    Thread reader = new Thread(() -> {
      if ((boolean) flag.get()) {
        assert data == 42;
      }
    });
    reader.start();
    data = 42;
    flag.set(true);
    reader.join();
  }
}

// Data published by setRelease and looked for by getAcquire: who sees the flag sees the data.
// expect clean
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandlePublish {
  private static int data;
  private static boolean ready;

  public static void main(String[] args) throws Exception {
    VarHandle flag = MethodHandles.lookup().findStaticVarHandle(HandlePublish.class, "ready", boolean.class);
    Thread reader = new Thread(() -> {
      if ((boolean) flag.getAcquire()) {
        assert data == 42;
      }
    });
    reader.start();
    data = 42;
    flag.setRelease(true);
    reader.join();
  }
}

// An access through java.lang.reflect.Field is an access to that field: one thread writes it by its name, the other one plainly.
// expect race: ReflectiveRace.balance
import java.lang.reflect.Field;

public class ReflectiveRace {
  private int balance;

  public static void main(String[] args) throws Exception {
    ReflectiveRace account = new ReflectiveRace();
    Field field = ReflectiveRace.class.getDeclaredField("balance");
    Thread writer = new Thread(() -> {
      try {
        field.setInt(account, 5);
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    });
    writer.start();
    int seen = account.balance;
    writer.join();
    System.out.println(seen >= 0);
  }
}

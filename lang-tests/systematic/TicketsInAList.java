// Ten threads sell 300 tickets from a list without a lock: one block moves 45,000 elements, and each of these accesses is told
// of in the report. (That took time with the square of them.)
// expect race: TicketsInAList.tickets
// explore: proof --check-digests findings=1
import java.util.ArrayList;
import java.util.List;

public class TicketsInAList {
  private static final List<String> tickets = new ArrayList<>();

  public static void main(String[] args) {
    for (int i = 0; i < 300; i++) tickets.add("ticket " + i);
    for (int i = 0; i < 10; i++) {
      new Thread(() -> {
        while (tickets.size() > 0) System.out.println(tickets.remove(0));
      }).start();
    }
  }
}

/** One ticket, two customers. Every method is synchronized, and still the ticket is sold twice. */
public class TicketOffice {
  private int left = 1;

  synchronized boolean available() {
    return left > 0;
  }

  synchronized void sell() {
    left--;
    assert left >= 0 : "a ticket that does not exist was sold";
  }

  public static void main(String[] args) throws InterruptedException {
    TicketOffice office = new TicketOffice();
    Runnable customer = () -> {
      if (office.available())
        office.sell();
    };
    Thread anna = new Thread(customer, "anna");
    Thread ben = new Thread(customer, "ben");
    anna.start();
    ben.start();
    anna.join();
    ben.join();
  }
}

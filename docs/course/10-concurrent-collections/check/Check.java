import java.util.List;

/** Two threads add pages of one word, a third one looks it up and goes through what it got. */
public class Check {
  public static void main(String[] args) throws InterruptedException {
    Index index = new Index();
    assert index.pages("loom") != null && index.pages("loom").isEmpty() : "pages of an unknown word: " + index.pages("loom");
    Thread first = new Thread(() -> index.add("loom", 7), "reader-of-page-7");
    Thread second = new Thread(() -> index.add("loom", 3), "reader-of-page-3");
    Thread asking = new Thread(() -> {
      int last = 0;
      for (int page : index.pages("loom")) {
        assert page > last : "page " + page + " comes after page " + last;
        last = page;
      }
    }, "asking");
    first.start();
    second.start();
    asking.start();
    first.join();
    second.join();
    asking.join();
    List<Integer> pages = index.pages("loom");
    assert pages.equals(List.of(3, 7)) : "pages of loom: " + pages;
    index.add("loom", 5);
    assert pages.equals(List.of(3, 7)) : "a list that was given away has changed to " + pages;
    assert index.pages("loom").equals(List.of(3, 5, 7)) : "pages of loom: " + index.pages("loom");
    System.out.println("checked");
  }
}

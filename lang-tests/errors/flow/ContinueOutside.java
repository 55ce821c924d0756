public class ContinueOutside {
  public static void main(String[] args) {
    switch (1) {
      case 1: continue; // expect error: continue outside of loop
    }
  }
}

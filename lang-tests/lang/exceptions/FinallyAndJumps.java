// finally runs on break, continue and return, innermost first.
public class FinallyAndJumps {
  static StringBuilder log = new StringBuilder();
  static int run() {
    try {
      for (int i = 0; ; i++) {
        try {
          try {
            if (i == 0) continue;
            if (i == 2) return i;
            log.append("body").append(i).append(' ');
          } finally {
            log.append("inner").append(i).append(' ');
          }
        } finally {
          log.append("outer").append(i).append(' ');
        }
      }
    } finally {
      log.append("all ");
    }
  }

  public static void main(String[] args) {
    System.out.println(run() + ": " + log);
    log.setLength(0);
    out:
    while (true) {
      try {
        try {
          break out;
        } finally {
          log.append("a ");
        }
      } finally {
        log.append("b ");
      }
    }
    System.out.println(log);
    int count = 0;
    for (int i = 0; i < 3; i++) {
      try {
        if (i == 1) continue;
        count += 10;
      } finally {
        count++;
      }
    }
    System.out.println(count);
  }
}
// expect: 2: inner0 outer0 body1 inner1 outer1 inner2 outer2 all 
// expect: a b 
// expect: 23

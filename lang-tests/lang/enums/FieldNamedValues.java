// Fields of the program with the names that the compiler gives to fields of its own.
public class FieldNamedValues {
  enum Level {
    LOW, HIGH;
    static int $VALUES = 5;

    class Note {
      int this$0 = 7;
      int this$1 = 8;
      Level level() { return Level.this; }
    }
  }

  enum Kind {
    ONE, TWO;
    static Kind[] $VALUES;
  }

  public static void main(String[] args) {
    System.out.println(Level.$VALUES + " " + Level.values().length + " " + Level.valueOf("LOW"));
    System.out.println(Kind.$VALUES + " " + Kind.values().length + " " + Kind.valueOf("TWO"));
    Level.Note note = Level.HIGH.new Note();
    System.out.println(note.this$0 + " " + note.this$1 + " " + note.level());
  }
}
// expect: 5 2 LOW
// expect: null 2 TWO
// expect: 7 8 HIGH

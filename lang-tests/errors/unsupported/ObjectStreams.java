public class ObjectStreams {
  public static void main(String[] args) throws Exception {
    new java.io.ObjectOutputStream(null).close(); // expect unsupported: ObjectOutputStream is not in this library yet
  }
}

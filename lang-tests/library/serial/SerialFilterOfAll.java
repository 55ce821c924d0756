// The filter of all streams of the virtual machine, which is set once; a stream's own filter stands beside it.
// openjdk: skip it is there for all tests that the harness runs; alone the output is the same
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.LinkedList;

public class SerialFilterOfAll {
  static ObjectInputStream streamOf(Object o) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(o);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }

  static void read(ObjectInputStream in) throws ClassNotFoundException {
    try {
      System.out.println(in.readObject());
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  static void set(ObjectInputFilter filter) {
    try {
      ObjectInputFilter.Config.setSerialFilter(filter);
      System.out.println("set");
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println(ObjectInputFilter.Config.getSerialFilter());
    read(streamOf(new LinkedList<>()));
    set(null);
    set(ObjectInputFilter.Config.createFilter("!java.util.LinkedList"));
    System.out.println(ObjectInputFilter.Config.getSerialFilter());
    set(info -> ObjectInputFilter.Status.ALLOWED);
    set(null);
    ObjectInputStream in = streamOf(new LinkedList<>());
    System.out.println(in.getObjectInputFilter());
    read(in);
    read(streamOf(new ArrayList<>()));
    in = streamOf(new LinkedList<>());
    in.setObjectInputFilter(info -> ObjectInputFilter.Status.ALLOWED);
    System.out.println(in.getObjectInputFilter() == ObjectInputFilter.Config.getSerialFilter());
    read(in);
    in = streamOf(new ArrayList<>());
    try {
      in.setObjectInputFilter(null);
    } catch (IllegalStateException e) {
      System.out.println(e);
    }
  }
}
// expect: null
// expect: []
// expect: java.lang.NullPointerException: filter
// expect: set
// expect: !java.util.LinkedList
// expect: java.lang.IllegalStateException: Serial filter can only be set once
// expect: java.lang.NullPointerException: filter
// expect: !java.util.LinkedList
// expect: java.io.InvalidClassException: filter status: REJECTED
// expect: []
// expect: false
// expect: []
// expect: java.lang.IllegalStateException: filter can not be replaced with null filter

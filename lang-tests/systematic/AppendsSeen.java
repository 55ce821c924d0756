// Two threads append to a list, and somebody sees in which order: each of these fails only if the second thread comes first.
// expect finding: FAILED
// explore: --explore=exhaustive -- get
// explore: --explore=exhaustive -- iterator
// explore: --explore=exhaustive -- forEach
// explore: --explore=exhaustive -- stream
// explore: --explore=exhaustive -- text
// explore: --explore=exhaustive -- equals
// explore: --explore=exhaustive -- hashed
// explore: --explore=exhaustive -- indexOf
// explore: --explore=exhaustive -- toArray
// explore: --explore=exhaustive -- copied
// explore: --explore=exhaustive -- cloned
// explore: --explore=exhaustive -- subList
// explore: --explore=exhaustive -- removed
// explore: --explore=exhaustive -- removeIf
// explore: --explore=exhaustive -- set
// explore: --explore=exhaustive -- replaced
// explore: --explore=exhaustive -- addedTo
// explore: --explore=exhaustive -- inserted
// explore: --explore=exhaustive -- joined
// explore: --explore=exhaustive -- ranged
// explore: --explore=exhaustive -- trimmed
// explore: --explore=exhaustive -- binary
// explore: --explore=exhaustive -- reflected
// explore: --explore=exhaustive -- vector.get
// explore: --explore=exhaustive -- vector.iterator
// explore: --explore=exhaustive -- vector.forEach
// explore: --explore=exhaustive -- vector.text
// explore: --explore=exhaustive -- vector.cloned
// explore: --explore=exhaustive -- vector.toArray
// explore: --explore=exhaustive -- vector.enumerated
// explore: --explore=exhaustive -- vector.first
// explore: --explore=exhaustive -- vector.last
// explore: --explore=exhaustive -- vector.copyInto
// explore: --explore=exhaustive -- vector.subclass
// explore: --explore=exhaustive -- locked.get
// explore: --explore=exhaustive -- later.get
// explore: --explore=exhaustive -- third.get
// explore: --explore=exhaustive -- itself.get
// explore: --explore=exhaustive -- before.get
// explore: --explore=exhaustive -- published.get
// explore: --explore=exhaustive -- size
// explore: --explore=exhaustive -- changes
// explore: --workers=2 -- get
import heddle.Verify;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.locks.ReentrantLock;

public class AppendsSeen {
  static class Mine extends Vector<String> {
    synchronized Object lowest() {
      return elementData[0];
    }
  }

  static final ReentrantLock lock = new ReentrantLock();
  static List<String> bare, list;
  static String how;
  static Iterator<String> early;

  static void add(String s) {
    if (how.startsWith("locked")) {
      lock.lock();
      list.add(s);
      lock.unlock();
      return;
    }
    if (how.equals("size")) {
      synchronized (list) {
        list.add(s);
        assert list.size() != 1 || s.equals("a");
      }
      return;
    }
    if (how.startsWith("itself") && s.equals("b")) {
      synchronized (list) {
        list.add(s);
        assert list.get(0).equals("a");
      }
      return;
    }
    list.add(s);
  }

  static void check(boolean good) {
    assert good;
  }

  static void look(String way) throws Exception {
    switch (way) {
      case "get": check(list.get(0).equals("a")); break;
      case "iterator": check(list.iterator().next().equals("a")); break;
      case "forEach": {
        String[] all = {""};
        list.forEach(s -> all[0] += s);
        check(all[0].equals("ab"));
        break;
      }
      case "stream": check(list.stream().findFirst().get().equals("a")); break;
      case "text": check(list.toString().equals("[a, b]")); break;
      case "equals": check(Arrays.asList("a", "b").equals(bare)); break;
      case "hashed": check(list.hashCode() == Arrays.asList("a", "b").hashCode()); break;
      case "indexOf": check(list.indexOf("b") == 1); break;
      case "toArray": check(list.toArray()[0].equals("a")); break;
      case "copied": check(new ArrayList<>(list).get(0).equals("a")); break;
      case "cloned": check(((List<?>) (bare instanceof Vector ? ((Vector<?>) bare).clone() : ((ArrayList<?>) bare).clone())).get(0).equals("a")); break;
      case "subList": check(list.subList(0, 1).contains("a")); break;
      case "removed": check(list.remove(0).equals("a")); break;
      case "removeIf": {
        String[] first = {null};
        list.removeIf(s -> {
          if (first[0] == null) first[0] = s;
          return false;
        });
        check(first[0].equals("a"));
        break;
      }
      case "set": check(list.set(0, "c").equals("a")); break;
      case "replaced": {
        String[] all = {""};
        list.replaceAll(s -> all[0] += s);
        check(all[0].equals("ab"));
        break;
      }
      case "addedTo": {
        List<String> other = new ArrayList<>();
        other.addAll(bare);
        check(other.get(0).equals("a"));
        break;
      }
      case "inserted": {
        list.add(1, "x");
        String s = "" + list;
        check(s.equals("[a, x, b]"));
        break;
      }
      case "joined": check(String.join("", list).equals("ab")); break;
      case "ranged": {
        bare.subList(0, 1).clear();
        check(bare.contains("b"));
        break;
      }
      case "trimmed": ((ArrayList<?>) bare).trimToSize(); check(bare.contains("a") && bare.lastIndexOf("b") == 1); break;
      case "binary": check(Collections.binarySearch(list, "a") == 0); break;
      case "reflected": check(List.class.getMethod("get", int.class).invoke(bare, 0).equals("a")); break;
      case "enumerated": check(((Vector<String>) list).elements().nextElement().equals("a")); break;
      case "first": check(((Vector<String>) list).firstElement().equals("a")); break;
      case "last": check(((Vector<String>) list).lastElement().equals("b")); break;
      case "copyInto": {
        Object[] into = new Object[2];
        ((Vector<String>) list).copyInto(into);
        check(into[0].equals("a"));
        break;
      }
      case "subclass": check(((Mine) list).lowest().equals("a")); break;
      // An iterator that began in between sees what has come later: it fails.
      case "changes": {
        if (early == null) break;
        try {
          early.next();
        } catch (java.util.ConcurrentModificationException e) {
          check(false);
        }
        break;
      }
      case "size": break;
      default: throw new IllegalArgumentException(way);
    }
  }

  static void makeList() {
    bare = how.startsWith("vector.subclass") ? new Mine() : how.startsWith("vector") ? new Vector<>() : new ArrayList<>();
    list = how.startsWith("vector") || how.startsWith("locked") ? bare : Collections.synchronizedList(bare);
  }

  public static void main(String[] args) throws Exception {
    how = args[0];
    String way = how.substring(how.indexOf('.') + 1);
    if (how.startsWith("later")) {  // behind the root of the search
      Thread t = new Thread(() -> { synchronized (lock) { makeList(); } });
      t.start();
      t.join();
    } else if (!how.startsWith("published")) {
      makeList();
    }
    if (how.startsWith("before")) {  // somebody has looked before anybody appends
      list.add("x");
      look2();
      list.clear();
    }
    Thread a;
    Thread b;
    if (how.startsWith("published")) {  // one of those who append has made the list
      a = new Thread(() -> {
        synchronized (lock) {
          if (list == null) makeList();
        }
        add("a");
      });
      b = new Thread(() -> {
        synchronized (lock) {
          if (list == null) makeList();
        }
        add("b");
      });
    } else {
      a = new Thread(() -> add("a"));
      b = new Thread(() -> add("b"));
    }
    a.start();
    b.start();
    if (how.equals("changes")) {
      synchronized (list) {
        if (list.size() == 1 && list.get(0).equals("b")) early = list.iterator();
      }
    }
    a.join();
    b.join();
    if (how.startsWith("third")) {
      Thread c = new Thread(() -> {
        try {
          look(way);
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      });
      c.start();
      c.join();
      return;
    }
    if (how.startsWith("itself")) return;
    look(way);
  }

  static void look2() {
    check(list.get(0).equals("x"));
  }
}

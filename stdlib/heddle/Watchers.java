// Who is told whenever a channel may have become ready for something: the selectors that it is registered with
// (java.nio.channels.Selector). Whoever changes the channel's state tells it with that state's monitor held; a selector looks at
// the state only when it holds nothing that a teller wants.
package heddle;

import java.util.Arrays;

public final class Watchers {
  public interface Watcher {
    void news();
  }

  private volatile Watcher[] watchers = {};

  public synchronized void add(Watcher watcher) {
    Watcher[] more = Arrays.copyOf(watchers, watchers.length + 1);
    more[watchers.length] = watcher;
    watchers = more;
  }

  public synchronized void remove(Watcher watcher) {
    int at = Arrays.asList(watchers).indexOf(watcher);
    if (at < 0) return;
    Watcher[] fewer = Arrays.copyOf(watchers, watchers.length - 1);
    if (at < fewer.length) fewer[at] = watchers[fewer.length];
    watchers = fewer;
  }

  public static void tell(Watchers watchers) {
    if (watchers == null) return;
    for (Watcher watcher : watchers.watchers) watcher.news();
  }
}

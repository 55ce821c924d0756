// What observers watch. They are told in the order opposite to that of their registration.
package java.util;

@Deprecated
public class Observable {
  private boolean changed;
  private final Vector<Observer> observers = new Vector<>();

  public Observable() {}

  public synchronized void addObserver(Observer o) {
    if (o == null) throw new NullPointerException();
    if (!observers.contains(o)) observers.addElement(o);
  }

  public synchronized void deleteObserver(Observer o) {
    observers.removeElement(o);
  }

  public void notifyObservers() {
    notifyObservers(null);
  }

  public void notifyObservers(Object arg) {
    Object[] all;
    synchronized (this) {
      if (!changed) return;
      all = observers.toArray();
      clearChanged();
    }
    for (int i = all.length - 1; i >= 0; i--) ((Observer) all[i]).update(this, arg);
  }

  public synchronized void deleteObservers() {
    observers.removeAllElements();
  }

  protected synchronized void setChanged() {
    changed = true;
  }

  protected synchronized void clearChanged() {
    changed = false;
  }

  public synchronized boolean hasChanged() {
    return changed;
  }

  public synchronized int countObservers() {
    return observers.size();
  }
}

// Its test is that of an interface.
class InheritsContract implements Comparable<InheritsContract>, InheritedContract {
  public int size() {
    return -1;
  }

  public int compareTo(InheritsContract other) {
    return 0;
  }
}

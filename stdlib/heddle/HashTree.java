// The search tree of a hash bin that has grown long: a red-black tree (Cormen, Leiserson, Rivest and Stein, chapter 13)
// ordered by hash, then by compareTo where keys of one class have it. The bin's nodes stay a list beside it, in
// the order of iteration; OpenJDK's order depends on the tree's shape, so the shapes are the same. For the library only.
package heddle;

public final class HashTree<N> {
  public static final class Item<N> {
    final int hash;
    final Object key;
    public final N node;
    Item<N> parent;
    Item<N> left;
    Item<N> right;
    boolean red;

    Item(int hash, Object key, N node, Item<N> parent) {
      this.hash = hash;
      this.key = key;
      this.node = node;
      this.parent = parent;
    }
  }

  private Item<N> root;

  // The node of the root.
  public N top() {
    return root.node;
  }

  // So small that the bin goes back to a plain list when one is removed.
  public boolean isSmall() {
    return root == null || root.right == null || root.left == null || root.left.left == null;
  }

  // Whether its class implements Comparable of itself.
  private static boolean isComparable(Object key) {
    return key instanceof Comparable && VM.comparesToOwnClass(key);
  }

  // 0 for keys that have no order.
  @SuppressWarnings("unchecked")
  private static int compare(Object a, Object b) {
    if (b == null || a.getClass() != b.getClass()) return 0;
    return ((Comparable<Object>) a).compareTo(b);
  }

  public Item<N> find(int hash, Object key) {
    return find(root, hash, key, isComparable(key));
  }

  private static <N> Item<N> find(Item<N> p, int hash, Object key, boolean comparable) {
    while (p != null) {
      if (hash != p.hash) {
        p = hash < p.hash ? p.left : p.right;
        continue;
      }
      if (key == p.key || key != null && key.equals(p.key)) return p;
      if (p.left == null) {
        p = p.right;
      } else if (p.right == null) {
        p = p.left;
      } else {
        int order = comparable ? compare(key, p.key) : 0;
        if (order == 0) {  // it may be on both sides
          Item<N> found = find(p.right, hash, key, comparable);
          if (found != null) return found;
        }
        p = order > 0 ? p.right : p.left;
      }
    }
    return null;
  }

  // Keys without an order: by the names of their classes, then by their identity hash codes.
  private static int tieBreak(Object a, Object b) {
    int order = a == null || b == null ? 0 : a.getClass().getName().compareTo(b.getClass().getName());
    if (order != 0) return order;
    return System.identityHashCode(a) <= System.identityHashCode(b) ? -1 : 1;
  }

  // Adds a key that is not there. Returns the node below which it was put; null: it is the first.
  public N insert(int hash, Object key, N node) {
    Item<N> parent = null;
    Item<N> p = root;
    boolean toLeft = false;
    boolean comparable = p != null && isComparable(key);
    while (p != null) {
      parent = p;
      if (hash != p.hash) {
        toLeft = hash < p.hash;
      } else {
        int order = comparable ? compare(key, p.key) : 0;
        if (order == 0) order = tieBreak(key, p.key);
        toLeft = order < 0;
      }
      p = toLeft ? p.left : p.right;
    }
    Item<N> item = new Item<>(hash, key, node, parent);
    if (parent == null) {
      root = item;
      return null;
    }
    if (toLeft) {
      parent.left = item;
    } else {
      parent.right = item;
    }
    item.red = true;
    balanceAfterInsert(item);
    return parent.node;
  }

  private void rotateLeft(Item<N> x) {
    Item<N> y = x.right;
    x.right = y.left;
    if (y.left != null) y.left.parent = x;
    replaceChild(x, y);
    y.left = x;
    x.parent = y;
  }

  private void rotateRight(Item<N> x) {
    Item<N> y = x.left;
    x.left = y.right;
    if (y.right != null) y.right.parent = x;
    replaceChild(x, y);
    y.right = x;
    x.parent = y;
  }

  // y (or nothing) takes the place of x below the parent of x.
  private void replaceChild(Item<N> x, Item<N> y) {
    Item<N> parent = x.parent;
    if (parent == null) {
      root = y;
    } else if (parent.left == x) {
      parent.left = y;
    } else {
      parent.right = y;
    }
    if (y != null) y.parent = parent;
  }

  private static boolean isRed(Item<?> x) {
    return x != null && x.red;
  }

  private void balanceAfterInsert(Item<N> x) {
    while (isRed(x.parent)) {
      Item<N> above = x.parent.parent;
      boolean left = x.parent == above.left;
      Item<N> uncle = left ? above.right : above.left;
      if (isRed(uncle)) {
        x.parent.red = false;
        uncle.red = false;
        above.red = true;
        x = above;
        continue;
      }
      if (x == (left ? x.parent.right : x.parent.left)) {  // an inner grandchild becomes an outer one
        x = x.parent;
        if (left) {
          rotateLeft(x);
        } else {
          rotateRight(x);
        }
      }
      x.parent.red = false;
      above.red = true;
      if (left) {
        rotateRight(above);
      } else {
        rotateLeft(above);
      }
    }
    root.red = false;
  }

  public void remove(Item<N> z) {
    if (z.left != null && z.right != null) {
      Item<N> next = z.right;
      while (next.left != null) next = next.left;
      swap(z, next);
    }
    // z has at most one child now.
    Item<N> child = z.left != null ? z.left : z.right;
    if (child != null) {
      replaceChild(z, child);
      if (!z.red) balanceAfterRemove(child);
    } else {
      if (!z.red) balanceAfterRemove(z);
      replaceChild(z, null);
    }
  }

  // Exchanges the places and the colours of z and its successor, which has no left child.
  private void swap(Item<N> z, Item<N> next) {
    boolean red = z.red;
    z.red = next.red;
    next.red = red;
    Item<N> below = next.right;
    Item<N> nextParent = next.parent;
    replaceChild(z, next);
    next.left = z.left;
    next.left.parent = next;
    if (nextParent == z) {
      next.right = z;
      z.parent = next;
    } else {
      next.right = z.right;
      next.right.parent = next;
      nextParent.left = z;
      z.parent = nextParent;
    }
    z.left = null;
    z.right = below;
    if (below != null) below.parent = z;
  }

  // The paths through x lack one black item.
  private void balanceAfterRemove(Item<N> x) {
    while (x != root && !x.red) {
      Item<N> parent = x.parent;
      boolean left = parent.left == x;
      Item<N> other = left ? parent.right : parent.left;
      if (isRed(other)) {
        other.red = false;
        parent.red = true;
        rotate(parent, left);
        other = left ? parent.right : parent.left;
      }
      Item<N> near = left ? other.left : other.right;
      Item<N> far = left ? other.right : other.left;
      if (!isRed(near) && !isRed(far)) {
        other.red = true;
        x = parent;
        continue;
      }
      if (!isRed(far)) {
        near.red = false;
        other.red = true;
        rotate(other, !left);
        other = left ? parent.right : parent.left;
        far = left ? other.right : other.left;
      }
      other.red = parent.red;
      parent.red = false;
      far.red = false;
      rotate(parent, left);
      x = root;
    }
    x.red = false;
  }

  private void rotate(Item<N> x, boolean left) {
    if (left) {
      rotateLeft(x);
    } else {
      rotateRight(x);
    }
  }
}

// MXBeans: their attributes are seen as open values, whatever classes the bean has; proxies turn them back. And the open types themselves.
import java.beans.ConstructorProperties;
import java.lang.management.MemoryUsage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.management.*;
import javax.management.openmbean.*;

public class OpenBeans {
  interface Call {
    Object run() throws Exception;
  }

  static void show(Call call) {
    try {
      Object result = call.run();
      System.out.println(result instanceof Object[] ? Arrays.toString((Object[]) result) : result);
    } catch (Throwable e) {
      System.out.println(e + (e.getCause() == null ? "" : " / " + e.getCause()));
    }
  }

  public enum Color {
    RED, BLUE {
    }
  }

  public static class Point {
    private final int x;
    private final int y;

    @ConstructorProperties({"x", "y"})
    public Point(int x, int y) {
      this.x = x;
      this.y = y;
    }

    public int getX() {
      return x;
    }

    public int getY() {
      return y;
    }
  }

  public static class Line {
    private Point from;
    private Point[] others = {new Point(3, 4)};
    private boolean dashed = true;

    public Point getFrom() {
      return from;
    }

    public void setFrom(Point from) {
      this.from = from;
    }

    public Point[] getOthers() {
      return others;
    }

    public void setOthers(Point[] others) {
      this.others = others;
    }

    public boolean isDashed() {
      return dashed;
    }

    public void setDashed(boolean dashed) {
      this.dashed = dashed;
    }
  }

  public interface AllMXBean {
    Color getColor();

    void setColor(Color color);

    Color[] getColors();

    int[] getInts();

    int[][] getTable();

    List<String> getStrings();

    Set<Long> getLongs();

    SortedSet<String> getSorted();

    Map<String, Integer> getMap();

    SortedMap<Integer, List<Color>> getDeep();

    Point getPoint();

    void setPoint(Point point);

    Line getLine();

    void setLine(Line line);

    Integer getBoxed();

    Date getDate();

    char getChar();

    ObjectName getSelf();

    int sum(List<Integer> all);

    List<Point> move(Map<String, Point> points);
  }

  public static class All implements AllMXBean {
    private Color color = Color.RED;
    private Line line = new Line();

    public Color getColor() {
      return color;
    }

    public void setColor(Color color) {
      this.color = color;
    }

    public Color[] getColors() {
      return Color.values();
    }

    public int[] getInts() {
      return new int[] {1, 2};
    }

    public int[][] getTable() {
      return new int[][] {{1}, {2, 3}};
    }

    public List<String> getStrings() {
      return List.of("a", "b");
    }

    public Set<Long> getLongs() {
      return Set.of(1L);
    }

    public SortedSet<String> getSorted() {
      return new TreeSet<>(List.of("y", "x"));
    }

    public Map<String, Integer> getMap() {
      return new TreeMap<>(Map.of("a", 1));
    }

    public SortedMap<Integer, List<Color>> getDeep() {
      return new TreeMap<>(Map.of(5, List.of(Color.RED)));
    }

    public Point getPoint() {
      return new Point(1, 2);
    }

    public void setPoint(Point point) {
      System.out.println("  point " + point.x + " " + point.y);
    }

    public Line getLine() {
      return line;
    }

    public void setLine(Line line) {
      System.out.println("  line " + line.others.length + " " + (line.from == null ? null : line.from.x) + " " + line.dashed);
      this.line = line;
    }

    public Integer getBoxed() {
      return null;
    }

    public Date getDate() {
      return new Date(0);
    }

    public char getChar() {
      return 'c';
    }

    public ObjectName getSelf() {
      return ObjectName.WILDCARD;
    }

    public int sum(List<Integer> all) {
      int sum = 0;
      for (int each : all) sum += each;
      return sum;
    }

    public List<Point> move(Map<String, Point> points) {
      return new ArrayList<>(new TreeMap<>(points).values());
    }
  }

  @MXBean
  public interface Marked {
    int getA();
  }

  public static class MarkedBean implements Marked {
    public int getA() {
      return 1;
    }
  }

  public interface ThreadsMXBean {
    Thread getX();
  }

  public static class Threads implements ThreadsMXBean {
    public Thread getX() {
      return null;
    }
  }

  public interface AnyMXBean {
    void f(Runnable r);
  }

  public static class Any implements AnyMXBean {
    public void f(Runnable r) {}
  }

  public interface OneMXBean {
    int getA();
  }

  @MXBean(false)
  public interface NotMXBean {
    int getA();
  }

  public static class Not implements NotMXBean {
    public int getA() {
      return 1;
    }
  }

  static final MBeanServer server = MBeanServerFactory.createMBeanServer();

  static void describe(ObjectName name) throws Exception {
    MBeanInfo info = server.getMBeanInfo(name);
    System.out.println(info.getClassName() + " " + info.getDescription() + " " + info.getDescriptor());
    List<String> lines = new ArrayList<>();
    for (MBeanAttributeInfo each : info.getAttributes()) {
      lines.add(each.getName() + " " + each.getType() + " " + each.isReadable() + each.isWritable() + each.isIs() + " " + each.getDescription() + " "
          + each.getDescriptor());
    }
    for (MBeanOperationInfo each : info.getOperations()) {
      MBeanParameterInfo p = each.getSignature()[0];
      lines.add(each.getName() + " " + each.getReturnType() + " " + each.getDescriptor() + " " + p.getName() + " " + p.getType() + " " + p.getDescriptor());
    }
    lines.sort(null);
    for (String each : lines) System.out.println(each);
  }

  static void attributes(ObjectName name) throws Exception {
    for (MBeanAttributeInfo each : server.getMBeanInfo(name).getAttributes()) {
      if (each.getName().equals("Line")) server.setAttribute(name, new Attribute("Line", server.getAttribute(name, "Line")));
    }
    String[] names = {"Boxed", "Char", "Color", "Colors", "Date", "Deep", "Ints", "Line", "Longs", "Map", "Point", "Self", "Sorted", "Strings", "Table"};
    for (String each : names) {
      Object value = server.getAttribute(name, each);
      String text = Arrays.deepToString(new Object[] {value});
      System.out.println(each + " " + (value == null ? null : value.getClass().getName()) + " " + text);
    }
    for (Object each : new Object[] {"BLUE", "GREEN", Color.RED, null}) {
      show(() -> {
        server.setAttribute(name, new Attribute("Color", each));
        return server.getAttribute(name, "Color");
      });
    }
    server.setAttribute(name, new Attribute("Point", server.getAttribute(name, "Point")));
    show(() -> server.invoke(name, "sum", new Object[] {new Integer[] {1, 2}}, new String[] {"[Ljava.lang.Integer;"}));
    show(() -> server.invoke(name, "sum", new Object[] {List.of(1)}, new String[] {"java.util.List"}));
  }

  static void proxy(ObjectName name) {
    AllMXBean all = JMX.newMXBeanProxy(server, name, AllMXBean.class);
    all.setColor(Color.BLUE);
    System.out.println(all.getColor() + " " + Arrays.toString(all.getColors()) + " " + Arrays.toString(all.getInts()) + " " + Arrays.deepToString(all.getTable())
        + " " + all.getStrings() + " " + all.getLongs() + " " + all.getSorted() + " " + all.getMap() + " " + all.getDeep() + " "
        + all.getPoint().getX() + " " + all.getBoxed() + " " + all.getDate().getTime() + " " + all.getChar() + " " + all.sum(List.of(4, 5)) + " "
        + all.move(Map.of("p", new Point(8, 9))).get(0).getY() + " " + all.getSelf());
    Line line = all.getLine();
    line.setFrom(new Point(5, 6));
    line.setDashed(false);
    all.setLine(line);
    System.out.println(all.toString().replaceAll("@[0-9a-f]+", "@"));
  }

  static void types() throws Exception {
    CompositeType point = new CompositeType("P", "a point", new String[] {"y", "x"}, new String[] {"its y", "its x"},
        new OpenType<?>[] {SimpleType.INTEGER, SimpleType.STRING});
    System.out.println(point + " " + point.keySet() + " " + point.getDescription("x") + " " + point.getType("y") + " " + point.getType("z") + " " + point.hashCode());
    CompositeDataSupport data = new CompositeDataSupport(point, new String[] {"x", "y"}, new Object[] {"a", 1});
    System.out.println(data + " " + data.hashCode() + " " + data.get("x") + " " + Arrays.toString(data.getAll(new String[] {"y", "x"})) + data.values()
        + data.containsKey("z") + data.containsValue(1) + point.isValue(data) + data.equals(new CompositeDataSupport(point, Map.of("x", "a", "y", 1))));
    show(() -> data.get("z"));
    show(() -> data.get(""));
    show(() -> new CompositeDataSupport(point, new String[] {"x"}, new Object[] {"a"}));
    show(() -> new CompositeDataSupport(point, new String[] {"x", "y"}, new Object[] {"a"}));
    show(() -> new CompositeDataSupport(point, new String[] {"x", "y"}, new Object[] {"a", "b"}));
    show(() -> new CompositeDataSupport(point, new String[] {"x", "x"}, new Object[] {"a", "b"}));
    show(() -> new CompositeDataSupport(null, new String[] {"x", "x"}, new Object[] {"a", "b"}));
    show(() -> new CompositeType("P", "d", new String[] {"x", "x"}, new String[] {"1", "2"}, new OpenType<?>[] {SimpleType.INTEGER, SimpleType.LONG}));
    show(() -> new CompositeType("P", "", new String[] {"x"}, new String[] {"1"}, new OpenType<?>[] {SimpleType.INTEGER}));
    TabularType table = new TabularType("T", "a table", point, new String[] {"y"});
    TabularDataSupport rows = new TabularDataSupport(table);
    rows.put(data);
    System.out.println(rows.size() + " " + rows.get(new Object[] {1}).get("x") + " " + rows.containsKey(new Object[] {2}) + " " + Arrays.toString(rows.calculateIndex(data))
        + " " + rows.keySet() + " " + rows.containsValue(data) + " " + table.isValue(rows) + " " + rows.hashCode() + " " + rows.equals(rows.clone()));
    System.out.println(rows);
    show(() -> {
      rows.put(data);
      return 0;
    });
    show(() -> rows.get(new Object[] {"x"}));
    show(() -> rows.get(new Object[0]));
    show(() -> rows.get(new Object[] {1, 2}));
    show(() -> rows.remove(new Object[] {1}).get("x") + " " + rows.isEmpty());
    show(() -> new TabularType("T", "d", point, new String[] {"z"}));
    System.out.println(new ArrayType<>(2, SimpleType.STRING) + " " + ArrayType.getArrayType(SimpleType.LONG).getDescription() + " "
        + ArrayType.getPrimitiveArrayType(int[][].class) + " " + ArrayType.getPrimitiveArrayType(int[].class).getDescription());
    System.out.println(new ArrayType<>(1, SimpleType.STRING).isValue(new String[0]) + " " + new ArrayType<>(1, SimpleType.STRING).isValue(new Object[0]) + " "
        + SimpleType.INTEGER.isValue(1) + SimpleType.INTEGER.isValue(1L) + SimpleType.INTEGER.isValue(null) + " " + SimpleType.DATE + " "
        + new ArrayType<>(1, point).isValue(new CompositeData[] {data}) + " " + SimpleType.LONG.getDescription() + SimpleType.LONG.isArray());
    show(() -> ArrayType.getPrimitiveArrayType(String[].class));
    CompositeType usage = new CompositeType("java.lang.management.MemoryUsage", "d", new String[] {"init", "used", "committed", "max"}, new String[] {"a", "b", "c", "d"},
        new OpenType<?>[] {SimpleType.LONG, SimpleType.LONG, SimpleType.LONG, SimpleType.LONG});
    System.out.println(MemoryUsage.from(new CompositeDataSupport(usage, Map.of("init", 1L, "used", 2L, "committed", 3L, "max", 4L))) + " " + MemoryUsage.from(null));
  }

  public static void main(String[] args) throws Exception {
    ObjectName name = new ObjectName("d:type=All");
    server.registerMBean(new All(), name);
    describe(name);
    attributes(name);
    proxy(name);
    types();
    Object[] others = {new MarkedBean(), new Threads(), new Any(), new Not()};
    for (Object each : others) show(() -> server.registerMBean(each, new ObjectName("d:type=" + each.getClass().getSimpleName())));
    show(() -> server.registerMBean(new StandardMBean(() -> 5, OneMXBean.class, true), new ObjectName("d:type=One")).getObjectName());
    System.out.println(server.getAttribute(new ObjectName("d:type=One"), "A") + " " + JMX.isMXBeanInterface(AllMXBean.class) + JMX.isMXBeanInterface(Marked.class)
        + JMX.isMXBeanInterface(NotMXBean.class) + JMX.isMXBeanInterface(All.class));
  }
}
// expect: OpenBeans$All Information on the management interface of the MBean {immutableInfo=true, interfaceClassName=OpenBeans$AllMXBean, mxbean=true}
// expect: Boxed java.lang.Integer truefalsefalse Boxed {openType=javax.management.openmbean.SimpleType(name=java.lang.Integer), originalType=java.lang.Integer}
// expect: Char char truefalsefalse Char {openType=javax.management.openmbean.SimpleType(name=java.lang.Character), originalType=char}
// expect: Color java.lang.String truetruefalse Color {openType=javax.management.openmbean.SimpleType(name=java.lang.String), originalType=OpenBeans$Color}
// expect: Colors [Ljava.lang.String; truefalsefalse Colors {openType=javax.management.openmbean.ArrayType(name=[Ljava.lang.String;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.String),primitiveArray=false), originalType=[LOpenBeans$Color;}
// expect: Date java.util.Date truefalsefalse Date {openType=javax.management.openmbean.SimpleType(name=java.util.Date), originalType=java.util.Date}
// expect: Deep javax.management.openmbean.TabularData truefalsefalse Deep {openType=javax.management.openmbean.TabularType(name=java.util.SortedMap<java.lang.Integer, java.util.List<OpenBeans$Color>>,rowType=javax.management.openmbean.CompositeType(name=java.util.SortedMap<java.lang.Integer, java.util.List<OpenBeans$Color>>,items=((itemName=key,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=value,itemType=javax.management.openmbean.ArrayType(name=[Ljava.lang.String;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.String),primitiveArray=false)))),indexNames=(key)), originalType=java.util.SortedMap<java.lang.Integer, java.util.List<OpenBeans$Color>>}
// expect: Ints [I truefalsefalse Ints {openType=javax.management.openmbean.ArrayType(name=[I,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.Integer),primitiveArray=true), originalType=[I}
// expect: Line javax.management.openmbean.CompositeData truetruefalse Line {openType=javax.management.openmbean.CompositeType(name=OpenBeans$Line,items=((itemName=dashed,itemType=javax.management.openmbean.SimpleType(name=java.lang.Boolean)),(itemName=from,itemType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer))))),(itemName=others,itemType=javax.management.openmbean.ArrayType(name=[Ljavax.management.openmbean.CompositeData;,dimension=1,elementType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),primitiveArray=false)))), originalType=OpenBeans$Line}
// expect: Longs [Ljava.lang.Long; truefalsefalse Longs {openType=javax.management.openmbean.ArrayType(name=[Ljava.lang.Long;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.Long),primitiveArray=false), originalType=java.util.Set<java.lang.Long>}
// expect: Map javax.management.openmbean.TabularData truefalsefalse Map {openType=javax.management.openmbean.TabularType(name=java.util.Map<java.lang.String, java.lang.Integer>,rowType=javax.management.openmbean.CompositeType(name=java.util.Map<java.lang.String, java.lang.Integer>,items=((itemName=key,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=value,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),indexNames=(key)), originalType=java.util.Map<java.lang.String, java.lang.Integer>}
// expect: Point javax.management.openmbean.CompositeData truetruefalse Point {openType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))), originalType=OpenBeans$Point}
// expect: Self javax.management.ObjectName truefalsefalse Self {openType=javax.management.openmbean.SimpleType(name=javax.management.ObjectName), originalType=javax.management.ObjectName}
// expect: Sorted [Ljava.lang.String; truefalsefalse Sorted {openType=javax.management.openmbean.ArrayType(name=[Ljava.lang.String;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.String),primitiveArray=false), originalType=java.util.SortedSet<java.lang.String>}
// expect: Strings [Ljava.lang.String; truefalsefalse Strings {openType=javax.management.openmbean.ArrayType(name=[Ljava.lang.String;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.String),primitiveArray=false), originalType=java.util.List<java.lang.String>}
// expect: Table [[I truefalsefalse Table {openType=javax.management.openmbean.ArrayType(name=[[I,dimension=2,elementType=javax.management.openmbean.SimpleType(name=java.lang.Integer),primitiveArray=true), originalType=[[I}
// expect: move [Ljavax.management.openmbean.CompositeData; {openType=javax.management.openmbean.ArrayType(name=[Ljavax.management.openmbean.CompositeData;,dimension=1,elementType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),primitiveArray=false), originalType=java.util.List<OpenBeans$Point>} p0 javax.management.openmbean.TabularData {openType=javax.management.openmbean.TabularType(name=java.util.Map<java.lang.String, OpenBeans$Point>,rowType=javax.management.openmbean.CompositeType(name=java.util.Map<java.lang.String, OpenBeans$Point>,items=((itemName=key,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=value,itemType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer))))))),indexNames=(key)), originalType=java.util.Map<java.lang.String, OpenBeans$Point>}
// expect: sum int {openType=javax.management.openmbean.SimpleType(name=java.lang.Integer), originalType=int} p0 [Ljava.lang.Integer; {openType=javax.management.openmbean.ArrayType(name=[Ljava.lang.Integer;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.Integer),primitiveArray=false), originalType=java.util.List<java.lang.Integer>}
// expect:   line 1 null true
// expect: Boxed null [null]
// expect: Char java.lang.Character [c]
// expect: Color java.lang.String [RED]
// expect: Colors [Ljava.lang.String; [[RED, BLUE]]
// expect: Date java.util.Date [Thu Jan 01 00:00:00 UTC 1970]
// expect: Deep javax.management.openmbean.TabularDataSupport [javax.management.openmbean.TabularDataSupport(tabularType=javax.management.openmbean.TabularType(name=java.util.SortedMap<java.lang.Integer, java.util.List<OpenBeans$Color>>,rowType=javax.management.openmbean.CompositeType(name=java.util.SortedMap<java.lang.Integer, java.util.List<OpenBeans$Color>>,items=((itemName=key,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=value,itemType=javax.management.openmbean.ArrayType(name=[Ljava.lang.String;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.String),primitiveArray=false)))),indexNames=(key)),contents={[5]=javax.management.openmbean.CompositeDataSupport(compositeType=javax.management.openmbean.CompositeType(name=java.util.SortedMap<java.lang.Integer, java.util.List<OpenBeans$Color>>,items=((itemName=key,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=value,itemType=javax.management.openmbean.ArrayType(name=[Ljava.lang.String;,dimension=1,elementType=javax.management.openmbean.SimpleType(name=java.lang.String),primitiveArray=false)))),contents={key=5, value=[RED]})})]
// expect: Ints [I [[1, 2]]
// expect: Line javax.management.openmbean.CompositeDataSupport [javax.management.openmbean.CompositeDataSupport(compositeType=javax.management.openmbean.CompositeType(name=OpenBeans$Line,items=((itemName=dashed,itemType=javax.management.openmbean.SimpleType(name=java.lang.Boolean)),(itemName=from,itemType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer))))),(itemName=others,itemType=javax.management.openmbean.ArrayType(name=[Ljavax.management.openmbean.CompositeData;,dimension=1,elementType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),primitiveArray=false)))),contents={dashed=true, from=null, others=[javax.management.openmbean.CompositeDataSupport(compositeType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),contents={x=3, y=4})]})]
// expect: Longs [Ljava.lang.Long; [[1]]
// expect: Map javax.management.openmbean.TabularDataSupport [javax.management.openmbean.TabularDataSupport(tabularType=javax.management.openmbean.TabularType(name=java.util.Map<java.lang.String, java.lang.Integer>,rowType=javax.management.openmbean.CompositeType(name=java.util.Map<java.lang.String, java.lang.Integer>,items=((itemName=key,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=value,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),indexNames=(key)),contents={[a]=javax.management.openmbean.CompositeDataSupport(compositeType=javax.management.openmbean.CompositeType(name=java.util.Map<java.lang.String, java.lang.Integer>,items=((itemName=key,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=value,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),contents={key=a, value=1})})]
// expect: Point javax.management.openmbean.CompositeDataSupport [javax.management.openmbean.CompositeDataSupport(compositeType=javax.management.openmbean.CompositeType(name=OpenBeans$Point,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),contents={x=1, y=2})]
// expect: Self javax.management.ObjectName [*:*]
// expect: Sorted [Ljava.lang.String; [[x, y]]
// expect: Strings [Ljava.lang.String; [[a, b]]
// expect: Table [[I [[[1], [2, 3]]]
// expect: BLUE
// expect: javax.management.MBeanException: interface OpenBeans$AllMXBean.setColor: cannot convert parameters from open values: java.io.InvalidObjectException: Cannot convert to enum: GREEN / java.io.InvalidObjectException: Cannot convert to enum: GREEN
// expect: javax.management.MBeanException: interface OpenBeans$AllMXBean.setColor: cannot convert parameters from open values: java.io.InvalidObjectException: Cannot convert to enum: RED / java.io.InvalidObjectException: Cannot convert to enum: RED
// expect: null
// expect:   point 1 2
// expect: 3
// expect: javax.management.ReflectionException: Signature mismatch for operation sum: (java.util.List) should be ([Ljava.lang.Integer;) / java.lang.NoSuchMethodException: sum(java.util.List)
// expect: BLUE [RED, BLUE] [1, 2] [[1], [2, 3]] [a, b] [1] [x, y] {a=1} {5=[RED]} 1 null 0 c 9 9 *:*
// expect:   line 1 5 false
// expect: MXBeanProxy(com.sun.jmx.mbeanserver.JmxMBeanServer@[d:type=All])
// expect: javax.management.openmbean.CompositeType(name=P,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))) [x, y] its x javax.management.openmbean.SimpleType(name=java.lang.Integer) null -861557488
// expect: javax.management.openmbean.CompositeDataSupport(compositeType=javax.management.openmbean.CompositeType(name=P,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),contents={x=a, y=1}) -861557390 a [1, a][a, 1]falsetruetruetrue
// expect: javax.management.openmbean.InvalidKeyException: Argument key="z" is not an existing item name for this CompositeData instance.
// expect: java.lang.IllegalArgumentException: Argument key cannot be a null or empty String.
// expect: javax.management.openmbean.OpenDataException: Item names do not match CompositeType: names in items but not in CompositeType: []; names in CompositeType but not in items: [y]
// expect: java.lang.IllegalArgumentException: Different lengths: itemNames[2], itemValues[1]
// expect: javax.management.openmbean.OpenDataException: Argument value of wrong type for item y: value b, type javax.management.openmbean.SimpleType(name=java.lang.Integer)
// expect: javax.management.openmbean.OpenDataException: Duplicate item name x
// expect: javax.management.openmbean.OpenDataException: Duplicate item name x
// expect: javax.management.openmbean.OpenDataException: Argument's element itemNames[1]="x" duplicates a previous item names.
// expect: java.lang.IllegalArgumentException: Argument description cannot be null or empty
// expect: 1 a false [1] [[1]] true true -1723114673 true
// expect: javax.management.openmbean.TabularDataSupport(tabularType=javax.management.openmbean.TabularType(name=T,rowType=javax.management.openmbean.CompositeType(name=P,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),indexNames=(y)),contents={[1]=javax.management.openmbean.CompositeDataSupport(compositeType=javax.management.openmbean.CompositeType(name=P,items=((itemName=x,itemType=javax.management.openmbean.SimpleType(name=java.lang.String)),(itemName=y,itemType=javax.management.openmbean.SimpleType(name=java.lang.Integer)))),contents={x=a, y=1})})
// expect: javax.management.openmbean.KeyAlreadyExistsException: Argument value's index, calculated according to this TabularData instance's tabularType, already refers to a value in this table.
// expect: javax.management.openmbean.InvalidKeyException: Argument element key[0] is not a value for the open type expected for this element of the index, whose name is "y" and whose open type is javax.management.openmbean.SimpleType(name=java.lang.Integer)
// expect: java.lang.NullPointerException: Argument key cannot be null or empty.
// expect: javax.management.openmbean.InvalidKeyException: Argument key's length=2 is different from the number of item values, which is 1, specified for the indexing rows in this TabularData instance.
// expect: a true
// expect: javax.management.openmbean.OpenDataException: Argument's element value indexNames[0]="z" is not a valid item name for rowType.
// expect: javax.management.openmbean.ArrayType(name=[[Ljava.lang.String;,dimension=2,elementType=javax.management.openmbean.SimpleType(name=java.lang.String),primitiveArray=false) 1-dimension array of java.lang.Long javax.management.openmbean.ArrayType(name=[[I,dimension=2,elementType=javax.management.openmbean.SimpleType(name=java.lang.Integer),primitiveArray=true) 1-dimension array of int
// expect: true false truefalsefalse javax.management.openmbean.SimpleType(name=java.util.Date) true java.lang.Longfalse
// expect: java.lang.IllegalArgumentException: component type of the array must be a primitive type
// expect: init = 1(0K) used = 2(0K) committed = 3(0K) max = 4(0K) null
// expect: OpenBeans$MarkedBean[d:type=MarkedBean]
// expect: javax.management.NotCompliantMBeanException: OpenBeans$ThreadsMXBean: Method OpenBeans$ThreadsMXBean.getX has parameter or return type that cannot be translated into an open type / java.lang.IllegalArgumentException: Method OpenBeans$ThreadsMXBean.getX has parameter or return type that cannot be translated into an open type
// expect: javax.management.NotCompliantMBeanException: OpenBeans$AnyMXBean: Method OpenBeans$AnyMXBean.f has parameter or return type that cannot be translated into an open type / java.lang.IllegalArgumentException: Method OpenBeans$AnyMXBean.f has parameter or return type that cannot be translated into an open type
// expect: javax.management.NotCompliantMBeanException: MBean class OpenBeans$Not does not implement DynamicMBean, and neither follows the Standard MBean conventions (javax.management.NotCompliantMBeanException: Class OpenBeans$Not is not a JMX compliant Standard MBean) nor the MXBean conventions (javax.management.NotCompliantMBeanException: OpenBeans$Not: Class OpenBeans$Not is not a JMX compliant MXBean)
// expect: d:type=One
// expect: 5 truetruefalsefalse

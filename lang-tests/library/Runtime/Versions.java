// Runtime.Version: parts, order, what is refused.
public class Versions { interface T { Object r() throws Throwable; } static void s(String n, T t) { try { System.out.println(n + " " + t.r()); } catch (Throwable e) { System.out.println(n + " " + e); } }
 public static void main(String[] a) { for (String v : new String[] {"17","17.0.9","9.0.4+11","1.2.3.4.5","11-ea+3","11-ea","11+-opt","11-ea+7-o.p-t","11+7-opt","11.0","0","01","11.","11..1","","a","11-","11+","11-+3","11-ea-opt","11--opt","11.1.0","10.0.0.1", "11-opt.x", "17.0.1+12-LTS", "999999999999"}) {
   s(v, () -> { Runtime.Version r = Runtime.Version.parse(v); return r + " " + r.feature() + " " + r.interim() + " " + r.update() + " " + r.patch() + " " + r.pre() + " " + r.build() + " " + r.optional() + " " + r.version(); }); }
 String[] vs = {"9","9.1","10-ea","10","10+5","10-ea+5","10+5-x","10+5-y","10-1","10-2","10-a","10.0.1"};
 for (String x : vs) { StringBuilder b = new StringBuilder(x); for (String y : vs) { var p = Runtime.Version.parse(x); var q = Runtime.Version.parse(y); b.append(" ").append(Integer.signum(p.compareTo(q))).append(Integer.signum(p.compareToIgnoreOptional(q))).append(p.equals(q)).append(p.equalsIgnoreOptional(q)); } System.out.println(b); }
 s("null", () -> Runtime.Version.parse(null)); System.out.println(Runtime.version().feature()); s("cmp", () -> Runtime.version().compareTo(null));
 } }
// expect: 17 17 17 0 0 0 Optional.empty Optional.empty Optional.empty [17]
// expect: 17.0.9 17.0.9 17 0 9 0 Optional.empty Optional.empty Optional.empty [17, 0, 9]
// expect: 9.0.4+11 9.0.4+11 9 0 4 0 Optional.empty Optional[11] Optional.empty [9, 0, 4]
// expect: 1.2.3.4.5 1.2.3.4.5 1 2 3 4 Optional.empty Optional.empty Optional.empty [1, 2, 3, 4, 5]
// expect: 11-ea+3 11-ea+3 11 0 0 0 Optional[ea] Optional[3] Optional.empty [11]
// expect: 11-ea 11-ea 11 0 0 0 Optional[ea] Optional.empty Optional.empty [11]
// expect: 11+-opt 11+-opt 11 0 0 0 Optional.empty Optional.empty Optional[opt] [11]
// expect: 11-ea+7-o.p-t 11-ea+7-o.p-t 11 0 0 0 Optional[ea] Optional[7] Optional[o.p-t] [11]
// expect: 11+7-opt 11+7-opt 11 0 0 0 Optional.empty Optional[7] Optional[opt] [11]
// expect: 11.0 java.lang.IllegalArgumentException: Invalid version string: '11.0'
// expect: 0 java.lang.IllegalArgumentException: Invalid version string: '0'
// expect: 01 java.lang.IllegalArgumentException: Invalid version string: '01'
// expect: 11. java.lang.IllegalArgumentException: Invalid version string: '11.'
// expect: 11..1 java.lang.IllegalArgumentException: Invalid version string: '11..1'
// expect:  java.lang.NumberFormatException: For input string: ""
// expect: a java.lang.IllegalArgumentException: Invalid version string: 'a'
// expect: 11- java.lang.IllegalArgumentException: Invalid version string: '11-'
// expect: 11+ java.lang.IllegalArgumentException: '+' found with neither build or optional components: '11+'
// expect: 11-+3 java.lang.IllegalArgumentException: Invalid version string: '11-+3'
// expect: 11-ea-opt 11-ea-opt 11 0 0 0 Optional[ea] Optional.empty Optional[opt] [11]
// expect: 11--opt java.lang.IllegalArgumentException: optional component must be preceded by a pre-release component or '+': '11--opt'
// expect: 11.1.0 java.lang.IllegalArgumentException: Invalid version string: '11.1.0'
// expect: 10.0.0.1 10.0.0.1 10 0 0 1 Optional.empty Optional.empty Optional.empty [10, 0, 0, 1]
// expect: 11-opt.x java.lang.IllegalArgumentException: optional component must be preceded by a pre-release component or '+': '11-opt.x'
// expect: 17.0.1+12-LTS 17.0.1+12-LTS 17 0 1 0 Optional.empty Optional[12] Optional[LTS] [17, 0, 1]
// expect: 999999999999 java.lang.NumberFormatException: For input string: "999999999999"
// expect: 9 00truetrue -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse
// expect: 9.1 11falsefalse 00truetrue -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse
// expect: 10-ea 11falsefalse 11falsefalse 00truetrue -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse 11falsefalse 11falsefalse 11falsefalse -1-1falsefalse
// expect: 10 11falsefalse 11falsefalse 11falsefalse 00truetrue -1-1falsefalse 11falsefalse -1-1falsefalse -1-1falsefalse 11falsefalse 11falsefalse 11falsefalse -1-1falsefalse
// expect: 10+5 11falsefalse 11falsefalse 11falsefalse 11falsefalse 00truetrue 11falsefalse -10falsetrue -10falsetrue 11falsefalse 11falsefalse 11falsefalse -1-1falsefalse
// expect: 10-ea+5 11falsefalse 11falsefalse 11falsefalse -1-1falsefalse -1-1falsefalse 00truetrue -1-1falsefalse -1-1falsefalse 11falsefalse 11falsefalse 11falsefalse -1-1falsefalse
// expect: 10+5-x 11falsefalse 11falsefalse 11falsefalse 11falsefalse 10falsetrue 11falsefalse 00truetrue -10falsetrue 11falsefalse 11falsefalse 11falsefalse -1-1falsefalse
// expect: 10+5-y 11falsefalse 11falsefalse 11falsefalse 11falsefalse 10falsetrue 11falsefalse 10falsetrue 00truetrue 11falsefalse 11falsefalse 11falsefalse -1-1falsefalse
// expect: 10-1 11falsefalse 11falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse 00truetrue -1-1falsefalse -1-1falsefalse -1-1falsefalse
// expect: 10-2 11falsefalse 11falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse 11falsefalse 00truetrue -1-1falsefalse -1-1falsefalse
// expect: 10-a 11falsefalse 11falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse -1-1falsefalse 11falsefalse 11falsefalse 00truetrue -1-1falsefalse
// expect: 10.0.1 11falsefalse 11falsefalse 11falsefalse 11falsefalse 11falsefalse 11falsefalse 11falsefalse 11falsefalse 11falsefalse 11falsefalse 11falsefalse 00truetrue
// expect: null java.lang.NullPointerException
// expect: 17
// expect: cmp java.lang.NullPointerException

// Literal addresses in URIs, which have to be right; URLs that are relative to others, with dots in their paths.
import java.net.*;

public class EdgesOfAddresses {
  // The kind of mistake is OpenJDK's in its message; here it is that there is one.
  static void uri(String s) {
    try {
      URI u = new URI(s);
      System.out.println(s + " " + u.getHost() + " " + u.getPort());
    } catch (URISyntaxException e) {
      System.out.println(s + " is none");
    }
  }

  static void url(String context, String s) throws MalformedURLException {
    System.out.println(context + " " + s + " " + new URL(new URL(context), s));
  }

  public static void main(String[] args) throws Exception {
    String[] hosts = {
      "[::1]", "[1:2:3:4:5:6:7:8]", "[::1.2.3.4]", "[::1%eth0]:80", "[1:2:3:4:5:6:1.2.3.4]", "u@[::]:8", "[::1]:", "[3ffe:2x00:100:7031::1]:80", "[ddd::hgghh]",
      "[1:2:3:4:5:6:7:8:9]", "[1::2::3]", "[::1.2.3.400]", "[12345::]", "[1:2:3:4:5:6:7]", "[]", "[::1%]", "[1:2:3:4:5:1.2.3.4]", "[v1.a]", "[::1", "[::1]a", "[::1]:x", "u@[x]"
    };
    for (String s : hosts) uri("http://" + s + "/");
    try {
      System.out.println(new URI("http", "[3ffe:2x00]", "/a", null, null));
    } catch (URISyntaxException e) {
      System.out.println(e.getMessage());
    }
    for (String s : new String[] {"b/../c", "/b/../c", "b/./.", "..", "../../c", "//k/b/../c", "?b/../c", "b?c/../d", "#../b", "./b", "/./b"}) {
      url("http://h/a/x", s);
      url("http://h", s);
    }
  }
}
// expect: http://[::1]/ [::1] -1
// expect: http://[1:2:3:4:5:6:7:8]/ [1:2:3:4:5:6:7:8] -1
// expect: http://[::1.2.3.4]/ [::1.2.3.4] -1
// expect: http://[::1%eth0]:80/ [::1%eth0] 80
// expect: http://[1:2:3:4:5:6:1.2.3.4]/ [1:2:3:4:5:6:1.2.3.4] -1
// expect: http://u@[::]:8/ [::] 8
// expect: http://[::1]:/ [::1] -1
// expect: http://[3ffe:2x00:100:7031::1]:80/ is none
// expect: http://[ddd::hgghh]/ is none
// expect: http://[1:2:3:4:5:6:7:8:9]/ is none
// expect: http://[1::2::3]/ is none
// expect: http://[::1.2.3.400]/ is none
// expect: http://[12345::]/ is none
// expect: http://[1:2:3:4:5:6:7]/ is none
// expect: http://[]/ is none
// expect: http://[::1%]/ is none
// expect: http://[1:2:3:4:5:1.2.3.4]/ is none
// expect: http://[v1.a]/ is none
// expect: http://[::1/ is none
// expect: http://[::1]a/ is none
// expect: http://[::1]:x/ is none
// expect: http://u@[x]/ is none
// expect: Malformed IPv6 address at index 8: http://[3ffe:2x00]/a
// expect: http://h/a/x b/../c http://h/a/c
// expect: http://h b/../c http://h/b/../c
// expect: http://h/a/x /b/../c http://h/b/../c
// expect: http://h /b/../c http://h/b/../c
// expect: http://h/a/x b/./. http://h/a/b/
// expect: http://h b/./. http://h/b/./.
// expect: http://h/a/x .. http://h/
// expect: http://h .. http://h/..
// expect: http://h/a/x ../../c http://h/../c
// expect: http://h ../../c http://h/../../c
// expect: http://h/a/x //k/b/../c http://k/b/../c
// expect: http://h //k/b/../c http://k/b/../c
// expect: http://h/a/x ?b/../c http://h/a/?b/../c
// expect: http://h ?b/../c http://h/?b/../c
// expect: http://h/a/x b?c/../d http://h/a/b?c/../d
// expect: http://h b?c/../d http://h/b?c/../d
// expect: http://h/a/x #../b http://h/a/x#../b
// expect: http://h #../b http://h#../b
// expect: http://h/a/x ./b http://h/a/b
// expect: http://h ./b http://h/./b
// expect: http://h/a/x /./b http://h/./b
// expect: http://h /./b http://h/./b

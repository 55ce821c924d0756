// A server that the program has written wants digests of passwords (RFC 7616): what it is answered, when the authenticator is asked,
// and what a wrong password leads to.
import java.io.IOException;
import java.io.InputStream;
import java.net.Authenticator;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.PasswordAuthentication;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class HttpDigest {
  static final String[] CHALLENGES = {
    "Digest realm=\"r\", nonce=\"abc\", qop=\"auth\"",
    "Digest realm=\"r2\", nonce=\"abc\"",
    "Digest realm=\"r3\", nonce=\"abc\", qop=\"auth\", opaque=\"op\", algorithm=MD5",
    "Basic realm=\"b\"|Digest realm=\"r4\", nonce=\"n\", qop=\"auth-int,auth\"",
    "Digest realm=\"r5\", nonce=\"abc\", qop=\"auth\", algorithm=SHA-256",
    "Digest realm=\"r7\", nonce=\"abc\", qop=\"auth\", stale=true",
    "Digest realm=\"r8\"",
    "Basic realm=\"b\""
  };

  static volatile String challenge;

  static String head(InputStream in) throws IOException {
    StringBuilder b = new StringBuilder();
    for (int c; b.indexOf("\r\n\r\n") < 0 && (c = in.read()) >= 0; ) b.append((char) c);
    return b.toString();
  }

  static String hash(String algorithm, String text) throws Exception {
    StringBuilder b = new StringBuilder();
    for (byte x : MessageDigest.getInstance(algorithm).digest(text.getBytes(StandardCharsets.ISO_8859_1))) b.append(String.format("%02x", x));
    return b.toString();
  }

  static String part(String field, String name) {
    Matcher m = Pattern.compile("[ ,]" + name + "=\"?([^\",]*)\"?").matcher(field);
    return m.find() ? m.group(1) : null;
  }

  static boolean isRight(String method, String field) throws Exception {
    String algorithm = part(field, "algorithm");
    String known = hash(algorithm, "u:" + part(field, "realm") + ":p");
    String asked = hash(algorithm, method + ":" + part(field, "uri"));
    String qop = part(field, "qop");
    String counted = qop == null ? "" : part(field, "nc") + ":" + part(field, "cnonce") + ":" + qop + ":";
    return hash(algorithm, known + ":" + part(field, "nonce") + ":" + counted + asked).equals(part(field, "response"));
  }

  static void answer(Socket c) throws Exception {
    String head = head(c.getInputStream());
    String field = null;
    for (String line : head.split("\r\n")) {
      if (line.startsWith("Authorization:")) field = line;
    }
    System.out.println(head.split("\r\n")[0] + " " + (field == null ? null : field.replaceAll("cnonce=\"[^\"]*\"", "cnonce=C").replaceAll("response=\"[^\"]*\"", "response=R")));
    boolean right = field != null && (field.contains("Digest") ? isRight(head.split(" ")[0], field) : field.endsWith("dTpw"));
    if (field != null) System.out.println("right " + right);
    StringBuilder wanted = new StringBuilder();
    for (String each : challenge.split("\\|")) wanted.append("WWW-Authenticate: " + each + "\r\n");
    c.getOutputStream().write(((right ? "HTTP/1.1 200 OK\r\n" : "HTTP/1.1 401 Unauthorized\r\n" + wanted) + "Content-Length: 2\r\nConnection: close\r\n\r\nok").getBytes());
  }

  static void ask(String url, String method, String password) throws Exception {
    HttpURLConnection u = (HttpURLConnection) new URL(url).openConnection();
    u.setRequestMethod(method);
    u.setAuthenticator(new Authenticator() {
      @Override
      protected PasswordAuthentication getPasswordAuthentication() {
        System.out.println("asked " + getRequestingPrompt() + " " + getRequestingScheme());
        return password == null ? null : new PasswordAuthentication("u", password.toCharArray());
      }
    });
    try {
      System.out.println(u.getResponseCode());
    } catch (IOException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) throws Exception {
    ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    Thread serving = new Thread(() -> {
      try {
        while (true) {
          try (Socket c = server.accept()) {
            answer(c);
          }
        }
      } catch (Exception e) {
        System.out.println(e);
      }
    });
    serving.setDaemon(true);
    serving.start();
    String begin = "http://127.0.0.1:" + server.getLocalPort();
    for (int i = 0; i < CHALLENGES.length; i++) {
      challenge = CHALLENGES[i];
      System.out.println("-- " + challenge);
      ask(begin + "/dir" + i + "/x?y=1", "GET", "p");
      ask(begin + "/dir" + i + "/x", "DELETE", "p");
      ask(begin + "/dir" + i + "/x", "GET", null);
    }
    challenge = CHALLENGES[0];
    ask(begin + "/other/x", "GET", "wrong");
  }
}
// expect: -- Digest realm="r", nonce="abc", qop="auth"
// expect: GET /dir0/x?y=1 HTTP/1.1 null
// expect: asked r digest
// expect: GET /dir0/x?y=1 HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/dir0/x?y=1", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: DELETE /dir0/x HTTP/1.1 null
// expect: asked r digest
// expect: DELETE /dir0/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/dir0/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: GET /dir0/x HTTP/1.1 null
// expect: asked r digest
// expect: 401
// expect: -- Digest realm="r2", nonce="abc"
// expect: GET /dir1/x?y=1 HTTP/1.1 null
// expect: asked r2 digest
// expect: GET /dir1/x?y=1 HTTP/1.1 Authorization: Digest username="u", realm="r2", nonce="abc", uri="/dir1/x?y=1", response=R, algorithm=MD5, cnonce=C
// expect: right true
// expect: 200
// expect: DELETE /dir1/x HTTP/1.1 null
// expect: asked r2 digest
// expect: DELETE /dir1/x HTTP/1.1 Authorization: Digest username="u", realm="r2", nonce="abc", uri="/dir1/x", response=R, algorithm=MD5, cnonce=C
// expect: right true
// expect: 200
// expect: GET /dir1/x HTTP/1.1 null
// expect: asked r2 digest
// expect: 401
// expect: -- Digest realm="r3", nonce="abc", qop="auth", opaque="op", algorithm=MD5
// expect: GET /dir2/x?y=1 HTTP/1.1 null
// expect: asked r3 digest
// expect: GET /dir2/x?y=1 HTTP/1.1 Authorization: Digest username="u", realm="r3", nonce="abc", nc=00000001, uri="/dir2/x?y=1", response=R, algorithm=MD5, opaque="op", cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: DELETE /dir2/x HTTP/1.1 null
// expect: asked r3 digest
// expect: DELETE /dir2/x HTTP/1.1 Authorization: Digest username="u", realm="r3", nonce="abc", nc=00000001, uri="/dir2/x", response=R, algorithm=MD5, opaque="op", cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: GET /dir2/x HTTP/1.1 null
// expect: asked r3 digest
// expect: 401
// expect: -- Basic realm="b"|Digest realm="r4", nonce="n", qop="auth-int,auth"
// expect: GET /dir3/x?y=1 HTTP/1.1 null
// expect: asked r4 digest
// expect: GET /dir3/x?y=1 HTTP/1.1 Authorization: Digest username="u", realm="r4", nonce="n", nc=00000001, uri="/dir3/x?y=1", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: DELETE /dir3/x HTTP/1.1 null
// expect: asked r4 digest
// expect: DELETE /dir3/x HTTP/1.1 Authorization: Digest username="u", realm="r4", nonce="n", nc=00000001, uri="/dir3/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: GET /dir3/x HTTP/1.1 null
// expect: asked r4 digest
// expect: 401
// expect: -- Digest realm="r5", nonce="abc", qop="auth", algorithm=SHA-256
// expect: GET /dir4/x?y=1 HTTP/1.1 null
// expect: asked r5 digest
// expect: GET /dir4/x?y=1 HTTP/1.1 Authorization: Digest username="u", realm="r5", nonce="abc", nc=00000001, uri="/dir4/x?y=1", response=R, algorithm=SHA-256, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: DELETE /dir4/x HTTP/1.1 null
// expect: asked r5 digest
// expect: DELETE /dir4/x HTTP/1.1 Authorization: Digest username="u", realm="r5", nonce="abc", nc=00000001, uri="/dir4/x", response=R, algorithm=SHA-256, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: GET /dir4/x HTTP/1.1 null
// expect: asked r5 digest
// expect: 401
// expect: -- Digest realm="r7", nonce="abc", qop="auth", stale=true
// expect: GET /dir5/x?y=1 HTTP/1.1 null
// expect: asked r7 digest
// expect: GET /dir5/x?y=1 HTTP/1.1 Authorization: Digest username="u", realm="r7", nonce="abc", nc=00000001, uri="/dir5/x?y=1", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: DELETE /dir5/x HTTP/1.1 null
// expect: asked r7 digest
// expect: DELETE /dir5/x HTTP/1.1 Authorization: Digest username="u", realm="r7", nonce="abc", nc=00000001, uri="/dir5/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right true
// expect: 200
// expect: GET /dir5/x HTTP/1.1 null
// expect: asked r7 digest
// expect: 401
// expect: -- Digest realm="r8"
// expect: GET /dir6/x?y=1 HTTP/1.1 null
// expect: asked r8 digest
// expect: 401
// expect: DELETE /dir6/x HTTP/1.1 null
// expect: asked r8 digest
// expect: 401
// expect: GET /dir6/x HTTP/1.1 null
// expect: asked r8 digest
// expect: 401
// expect: -- Basic realm="b"
// expect: GET /dir7/x?y=1 HTTP/1.1 null
// expect: asked b basic
// expect: GET /dir7/x?y=1 HTTP/1.1 Authorization: Basic dTpw
// expect: right true
// expect: 200
// expect: DELETE /dir7/x HTTP/1.1 null
// expect: asked b basic
// expect: DELETE /dir7/x HTTP/1.1 Authorization: Basic dTpw
// expect: right true
// expect: 200
// expect: GET /dir7/x HTTP/1.1 null
// expect: asked b basic
// expect: 401
// expect: GET /other/x HTTP/1.1 null
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: GET /other/x HTTP/1.1 Authorization: Digest username="u", realm="r", nonce="abc", nc=00000001, uri="/other/x", response=R, algorithm=MD5, cnonce=C, qop=auth
// expect: right false
// expect: asked r digest
// expect: 401

// What a server asks for that wants to see that one knows a password, without being told it (RFC 7616), and the answer to it.
package heddle;

import java.net.PasswordAuthentication;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class DigestChallenge {
  private static final Pattern DIGEST = Pattern.compile("\\s*Digest\\s(.*)", Pattern.CASE_INSENSITIVE);
  private static final Pattern PARAMETER = Pattern.compile("([A-Za-z]+)\\s*=\\s*(?:\"([^\"]*)\"|([^\\s,]*))");

  private final String parameters;

  private DigestChallenge(String parameters) {
    this.parameters = parameters;
  }

  // Among the values of the field WWW-Authenticate. Null: none.
  public static DigestChallenge among(List<String> fields) {
    for (String each : fields) {
      Matcher digest = DIGEST.matcher(each);
      if (digest.matches()) return new DigestChallenge(digest.group(1));
    }
    return null;
  }

  // Null: it is not there.
  private String parameter(String name) {
    for (Matcher m = PARAMETER.matcher(parameters); m.find(); ) {
      if (m.group(1).equalsIgnoreCase(name)) return m.group(2) != null ? m.group(2) : m.group(3);
    }
    return null;
  }

  public String realm() {
    return parameter("realm");
  }

  // Whether the server takes answers that count their uses.
  private boolean isCounted() {
    String offered = parameter("qop");
    if (offered == null) return false;
    for (String each : offered.split(",")) {
      if (each.trim().equalsIgnoreCase("auth")) return true;
    }
    return false;
  }

  private static String hash(MessageDigest digest, String text) {
    StringBuilder b = new StringBuilder();
    for (byte each : digest.digest(text.getBytes(StandardCharsets.ISO_8859_1))) {
      b.append(Character.forDigit(each >> 4 & 15, 16)).append(Character.forDigit(each & 15, 16));
    }
    return b.toString();
  }

  // The value of the field Authorization. Null: it cannot be answered.
  public String credentials(PasswordAuthentication password, String method, String uri) {
    String nonce = parameter("nonce");
    String algorithm = parameter("algorithm") == null ? "MD5" : parameter("algorithm");
    boolean session = algorithm.toLowerCase().endsWith("-sess");
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance(session ? algorithm.substring(0, algorithm.length() - "-sess".length()) : algorithm);
    } catch (NoSuchAlgorithmException e) {
      return null;
    }
    if (nonce == null || realm() == null) return null;
    // (Under exploration requests have nothing to do with each other.)
    String own = hash(digest, "heddle " + (VM.exploring() ? 1 : VM.nextSeed()));
    String known = hash(digest, password.getUserName() + ":" + realm() + ":" + new String(password.getPassword()));
    if (session) known = hash(digest, known + ":" + nonce + ":" + own);
    String asked = hash(digest, method + ":" + uri);
    boolean counted = isCounted();
    String response = hash(digest, known + ":" + nonce + (counted ? ":00000001:" + own + ":auth" : "") + ":" + asked);
    StringBuilder b = new StringBuilder("Digest username=\"").append(password.getUserName()).append("\", realm=\"").append(realm());
    b.append("\", nonce=\"").append(nonce).append(counted ? "\", nc=00000001, uri=\"" : "\", uri=\"").append(uri);
    b.append("\", response=\"").append(response).append("\", algorithm=").append(algorithm);
    if (parameter("opaque") != null) b.append(", opaque=\"").append(parameter("opaque")).append('"');
    return b.append(", cnonce=\"").append(own).append(counted ? "\", qop=auth" : "\"").toString();
  }
}

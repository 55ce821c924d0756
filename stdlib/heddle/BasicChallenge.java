// What a server asks for that wants a name and a password (RFC 7617), and the answer to it.
package heddle;

import java.net.PasswordAuthentication;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class BasicChallenge {
  private static final Pattern BASIC = Pattern.compile("\\s*Basic\\s(.*)", Pattern.CASE_INSENSITIVE);
  private static final Pattern PARAMETER = Pattern.compile("([A-Za-z]+)\\s*=\\s*(?:\"([^\"]*)\"|([^\\s,]*))");

  private final String parameters;

  private BasicChallenge(String parameters) {
    this.parameters = parameters;
  }

  // Among the values of the field WWW-Authenticate. Null: none.
  public static BasicChallenge among(List<String> fields) {
    for (String each : fields) {
      Matcher basic = BASIC.matcher(each);
      if (basic.matches()) return new BasicChallenge(basic.group(1));
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

  // The value of the field Authorization.
  public String credentials(PasswordAuthentication password) {
    Charset charset = "UTF-8".equalsIgnoreCase(parameter("charset")) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
    String both = password.getUserName() + ":" + new String(password.getPassword());
    return "Basic " + Base64.getEncoder().encodeToString(both.getBytes(charset));
  }
}

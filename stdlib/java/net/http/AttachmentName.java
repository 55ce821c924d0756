// The name of a file in the field Content-Disposition (RFC 6266) of an answer that is to be kept as a file.
package java.net.http;

import java.io.UncheckedIOException;
import java.net.ProtocolException;
import java.util.Set;

final class AttachmentName {
  private static final String PARAMETER = "filename=";
  private static final Set<String> REFUSED = Set.of(".", "..", "", "~", "|");

  private AttachmentName() {}

  static String of(HttpHeaders headers) {
    String field = headers.firstValue("Content-Disposition").orElseThrow(() -> refused("No Content-Disposition header"));
    if (!field.regionMatches(true, 0, "attachment", 0, 10)) throw refused("Unknown Content-Disposition type");
    int at = field.toLowerCase().indexOf(PARAMETER);
    if (at < 0) throw refused("Bad Content-Disposition filename parameter");
    String value = field.substring(at + PARAMETER.length()).stripLeading();
    String name = value.startsWith("\"") ? quoted(value) : value.split("[; ]", 2)[0];
    name = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    if (REFUSED.contains(name)) throw refused("Bad Content-Disposition filename parameter");
    return name;
  }

  // Of what begins with a quotation mark: up to the next one, where \ quotes a character.
  private static String quoted(String value) {
    StringBuilder name = new StringBuilder();
    for (int i = 1; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"') return name.toString();
      if (c == '\\' && i + 1 < value.length()) c = value.charAt(++i);
      name.append(c);
    }
    throw refused("Bad Content-Disposition filename parameter");
  }

  private static UncheckedIOException refused(String why) {
    return new UncheckedIOException(new ProtocolException(why));
  }
}

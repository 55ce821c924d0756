// The serialised bytes of days of any year, weeks and ranges, and the versions of exceptions.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.time.DayOfWeek;
import java.time.MonthDay;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;

public class MoreVersions {
  public static void main(String[] args) throws Exception {
    for (Object o : new Object[] {MonthDay.of(2, 29), WeekFields.ISO, WeekFields.of(DayOfWeek.FRIDAY, 3), ValueRange.of(0, 1, 4, 6)}) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(o);
      }
      StringBuilder hex = new StringBuilder();
      for (byte b : bytes.toByteArray()) hex.append(String.format("%02x", b));
      Object again = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
      System.out.println(o + " " + again.equals(o) + " " + (o == again) + " " + hex);
    }
    for (Class<?> c : new Class<?>[] {java.nio.BufferOverflowException.class, java.nio.channels.ClosedChannelException.class, java.nio.channels.WritePendingException.class,
        java.nio.channels.InterruptedByTimeoutException.class, java.nio.charset.MalformedInputException.class, java.net.SocketException.class, java.net.UnknownHostException.class,
        java.time.zone.ZoneRulesException.class, java.util.MissingResourceException.class, java.io.InvalidObjectException.class}) {
      System.out.println(c.getSimpleName() + " " + ObjectStreamClass.lookup(c).getSerialVersionUID());
    }
  }
}
// expect: --02-29 true false aced00057372000d6a6176612e74696d652e536572955d84ba1b2248b20c0000787077030d021d78
// expect: WeekFields[MONDAY,4] true true aced00057372001d6a6176612e74696d652e74656d706f72616c2e5765656b4669656c6473efa92c928b0f09c702000249000b6d696e696d616c446179734c000e66697273744461794f665765656b7400154c6a6176612f74696d652f4461794f665765656b3b7870000000047e7200136a6176612e74696d652e4461794f665765656b00000000000000001200007872000e6a6176612e6c616e672e456e756d000000000000000012000078707400064d4f4e444159
// expect: WeekFields[FRIDAY,3] true true aced00057372001d6a6176612e74696d652e74656d706f72616c2e5765656b4669656c6473efa92c928b0f09c702000249000b6d696e696d616c446179734c000e66697273744461794f665765656b7400154c6a6176612f74696d652f4461794f665765656b3b7870000000037e7200136a6176612e74696d652e4461794f665765656b00000000000000001200007872000e6a6176612e6c616e672e456e756d00000000000000001200007870740006465249444159
// expect: 0/1 - 4/6 true false aced00057372001d6a6176612e74696d652e74656d706f72616c2e56616c756552616e67659a71a956f2cd5ab80200044a000a6d61784c6172676573744a000b6d6178536d616c6c6573744a000a6d696e4c6172676573744a000b6d696e536d616c6c65737478700000000000000006000000000000000400000000000000010000000000000000
// expect: BufferOverflowException -5484897634319144535
// expect: ClosedChannelException 882777185433553857
// expect: WritePendingException 7031871839266032276
// expect: InterruptedByTimeoutException -4268008601014042947
// expect: MalformedInputException -3438823399834806194
// expect: SocketException -5935874303556886934
// expect: UnknownHostException -4639126076052875403
// expect: ZoneRulesException -1632418723876261839
// expect: MissingResourceException -4876345176062000401
// expect: InvalidObjectException 3233174318281839583

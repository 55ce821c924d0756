// The rules by which some zones go on changing their clocks, with what the times of day are counted in. (Some links differ between versions of the
// data: CET and MET are left out.)
import java.time.*;
import java.time.zone.*;
import java.util.*;

public class TransitionRules {
  static final Set<String> OTHERS = Set.of("CET", "MET", "America/Coyhaique", "GMT+0", "GMT-0");

  public static void main(String[] args) {
    long digest = 0;
    int n = 0, zones = 0;
    for (String id : new TreeSet<>(ZoneId.getAvailableZoneIds())) {
      if (OTHERS.contains(id) || id.startsWith("SystemV") || zones++ % 7 != 0) continue;
      for (ZoneOffsetTransitionRule rule : ZoneId.of(id).getRules().getTransitionRules()) {
        String text = id + " " + rule + " " + rule.getTimeDefinition() + " " + rule.getLocalTime() + " " + rule.isMidnightEndOfDay() + " " + rule.getDayOfMonthIndicator()
            + " " + rule.getStandardOffset() + " " + rule.createTransition(2030) + rule.createTransition(2037);
        digest = digest * 31 + text.hashCode();
        if (n++ % 2 == 0) System.out.println(text);
      }
    }
    System.out.println(n + " " + digest);
  }
}
// expect: America/Boise TransitionRule[Gap -07:00 to -06:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -07:00] WALL 02:00 false 8 -07:00 Transition[Gap at 2030-03-10T02:00-07:00 to -06:00]Transition[Gap at 2037-03-08T02:00-07:00 to -06:00]
// expect: America/Denver TransitionRule[Gap -07:00 to -06:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -07:00] WALL 02:00 false 8 -07:00 Transition[Gap at 2030-03-10T02:00-07:00 to -06:00]Transition[Gap at 2037-03-08T02:00-07:00 to -06:00]
// expect: America/Indiana/Vincennes TransitionRule[Gap -05:00 to -04:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -05:00] WALL 02:00 false 8 -05:00 Transition[Gap at 2030-03-10T02:00-05:00 to -04:00]Transition[Gap at 2037-03-08T02:00-05:00 to -04:00]
// expect: America/Juneau TransitionRule[Gap -09:00 to -08:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -09:00] WALL 02:00 false 8 -09:00 Transition[Gap at 2030-03-10T02:00-09:00 to -08:00]Transition[Gap at 2037-03-08T02:00-09:00 to -08:00]
// expect: America/Los_Angeles TransitionRule[Gap -08:00 to -07:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -08:00] WALL 02:00 false 8 -08:00 Transition[Gap at 2030-03-10T02:00-08:00 to -07:00]Transition[Gap at 2037-03-08T02:00-08:00 to -07:00]
// expect: America/Nassau TransitionRule[Gap -05:00 to -04:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -05:00] WALL 02:00 false 8 -05:00 Transition[Gap at 2030-03-10T02:00-05:00 to -04:00]Transition[Gap at 2037-03-08T02:00-05:00 to -04:00]
// expect: America/North_Dakota/New_Salem TransitionRule[Gap -06:00 to -05:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -06:00] WALL 02:00 false 8 -06:00 Transition[Gap at 2030-03-10T02:00-06:00 to -05:00]Transition[Gap at 2037-03-08T02:00-06:00 to -05:00]
// expect: America/Port-au-Prince TransitionRule[Gap -05:00 to -04:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -05:00] WALL 02:00 false 8 -05:00 Transition[Gap at 2030-03-10T02:00-05:00 to -04:00]Transition[Gap at 2037-03-08T02:00-05:00 to -04:00]
// expect: America/Rankin_Inlet TransitionRule[Gap -06:00 to -05:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -06:00] WALL 02:00 false 8 -06:00 Transition[Gap at 2030-03-10T02:00-06:00 to -05:00]Transition[Gap at 2037-03-08T02:00-06:00 to -05:00]
// expect: Asia/Nicosia TransitionRule[Gap +02:00 to +03:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +02:00] UTC 01:00 false 25 +02:00 Transition[Gap at 2030-03-31T03:00+02:00 to +03:00]Transition[Gap at 2037-03-29T03:00+02:00 to +03:00]
// expect: Atlantic/Canary TransitionRule[Gap Z to +01:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset Z] UTC 01:00 false 25 Z Transition[Gap at 2030-03-31T01:00Z to +01:00]Transition[Gap at 2037-03-29T01:00Z to +01:00]
// expect: Australia/Canberra TransitionRule[Overlap +11:00 to +10:00, SUNDAY on or after APRIL 1 at 02:00 STANDARD, standard offset +10:00] STANDARD 02:00 false 1 +10:00 Transition[Overlap at 2030-04-07T03:00+11:00 to +10:00]Transition[Overlap at 2037-04-05T03:00+11:00 to +10:00]
// expect: Australia/Lord_Howe TransitionRule[Overlap +11:00 to +10:30, SUNDAY on or after APRIL 1 at 02:00 WALL, standard offset +10:30] WALL 02:00 false 1 +10:30 Transition[Overlap at 2030-04-07T02:00+11:00 to +10:30]Transition[Overlap at 2037-04-05T02:00+11:00 to +10:30]
// expect: Australia/Sydney TransitionRule[Overlap +11:00 to +10:00, SUNDAY on or after APRIL 1 at 02:00 STANDARD, standard offset +10:00] STANDARD 02:00 false 1 +10:00 Transition[Overlap at 2030-04-07T03:00+11:00 to +10:00]Transition[Overlap at 2037-04-05T03:00+11:00 to +10:00]
// expect: Canada/Newfoundland TransitionRule[Gap -03:30 to -02:30, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -03:30] WALL 02:00 false 8 -03:30 Transition[Gap at 2030-03-10T02:00-03:30 to -02:30]Transition[Gap at 2037-03-08T02:00-03:30 to -02:30]
// expect: EET TransitionRule[Gap +02:00 to +03:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +02:00] UTC 01:00 false 25 +02:00 Transition[Gap at 2030-03-31T03:00+02:00 to +03:00]Transition[Gap at 2037-03-29T03:00+02:00 to +03:00]
// expect: Europe/Athens TransitionRule[Gap +02:00 to +03:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +02:00] UTC 01:00 false 25 +02:00 Transition[Gap at 2030-03-31T03:00+02:00 to +03:00]Transition[Gap at 2037-03-29T03:00+02:00 to +03:00]
// expect: Europe/Budapest TransitionRule[Gap +01:00 to +02:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +01:00] UTC 01:00 false 25 +01:00 Transition[Gap at 2030-03-31T02:00+01:00 to +02:00]Transition[Gap at 2037-03-29T02:00+01:00 to +02:00]
// expect: Europe/Helsinki TransitionRule[Gap +02:00 to +03:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +02:00] UTC 01:00 false 25 +02:00 Transition[Gap at 2030-03-31T03:00+02:00 to +03:00]Transition[Gap at 2037-03-29T03:00+02:00 to +03:00]
// expect: Europe/Kyiv TransitionRule[Gap +02:00 to +03:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +02:00] UTC 01:00 false 25 +02:00 Transition[Gap at 2030-03-31T03:00+02:00 to +03:00]Transition[Gap at 2037-03-29T03:00+02:00 to +03:00]
// expect: Europe/Mariehamn TransitionRule[Gap +02:00 to +03:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +02:00] UTC 01:00 false 25 +02:00 Transition[Gap at 2030-03-31T03:00+02:00 to +03:00]Transition[Gap at 2037-03-29T03:00+02:00 to +03:00]
// expect: Europe/Podgorica TransitionRule[Gap +01:00 to +02:00, SUNDAY on or after MARCH 25 at 01:00 UTC, standard offset +01:00] UTC 01:00 false 25 +01:00 Transition[Gap at 2030-03-31T02:00+01:00 to +02:00]Transition[Gap at 2037-03-29T02:00+01:00 to +02:00]
// expect: Europe/Tiraspol TransitionRule[Gap +02:00 to +03:00, SUNDAY on or after MARCH 25 at 02:00 WALL, standard offset +02:00] WALL 02:00 false 25 +02:00 Transition[Gap at 2030-03-31T02:00+02:00 to +03:00]Transition[Gap at 2037-03-29T02:00+02:00 to +03:00]
// expect: Navajo TransitionRule[Gap -07:00 to -06:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -07:00] WALL 02:00 false 8 -07:00 Transition[Gap at 2030-03-10T02:00-07:00 to -06:00]Transition[Gap at 2037-03-08T02:00-07:00 to -06:00]
// expect: US/Central TransitionRule[Gap -06:00 to -05:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -06:00] WALL 02:00 false 8 -06:00 Transition[Gap at 2030-03-10T02:00-06:00 to -05:00]Transition[Gap at 2037-03-08T02:00-06:00 to -05:00]
// expect: US/Pacific TransitionRule[Gap -08:00 to -07:00, SUNDAY on or after MARCH 8 at 02:00 WALL, standard offset -08:00] WALL 02:00 false 8 -08:00 Transition[Gap at 2030-03-10T02:00-08:00 to -07:00]Transition[Gap at 2037-03-08T02:00-08:00 to -07:00]
// expect: 52 -2811316718155452222

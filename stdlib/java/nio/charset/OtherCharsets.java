// The charsets of the library besides StandardCharsets.
package java.nio.charset;

final class OtherCharsets {
  static final Charset[] ALL = {
      new Utf32("UTF-32", "UTF_32 UTF32", true, true),
      new Utf32("UTF-32BE", "UTF_32BE X-UTF-32BE", true, false),
      new Utf32("UTF-32LE", "UTF_32LE X-UTF-32LE", false, false),
      new TableCharset("ISO-8859-2",
          "iso8859_2 8859_2 iso-ir-101 ISO_8859-2 ISO_8859-2:1987 ISO8859-2 latin2 l2 ibm912 ibm-912 cp912 912 "
              + "csISOLatin2",
          "\u00a0Ą\u02d8Ł¤ĽŚ§\u00a8ŠŞŤŹ\u00adŽŻ°ą\u02dbł\u00b4ľśˇ\u00b8šşťź\u02ddžż"
          + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
          + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ\u02d9"),
      new TableCharset("ISO-8859-4",
          "iso8859_4 iso8859-4 8859_4 iso-ir-110 ISO_8859-4 ISO_8859-4:1988 latin4 l4 ibm914 ibm-914 cp914 914 "
              + "csISOLatin4",
          "\u00a0ĄĸŖ¤ĨĻ§\u00a8ŠĒĢŦ\u00adŽ\u00af°ą\u02dbŗ\u00b4ĩļˇ\u00b8šēģŧŊžŋ"
          + "ĀÁÂÃÄÅÆĮČÉĘËĖÍÎĪĐŅŌĶÔÕÖ×ØŲÚÛÜŨŪß"
          + "āáâãäåæįčéęëėíîīđņōķôõö÷øųúûüũū\u02d9"),
      new TableCharset("ISO-8859-5",
          "iso8859_5 8859_5 iso-ir-144 ISO_8859-5 ISO_8859-5:1988 ISO8859-5 cyrillic ibm915 ibm-915 cp915 915 "
              + "csISOLatinCyrillic",
          "\u00a0ЁЂЃЄЅІЇЈЉЊЋЌ\u00adЎЏАБВГДЕЖЗИЙКЛМНОП"
          + "РСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп"
          + "рстуфхцчшщъыьэюя№ёђѓєѕіїјљњћќ§ўџ"),
      new TableCharset("ISO-8859-7",
          "iso8859_7 8859_7 iso-ir-126 ISO_8859-7 ISO_8859-7:1987 ELOT_928 ECMA-118 greek greek8 "
              + "csISOLatinGreek sun_eu_greek ibm813 ibm-813 813 cp813 iso8859-7",
          "\u00a0‘’£€₯¦§\u00a8©ͺ«¬\u00ad\ufffd―°±²³\u0384\u0385Ά·ΈΉΊ»Ό½ΎΏ"
          + "ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\ufffdΣΤΥΦΧΨΩΪΫάέήί"
          + "ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\ufffd"),
      new TableCharset("ISO-8859-9",
          "iso8859_9 8859_9 iso-ir-148 ISO_8859-9 ISO_8859-9:1989 ISO8859-9 latin5 l5 ibm920 ibm-920 920 cp920 "
              + "csISOLatin5",
          "\u00a0¡¢£¤¥¦§\u00a8©ª«¬\u00ad®\u00af°±²³\u00b4µ¶·\u00b8¹º»¼½¾¿"
          + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß"
          + "àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"),
      new TableCharset("ISO-8859-13", "iso8859_13 8859_13 iso_8859-13 ISO8859-13",
          "\u00a0”¢£¤„¦§Ø©Ŗ«¬\u00ad®Æ°±²³“µ¶·ø¹ŗ»¼½¾æ"
          + "ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß"
          + "ąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž’"),
      new TableCharset("ISO-8859-15",
          "ISO_8859-15 Latin-9 csISO885915 8859_15 ISO-8859-15 IBM923 IBM-923 cp923 923 LATIN0 LATIN9 L9 "
              + "csISOlatin0 csISOlatin9 ISO8859_15_FDIS ISO8859-15 ISO8859_15",
          "\u00a0¡¢£€¥Š§š©ª«¬\u00ad®\u00af°±²³Žµ¶·ž¹º»ŒœŸ¿"
          + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
          + "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"),
      new TableCharset("KOI8-R", "koi8_r koi8 cskoi8r",
          "─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u00a0⌡°²·÷"
          + "═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©"
          + "юабцдефгхийклмнопярстужвьызшэщчъ"
          + "ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"),
      new TableCharset("windows-1250", "cp1250 cp5346",
          "€\ufffd‚\ufffd„…†‡\ufffd‰Š‹ŚŤŽŹ\ufffd‘’“”•–—\ufffd™š›śťžź"
          + "\u00a0ˇ\u02d8Ł¤Ą¦§\u00a8©Ş«¬\u00ad®Ż°±\u02dbł\u00b4µ¶·\u00b8ąş»Ľ\u02ddľż"
          + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
          + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ\u02d9"),
      new TableCharset("windows-1251", "cp1251 cp5347 ansi-1251",
          "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\ufffd™љ›њќћџ"
          + "\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї"
          + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
          + "абвгдежзийклмнопрстуфхцчшщъыьэюя"),
      new TableCharset("windows-1252", "cp1252 cp5348 ibm-1252 ibm1252",
          "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—\u02dc™š›œ\ufffdžŸ"
          + "\u00a0¡¢£¤¥¦§\u00a8©ª«¬\u00ad®\u00af°±²³\u00b4µ¶·\u00b8¹º»¼½¾¿"
          + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
          + "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"),
      new TableCharset("windows-1253", "cp1253 cp5349",
          "€\ufffd‚ƒ„…†‡\ufffd‰\ufffd‹\ufffd\ufffd\ufffd\ufffd\ufffd‘’“”•–—\ufffd™\ufffd›\ufffd\ufffd\ufffd\ufffd"
          + "\u00a0\u0385Ά£¤¥¦§\u00a8©\ufffd«¬\u00ad®―°±²³\u0384µ¶·ΈΉΊ»Ό½ΎΏ"
          + "ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\ufffdΣΤΥΦΧΨΩΪΫάέήί"
          + "ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\ufffd"),
      new TableCharset("windows-1254", "cp1254 cp5350",
          "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffd\ufffd\ufffd\ufffd‘’“”•–—\u02dc™š›œ\ufffd\ufffdŸ"
          + "\u00a0¡¢£¤¥¦§\u00a8©ª«¬\u00ad®\u00af°±²³\u00b4µ¶·\u00b8¹º»¼½¾¿"
          + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß"
          + "àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"),
      new TableCharset("windows-1257", "cp1257 cp5353",
          "€\ufffd‚\ufffd„…†‡\ufffd‰\ufffd‹\ufffd\u00a8ˇ\u00b8\ufffd‘’“”•–—\ufffd™\ufffd›\ufffd\u00af\u02db\ufffd"
          + "\u00a0\ufffd¢£¤\ufffd¦§Ø©Ŗ«¬\u00ad®Æ°±²³\u00b4µ¶·ø¹ŗ»¼½¾æ"
          + "ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß"
          + "ąįāćäåęēčéźėģķīļšńņóōõö÷ųłśūüżž\u02d9"),
      new TableCharset("IBM437", "cp437 ibm437 ibm-437 437 cspc8codepage437 windows-437",
          "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ"
          + "áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
          + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
          + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0"),
      new TableCharset("IBM850", "cp850 ibm-850 ibm850 850 cspc850multilingual",
          "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ"
          + "áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐"
          + "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀"
          + "ÓßÔÒõÕµþÞÚÛÙýÝ\u00af\u00b4\u00ad±‗¾¶§÷\u00b8°\u00a8·¹³²■\u00a0"),
  };

  private OtherCharsets() {}
}

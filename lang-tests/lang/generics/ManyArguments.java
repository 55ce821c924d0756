// Calls with more arguments than most, and types that are deeper than most.
import java.util.*;

public class ManyArguments {
  public static void main(String[] args) {
    Map<String, Integer> map = Map.ofEntries(
        Map.entry("0", 0), Map.entry("1", 1), Map.entry("2", 2), Map.entry("3", 3), Map.entry("4", 4),
        Map.entry("5", 5), Map.entry("6", 6), Map.entry("7", 7), Map.entry("8", 8), Map.entry("9", 9),
        Map.entry("10", 10), Map.entry("11", 11), Map.entry("12", 12), Map.entry("13", 13), Map.entry("14", 14),
        Map.entry("15", 15), Map.entry("16", 16), Map.entry("17", 17), Map.entry("18", 18), Map.entry("19", 19),
        Map.entry("20", 20), Map.entry("21", 21), Map.entry("22", 22), Map.entry("23", 23), Map.entry("24", 24),
        Map.entry("25", 25), Map.entry("26", 26), Map.entry("27", 27), Map.entry("28", 28), Map.entry("29", 29),
        Map.entry("30", 30), Map.entry("31", 31), Map.entry("32", 32), Map.entry("33", 33), Map.entry("34", 34),
        Map.entry("35", 35), Map.entry("36", 36), Map.entry("37", 37), Map.entry("38", 38), Map.entry("39", 39),
        Map.entry("40", 40), Map.entry("41", 41), Map.entry("42", 42), Map.entry("43", 43), Map.entry("44", 44),
        Map.entry("45", 45), Map.entry("46", 46), Map.entry("47", 47), Map.entry("48", 48), Map.entry("49", 49),
        Map.entry("50", 50), Map.entry("51", 51), Map.entry("52", 52), Map.entry("53", 53), Map.entry("54", 54),
        Map.entry("55", 55), Map.entry("56", 56), Map.entry("57", 57), Map.entry("58", 58), Map.entry("59", 59),
        Map.entry("60", 60), Map.entry("61", 61), Map.entry("62", 62), Map.entry("63", 63), Map.entry("64", 64),
        Map.entry("65", 65), Map.entry("66", 66), Map.entry("67", 67), Map.entry("68", 68), Map.entry("69", 69),
        Map.entry("70", 70), Map.entry("71", 71), Map.entry("72", 72), Map.entry("73", 73), Map.entry("74", 74),
        Map.entry("75", 75), Map.entry("76", 76), Map.entry("77", 77), Map.entry("78", 78), Map.entry("79", 79),
        Map.entry("80", 80), Map.entry("81", 81), Map.entry("82", 82), Map.entry("83", 83), Map.entry("84", 84),
        Map.entry("85", 85), Map.entry("86", 86), Map.entry("87", 87), Map.entry("88", 88), Map.entry("89", 89),
        Map.entry("90", 90), Map.entry("91", 91), Map.entry("92", 92), Map.entry("93", 93), Map.entry("94", 94),
        Map.entry("95", 95), Map.entry("96", 96), Map.entry("97", 97), Map.entry("98", 98), Map.entry("99", 99),
        Map.entry("100", 100), Map.entry("101", 101), Map.entry("102", 102), Map.entry("103", 103), Map.entry("104", 104),
        Map.entry("105", 105), Map.entry("106", 106), Map.entry("107", 107), Map.entry("108", 108), Map.entry("109", 109),
        Map.entry("110", 110), Map.entry("111", 111), Map.entry("112", 112), Map.entry("113", 113), Map.entry("114", 114),
        Map.entry("115", 115), Map.entry("116", 116), Map.entry("117", 117), Map.entry("118", 118), Map.entry("119", 119),
        Map.entry("120", 120), Map.entry("121", 121), Map.entry("122", 122), Map.entry("123", 123), Map.entry("124", 124),
        Map.entry("125", 125), Map.entry("126", 126), Map.entry("127", 127), Map.entry("128", 128), Map.entry("129", 129),
        Map.entry("130", 130), Map.entry("131", 131), Map.entry("132", 132), Map.entry("133", 133), Map.entry("134", 134),
        Map.entry("135", 135), Map.entry("136", 136), Map.entry("137", 137), Map.entry("138", 138), Map.entry("139", 139),
        Map.entry("140", 140), Map.entry("141", 141), Map.entry("142", 142), Map.entry("143", 143), Map.entry("144", 144),
        Map.entry("145", 145), Map.entry("146", 146), Map.entry("147", 147), Map.entry("148", 148), Map.entry("149", 149),
        Map.entry("150", 150), Map.entry("151", 151), Map.entry("152", 152), Map.entry("153", 153), Map.entry("154", 154),
        Map.entry("155", 155), Map.entry("156", 156), Map.entry("157", 157), Map.entry("158", 158), Map.entry("159", 159),
        Map.entry("160", 160), Map.entry("161", 161), Map.entry("162", 162), Map.entry("163", 163), Map.entry("164", 164),
        Map.entry("165", 165), Map.entry("166", 166), Map.entry("167", 167), Map.entry("168", 168), Map.entry("169", 169),
        Map.entry("170", 170), Map.entry("171", 171), Map.entry("172", 172), Map.entry("173", 173), Map.entry("174", 174),
        Map.entry("175", 175), Map.entry("176", 176), Map.entry("177", 177), Map.entry("178", 178), Map.entry("179", 179),
        Map.entry("180", 180), Map.entry("181", 181), Map.entry("182", 182), Map.entry("183", 183), Map.entry("184", 184),
        Map.entry("185", 185), Map.entry("186", 186), Map.entry("187", 187), Map.entry("188", 188), Map.entry("189", 189),
        Map.entry("190", 190), Map.entry("191", 191), Map.entry("192", 192), Map.entry("193", 193), Map.entry("194", 194),
        Map.entry("195", 195), Map.entry("196", 196), Map.entry("197", 197), Map.entry("198", 198), Map.entry("199", 199),
        Map.entry("200", 200), Map.entry("201", 201), Map.entry("202", 202), Map.entry("203", 203), Map.entry("204", 204),
        Map.entry("205", 205), Map.entry("206", 206), Map.entry("207", 207), Map.entry("208", 208), Map.entry("209", 209),
        Map.entry("210", 210), Map.entry("211", 211), Map.entry("212", 212), Map.entry("213", 213), Map.entry("214", 214),
        Map.entry("215", 215), Map.entry("216", 216), Map.entry("217", 217), Map.entry("218", 218), Map.entry("219", 219),
        Map.entry("220", 220), Map.entry("221", 221), Map.entry("222", 222), Map.entry("223", 223), Map.entry("224", 224),
        Map.entry("225", 225), Map.entry("226", 226), Map.entry("227", 227), Map.entry("228", 228), Map.entry("229", 229));
    System.out.println(map.size() + " " + map.get("229"));
    List<Object> list = Arrays.asList(
        0, "0", 1, "1", 2, "2", 3, "3", 4, "4", 5, "5", 6, "6", 7, "7",
        8, "8", 9, "9", 10, "10", 11, "11", 12, "12", 13, "13", 14, "14", 15, "15",
        16, "16", 17, "17", 18, "18", 19, "19", 20, "20", 21, "21", 22, "22", 23, "23",
        24, "24", 25, "25", 26, "26", 27, "27", 28, "28", 29, "29", 30, "30", 31, "31",
        32, "32", 33, "33", 34, "34", 35, "35", 36, "36", 37, "37", 38, "38", 39, "39",
        40, "40", 41, "41", 42, "42", 43, "43", 44, "44", 45, "45", 46, "46", 47, "47",
        48, "48", 49, "49", 50, "50", 51, "51", 52, "52", 53, "53", 54, "54", 55, "55",
        56, "56", 57, "57", 58, "58", 59, "59", 60, "60", 61, "61", 62, "62", 63, "63",
        64, "64", 65, "65", 66, "66", 67, "67", 68, "68", 69, "69", 70, "70", 71, "71",
        72, "72", 73, "73", 74, "74", 75, "75", 76, "76", 77, "77", 78, "78", 79, "79",
        80, "80", 81, "81", 82, "82", 83, "83", 84, "84", 85, "85", 86, "86", 87, "87",
        88, "88", 89, "89", 90, "90", 91, "91", 92, "92", 93, "93", 94, "94", 95, "95",
        96, "96", 97, "97", 98, "98", 99, "99", 100, "100", 101, "101", 102, "102", 103, "103",
        104, "104", 105, "105", 106, "106", 107, "107", 108, "108", 109, "109", 110, "110", 111, "111",
        112, "112", 113, "113", 114, "114", 115, "115", 116, "116", 117, "117", 118, "118", 119, "119",
        120, "120", 121, "121", 122, "122", 123, "123", 124, "124", 125, "125", 126, "126", 127, "127",
        128, "128", 129, "129");
    System.out.println(list.size());
    List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<
        List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<
        List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<
        List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<
        List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<
        List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<List<String>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> deep = new ArrayList<>();
    System.out.println(deep.size());
  }
}
// expect: 230 229
// expect: 260
// expect: 0

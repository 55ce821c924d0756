import java.util.*;
// The currencies of ISO 4217, and those of countries.
public class Currencies { public static void main(String[] a) {
  List<Currency> all = new ArrayList<>(Currency.getAvailableCurrencies()); all.sort(Comparator.comparing(Currency::getCurrencyCode));
  for (Currency c : all) System.out.println(c + " " + c.getNumericCode() + " " + c.getDefaultFractionDigits() + " " + c.getDisplayName(Locale.ENGLISH) + " " + c.getNumericCodeAsString());
  for (String r : Locale.getISOCountries()) { Currency c = Currency.getInstance(new Locale("", r)); System.out.print(r + "=" + c + " "); }
  for (String s : new String[] {"xx", "EURO", "eur", "ABC"}) try { System.out.println(Currency.getInstance(s)); } catch (Exception e) { System.out.println(e); }
  for (Locale s : new Locale[] {Locale.ENGLISH, new Locale("en", "XX"), new Locale("en", "UK"), new Locale("en","001"), Locale.ROOT}) try { System.out.println(Currency.getInstance(s)); } catch (Exception e) { System.out.println(e); }
  System.out.println(Currency.getInstance("EUR").getSymbol() + Currency.getInstance("USD").getSymbol(Locale.CANADA) + Currency.getInstance("EUR").getDisplayName());
}}
// expect: ADP 20 0 Andorran Peseta 020
// expect: AED 784 2 United Arab Emirates Dirham 784
// expect: AFA 4 2 Afghan Afghani (1927–2002) 004
// expect: AFN 971 2 Afghan Afghani 971
// expect: ALL 8 2 Albanian Lek 008
// expect: AMD 51 2 Armenian Dram 051
// expect: ANG 532 2 Netherlands Antillean Guilder 532
// expect: AOA 973 2 Angolan Kwanza 973
// expect: ARS 32 2 Argentine Peso 032
// expect: ATS 40 2 Austrian Schilling 040
// expect: AUD 36 2 Australian Dollar 036
// expect: AWG 533 2 Aruban Florin 533
// expect: AYM 945 2 AYM 945
// expect: AZM 31 2 Azerbaijani Manat (1993–2006) 031
// expect: AZN 944 2 Azerbaijani Manat 944
// expect: BAM 977 2 Bosnia-Herzegovina Convertible Mark 977
// expect: BBD 52 2 Barbadian Dollar 052
// expect: BDT 50 2 Bangladeshi Taka 050
// expect: BEF 56 0 Belgian Franc 056
// expect: BGL 100 2 Bulgarian Hard Lev 100
// expect: BGN 975 2 Bulgarian Lev 975
// expect: BHD 48 3 Bahraini Dinar 048
// expect: BIF 108 0 Burundian Franc 108
// expect: BMD 60 2 Bermudan Dollar 060
// expect: BND 96 2 Brunei Dollar 096
// expect: BOB 68 2 Bolivian Boliviano 068
// expect: BOV 984 2 Bolivian Mvdol 984
// expect: BRL 986 2 Brazilian Real 986
// expect: BSD 44 2 Bahamian Dollar 044
// expect: BTN 64 2 Bhutanese Ngultrum 064
// expect: BWP 72 2 Botswanan Pula 072
// expect: BYB 112 0 Belarusian Ruble (1994–1999) 112
// expect: BYN 933 2 Belarusian Ruble 933
// expect: BYR 974 0 Belarusian Ruble (2000–2016) 974
// expect: BZD 84 2 Belize Dollar 084
// expect: CAD 124 2 Canadian Dollar 124
// expect: CDF 976 2 Congolese Franc 976
// expect: CHE 947 2 WIR Euro 947
// expect: CHF 756 2 Swiss Franc 756
// expect: CHW 948 2 WIR Franc 948
// expect: CLF 990 4 Chilean Unit of Account (UF) 990
// expect: CLP 152 0 Chilean Peso 152
// expect: CNY 156 2 Chinese Yuan 156
// expect: COP 170 2 Colombian Peso 170
// expect: COU 970 2 Colombian Real Value Unit 970
// expect: CRC 188 2 Costa Rican Colón 188
// expect: CSD 891 2 Serbian Dinar (2002–2006) 891
// expect: CUC 931 2 Cuban Convertible Peso 931
// expect: CUP 192 2 Cuban Peso 192
// expect: CVE 132 2 Cape Verdean Escudo 132
// expect: CYP 196 2 Cypriot Pound 196
// expect: CZK 203 2 Czech Koruna 203
// expect: DEM 276 2 German Mark 276
// expect: DJF 262 0 Djiboutian Franc 262
// expect: DKK 208 2 Danish Krone 208
// expect: DOP 214 2 Dominican Peso 214
// expect: DZD 12 2 Algerian Dinar 012
// expect: EEK 233 2 Estonian Kroon 233
// expect: EGP 818 2 Egyptian Pound 818
// expect: ERN 232 2 Eritrean Nakfa 232
// expect: ESP 724 0 Spanish Peseta 724
// expect: ETB 230 2 Ethiopian Birr 230
// expect: EUR 978 2 Euro 978
// expect: FIM 246 2 Finnish Markka 246
// expect: FJD 242 2 Fijian Dollar 242
// expect: FKP 238 2 Falkland Islands Pound 238
// expect: FRF 250 2 French Franc 250
// expect: GBP 826 2 British Pound 826
// expect: GEL 981 2 Georgian Lari 981
// expect: GHC 288 2 Ghanaian Cedi (1979–2007) 288
// expect: GHS 936 2 Ghanaian Cedi 936
// expect: GIP 292 2 Gibraltar Pound 292
// expect: GMD 270 2 Gambian Dalasi 270
// expect: GNF 324 0 Guinean Franc 324
// expect: GRD 300 0 Greek Drachma 300
// expect: GTQ 320 2 Guatemalan Quetzal 320
// expect: GWP 624 2 Guinea-Bissau Peso 624
// expect: GYD 328 2 Guyanaese Dollar 328
// expect: HKD 344 2 Hong Kong Dollar 344
// expect: HNL 340 2 Honduran Lempira 340
// expect: HRK 191 2 Croatian Kuna 191
// expect: HTG 332 2 Haitian Gourde 332
// expect: HUF 348 2 Hungarian Forint 348
// expect: IDR 360 2 Indonesian Rupiah 360
// expect: IEP 372 2 Irish Pound 372
// expect: ILS 376 2 Israeli New Shekel 376
// expect: INR 356 2 Indian Rupee 356
// expect: IQD 368 3 Iraqi Dinar 368
// expect: IRR 364 2 Iranian Rial 364
// expect: ISK 352 0 Icelandic Króna 352
// expect: ITL 380 0 Italian Lira 380
// expect: JMD 388 2 Jamaican Dollar 388
// expect: JOD 400 3 Jordanian Dinar 400
// expect: JPY 392 0 Japanese Yen 392
// expect: KES 404 2 Kenyan Shilling 404
// expect: KGS 417 2 Kyrgystani Som 417
// expect: KHR 116 2 Cambodian Riel 116
// expect: KMF 174 0 Comorian Franc 174
// expect: KPW 408 2 North Korean Won 408
// expect: KRW 410 0 South Korean Won 410
// expect: KWD 414 3 Kuwaiti Dinar 414
// expect: KYD 136 2 Cayman Islands Dollar 136
// expect: KZT 398 2 Kazakhstani Tenge 398
// expect: LAK 418 2 Laotian Kip 418
// expect: LBP 422 2 Lebanese Pound 422
// expect: LKR 144 2 Sri Lankan Rupee 144
// expect: LRD 430 2 Liberian Dollar 430
// expect: LSL 426 2 Lesotho Loti 426
// expect: LTL 440 2 Lithuanian Litas 440
// expect: LUF 442 0 Luxembourgian Franc 442
// expect: LVL 428 2 Latvian Lats 428
// expect: LYD 434 3 Libyan Dinar 434
// expect: MAD 504 2 Moroccan Dirham 504
// expect: MDL 498 2 Moldovan Leu 498
// expect: MGA 969 2 Malagasy Ariary 969
// expect: MGF 450 0 Malagasy Franc 450
// expect: MKD 807 2 Macedonian Denar 807
// expect: MMK 104 2 Myanmar Kyat 104
// expect: MNT 496 2 Mongolian Tugrik 496
// expect: MOP 446 2 Macanese Pataca 446
// expect: MRO 478 2 Mauritanian Ouguiya (1973–2017) 478
// expect: MRU 929 2 Mauritanian Ouguiya 929
// expect: MTL 470 2 Maltese Lira 470
// expect: MUR 480 2 Mauritian Rupee 480
// expect: MVR 462 2 Maldivian Rufiyaa 462
// expect: MWK 454 2 Malawian Kwacha 454
// expect: MXN 484 2 Mexican Peso 484
// expect: MXV 979 2 Mexican Investment Unit 979
// expect: MYR 458 2 Malaysian Ringgit 458
// expect: MZM 508 2 Mozambican Metical (1980–2006) 508
// expect: MZN 943 2 Mozambican Metical 943
// expect: NAD 516 2 Namibian Dollar 516
// expect: NGN 566 2 Nigerian Naira 566
// expect: NIO 558 2 Nicaraguan Córdoba 558
// expect: NLG 528 2 Dutch Guilder 528
// expect: NOK 578 2 Norwegian Krone 578
// expect: NPR 524 2 Nepalese Rupee 524
// expect: NZD 554 2 New Zealand Dollar 554
// expect: OMR 512 3 Omani Rial 512
// expect: PAB 590 2 Panamanian Balboa 590
// expect: PEN 604 2 Peruvian Sol 604
// expect: PGK 598 2 Papua New Guinean Kina 598
// expect: PHP 608 2 Philippine Piso 608
// expect: PKR 586 2 Pakistani Rupee 586
// expect: PLN 985 2 Polish Zloty 985
// expect: PTE 620 0 Portuguese Escudo 620
// expect: PYG 600 0 Paraguayan Guarani 600
// expect: QAR 634 2 Qatari Rial 634
// expect: ROL 642 0 Romanian Leu (1952–2006) 642
// expect: RON 946 2 Romanian Leu 946
// expect: RSD 941 2 Serbian Dinar 941
// expect: RUB 643 2 Russian Ruble 643
// expect: RUR 810 2 Russian Ruble (1991–1998) 810
// expect: RWF 646 0 Rwandan Franc 646
// expect: SAR 682 2 Saudi Riyal 682
// expect: SBD 90 2 Solomon Islands Dollar 090
// expect: SCR 690 2 Seychellois Rupee 690
// expect: SDD 736 2 Sudanese Dinar (1992–2007) 736
// expect: SDG 938 2 Sudanese Pound 938
// expect: SEK 752 2 Swedish Krona 752
// expect: SGD 702 2 Singapore Dollar 702
// expect: SHP 654 2 St. Helena Pound 654
// expect: SIT 705 2 Slovenian Tolar 705
// expect: SKK 703 2 Slovak Koruna 703
// expect: SLE 925 2 Sierra Leonean Leone 925
// expect: SLL 694 2 Sierra Leonean Leone 694
// expect: SOS 706 2 Somali Shilling 706
// expect: SRD 968 2 Surinamese Dollar 968
// expect: SRG 740 2 Surinamese Guilder 740
// expect: SSP 728 2 South Sudanese Pound 728
// expect: STD 678 2 São Tomé & Príncipe Dobra (1977–2017) 678
// expect: STN 930 2 São Tomé & Príncipe Dobra 930
// expect: SVC 222 2 Salvadoran Colón 222
// expect: SYP 760 2 Syrian Pound 760
// expect: SZL 748 2 Swazi Lilangeni 748
// expect: THB 764 2 Thai Baht 764
// expect: TJS 972 2 Tajikistani Somoni 972
// expect: TMM 795 2 Turkmenistani Manat (1993–2009) 795
// expect: TMT 934 2 Turkmenistani Manat 934
// expect: TND 788 3 Tunisian Dinar 788
// expect: TOP 776 2 Tongan Paʻanga 776
// expect: TPE 626 0 Timorese Escudo 626
// expect: TRL 792 0 Turkish Lira (1922–2005) 792
// expect: TRY 949 2 Turkish Lira 949
// expect: TTD 780 2 Trinidad & Tobago Dollar 780
// expect: TWD 901 2 New Taiwan Dollar 901
// expect: TZS 834 2 Tanzanian Shilling 834
// expect: UAH 980 2 Ukrainian Hryvnia 980
// expect: UGX 800 0 Ugandan Shilling 800
// expect: USD 840 2 US Dollar 840
// expect: USN 997 2 US Dollar (Next day) 997
// expect: USS 998 2 US Dollar (Same day) 998
// expect: UYI 940 0 Uruguayan Peso (Indexed Units) 940
// expect: UYU 858 2 Uruguayan Peso 858
// expect: UZS 860 2 Uzbekistani Som 860
// expect: VEB 862 2 Venezuelan Bolívar (1871–2008) 862
// expect: VED 926 2 Venezuelan Bolívar Soberano 926
// expect: VEF 937 2 Venezuelan Bolívar (2008–2018) 937
// expect: VES 928 2 Venezuelan Bolívar 928
// expect: VND 704 0 Vietnamese Dong 704
// expect: VUV 548 0 Vanuatu Vatu 548
// expect: WST 882 2 Samoan Tala 882
// expect: XAF 950 0 Central African CFA Franc 950
// expect: XAG 961 -1 Silver 961
// expect: XAU 959 -1 Gold 959
// expect: XBA 955 -1 European Composite Unit 955
// expect: XBB 956 -1 European Monetary Unit 956
// expect: XBC 957 -1 European Unit of Account (XBC) 957
// expect: XBD 958 -1 European Unit of Account (XBD) 958
// expect: XCD 951 2 East Caribbean Dollar 951
// expect: XCG 532 2 Caribbean Guilder 532
// expect: XDR 960 -1 Special Drawing Rights 960
// expect: XFO 0 -1 French Gold Franc 000
// expect: XFU 0 -1 French UIC-Franc 000
// expect: XOF 952 0 West African CFA Franc 952
// expect: XPD 964 -1 Palladium 964
// expect: XPF 953 0 CFP Franc 953
// expect: XPT 962 -1 Platinum 962
// expect: XSU 994 -1 Sucre 994
// expect: XTS 963 -1 Testing Currency Code 963
// expect: XUA 965 -1 ADB Unit of Account 965
// expect: XXX 999 -1 Unknown Currency 999
// expect: YER 886 2 Yemeni Rial 886
// expect: YUM 891 2 Yugoslavian New Dinar (1994–2002) 891
// expect: ZAR 710 2 South African Rand 710
// expect: ZMK 894 2 Zambian Kwacha (1968–2012) 894
// expect: ZMW 967 2 Zambian Kwacha 967
// expect: ZWD 716 2 Zimbabwean Dollar (1980–2008) 716
// expect: ZWG 924 2 Zimbabwe Gold 924
// expect: ZWL 932 2 Zimbabwean Dollar (2009) 932
// expect: ZWN 942 2 ZWN 942
// expect: ZWR 935 2 Zimbabwean Dollar (2008) 935
// expect: AD=EUR AE=AED AF=AFN AG=XCD AI=XCD AL=ALL AM=AMD AO=AOA AQ=null AR=ARS AS=USD AT=EUR AU=AUD AW=AWG AX=EUR AZ=AZN BA=BAM BB=BBD BD=BDT BE=EUR BF=XOF BG=BGN BH=BHD BI=BIF BJ=XOF BL=EUR BM=BMD BN=BND BO=BOB BQ=USD BR=BRL BS=BSD BT=BTN BV=NOK BW=BWP BY=BYN BZ=BZD CA=CAD CC=AUD CD=CDF CF=XAF CG=XAF CH=CHF CI=XOF CK=NZD CL=CLP CM=XAF CN=CNY CO=COP CR=CRC CU=CUP CV=CVE CW=XCG CX=AUD CY=EUR CZ=CZK DE=EUR DJ=DJF DK=DKK DM=XCD DO=DOP DZ=DZD EC=USD EE=EUR EG=EGP EH=MAD ER=ERN ES=EUR ET=ETB FI=EUR FJ=FJD FK=FKP FM=USD FO=DKK FR=EUR GA=XAF GB=GBP GD=XCD GE=GEL GF=EUR GG=GBP GH=GHS GI=GIP GL=DKK GM=GMD GN=GNF GP=EUR GQ=XAF GR=EUR GS=GBP GT=GTQ GU=USD GW=XOF GY=GYD HK=HKD HM=AUD HN=HNL HR=EUR HT=HTG HU=HUF ID=IDR IE=EUR IL=ILS IM=GBP IN=INR IO=USD IQ=IQD IR=IRR IS=ISK IT=EUR JE=GBP JM=JMD JO=JOD JP=JPY KE=KES KG=KGS KH=KHR KI=AUD KM=KMF KN=XCD KP=KPW KR=KRW KW=KWD KY=KYD KZ=KZT LA=LAK LB=LBP LC=XCD LI=CHF LK=LKR LR=LRD LS=LSL LT=EUR LU=EUR LV=EUR LY=LYD MA=MAD MC=EUR MD=MDL ME=EUR MF=EUR MG=MGA MH=USD MK=MKD ML=XOF MM=MMK MN=MNT MO=MOP MP=USD MQ=EUR MR=MRU MS=XCD MT=EUR MU=MUR MV=MVR MW=MWK MX=MXN MY=MYR MZ=MZN NA=NAD NC=XPF NE=XOF NF=AUD NG=NGN NI=NIO NL=EUR NO=NOK NP=NPR NR=AUD NU=NZD NZ=NZD OM=OMR PA=PAB PE=PEN PF=XPF PG=PGK PH=PHP PK=PKR PL=PLN PM=EUR PN=NZD PR=USD PS=ILS PT=EUR PW=USD PY=PYG QA=QAR RE=EUR RO=RON RS=RSD RU=RUB RW=RWF SA=SAR SB=SBD SC=SCR SD=SDG SE=SEK SG=SGD SH=SHP SI=EUR SJ=NOK SK=EUR SL=SLE SM=EUR SN=XOF SO=SOS SR=SRD SS=SSP ST=STN SV=SVC SX=XCG SY=SYP SZ=SZL TC=USD TD=XAF TF=EUR TG=XOF TH=THB TJ=TJS TK=NZD TL=USD TM=TMT TN=TND TO=TOP TR=TRY TT=TTD TV=AUD TW=TWD TZ=TZS UA=UAH UG=UGX UM=USD US=USD UY=UYU UZ=UZS VA=EUR VC=XCD VE=VES VG=USD VI=USD VN=VND VU=VUV WF=XPF WS=WST YE=YER YT=EUR ZA=ZAR ZM=ZMW ZW=ZWG java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: java.lang.IllegalArgumentException
// expect: €US$Euro

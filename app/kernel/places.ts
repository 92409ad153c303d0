/**
 * Countries and their states by the codes that orders, shipping rates and tax rules store: the one list of the
 * forms, the orders and the Studio (ruling C41).
 */
export type Place = { readonly code: string; readonly name: string };

/** Samples travel within the United States alone (S2 §9, ruling B01). */
export const homeCountry = "US";

/** The United States first, the others by name. */
export const countries: readonly Place[] = placesOf(
  `US United States, AF Afghanistan, AL Albania, DZ Algeria, AD Andorra, AO Angola, AG Antigua & Barbuda,
    AR Argentina, AM Armenia, AU Australia, AT Austria, AZ Azerbaijan, BS Bahamas, BH Bahrain, BD Bangladesh,
    BB Barbados, BY Belarus, BE Belgium, BZ Belize, BJ Benin, BT Bhutan, BO Bolivia, BA Bosnia & Herzegovina,
    BW Botswana, BR Brazil, BN Brunei, BG Bulgaria, BF Burkina Faso, BI Burundi, KH Cambodia, CM Cameroon,
    CA Canada, CV Cape Verde, CF Central African Republic, TD Chad, CL Chile, CN China, CO Colombia,
    KM Comoros, CG Congo - Brazzaville, CD Congo - Kinshasa, CR Costa Rica, CI Côte d’Ivoire, HR Croatia,
    CU Cuba, CY Cyprus, CZ Czechia, DK Denmark, DJ Djibouti, DM Dominica, DO Dominican Republic, EC Ecuador,
    EG Egypt, SV El Salvador, GQ Equatorial Guinea, ER Eritrea, EE Estonia, SZ Eswatini, ET Ethiopia, FJ Fiji,
    FI Finland, FR France, GA Gabon, GM Gambia, GE Georgia, DE Germany, GH Ghana, GR Greece, GD Grenada,
    GT Guatemala, GN Guinea, GW Guinea-Bissau, GY Guyana, HT Haiti, HN Honduras, HU Hungary, IS Iceland,
    IN India, ID Indonesia, IR Iran, IQ Iraq, IE Ireland, IL Israel, IT Italy, JM Jamaica, JP Japan, JO Jordan,
    KZ Kazakhstan, KE Kenya, KI Kiribati, KW Kuwait, KG Kyrgyzstan, LA Laos, LV Latvia, LB Lebanon, LS Lesotho,
    LR Liberia, LY Libya, LI Liechtenstein, LT Lithuania, LU Luxembourg, MG Madagascar, MW Malawi, MY Malaysia,
    MV Maldives, ML Mali, MT Malta, MH Marshall Islands, MR Mauritania, MU Mauritius, MX Mexico, FM Micronesia,
    MD Moldova, MC Monaco, MN Mongolia, ME Montenegro, MA Morocco, MZ Mozambique, MM Myanmar (Burma),
    NA Namibia, NR Nauru, NP Nepal, NL Netherlands, NZ New Zealand, NI Nicaragua, NE Niger, NG Nigeria,
    KP North Korea, MK North Macedonia, NO Norway, OM Oman, PK Pakistan, PW Palau, PS Palestinian Territories,
    PA Panama, PG Papua New Guinea, PY Paraguay, PE Peru, PH Philippines, PL Poland, PT Portugal, QA Qatar,
    RO Romania, RU Russia, RW Rwanda, WS Samoa, SM San Marino, ST São Tomé & Príncipe, SA Saudi Arabia,
    SN Senegal, RS Serbia, SC Seychelles, SL Sierra Leone, SG Singapore, SK Slovakia, SI Slovenia,
    SB Solomon Islands, SO Somalia, ZA South Africa, KR South Korea, SS South Sudan, ES Spain, LK Sri Lanka,
    KN St. Kitts & Nevis, LC St. Lucia, VC St. Vincent & Grenadines, SD Sudan, SR Suriname, SE Sweden,
    CH Switzerland, SY Syria, TW Taiwan, TJ Tajikistan, TZ Tanzania, TH Thailand, TL Timor-Leste, TG Togo,
    TO Tonga, TT Trinidad & Tobago, TN Tunisia, TR Türkiye, TM Turkmenistan, TV Tuvalu, UG Uganda, UA Ukraine,
    AE United Arab Emirates, GB United Kingdom, UY Uruguay, UZ Uzbekistan, VU Vanuatu, VA Vatican City,
    VE Venezuela, VN Vietnam, YE Yemen, ZM Zambia, ZW Zimbabwe`,
);

/** It inherits nothing: a visitor may call a country `constructor`. */
export const statesByCountry: Readonly<Record<string, readonly Place[]>> = Object.assign(
  Object.create(null),
  {
    US: placesOf(
      `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
     DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa,
     KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota,
     MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey,
     NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon,
     PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah,
     VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming,
     AS American Samoa, GU Guam, MP Northern Mariana Islands, PR Puerto Rico, VI U.S. Virgin Islands`,
    ),
  },
);

/** The name of a country; a code that is on no list stands for itself. */
export function countryName(code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code;
}

function placesOf(list: string): readonly Place[] {
  return list.split(",").map((entry) => {
    const [code = "", ...name] = entry.trim().split(/\s+/);
    return { code, name: name.join(" ") };
  });
}

/**
 * Countries and their states, by the codes that orders, shipping rates and tax rules store. Forms, orders and the
 * Studio share this list (FORM-004).
 */
export type Region = { readonly code: string; readonly name: string };

/** Samples are shipped only within the United States (CHK-006). */
export const homeCountry = "US";

/** The countries by their codes: the United States first, the others by their English names. */
const countryCodes = `
  US AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV
  CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE
  GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KW KG LA LV LB LS LR LY LI
  LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG KP MK NO OM PK
  PW PS PA PG PY PE PH PL PT QA RO RU RW WS SM ST SA SN RS SC SL SG SK SI SB SO ZA KR SS ES LK KN LC
  VC SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB UY UZ VU VA VE VN YE ZM ZW
`
  .trim()
  .split(/\s+/);

const englishNames = new Intl.DisplayNames("en", { type: "region" });

export const countries: readonly Region[] = countryCodes.map((code) => ({
  code,
  name: englishNames.of(code) ?? code,
}));

/** Without a prototype, because a visitor may send the country code `constructor`. */
export const statesByCountry: Readonly<Record<string, readonly Region[]>> = Object.assign(
  Object.create(null),
  {
    US: parseRegions(
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

/** Returns the English name of a country; an unknown code is returned as it is. */
export function getCountryName(code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code;
}

function parseRegions(list: string): readonly Region[] {
  return list.split(",").map((entry) => {
    const [code = "", ...name] = entry.trim().split(/\s+/);
    return { code, name: name.join(" ") };
  });
}

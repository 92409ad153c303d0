import { demoCustomerEmail } from "~/domains/account/demo-account";

/** Fictional quotes of the demo: kitchens with cabinets, freight and labor, with amounts in dollars. */

type ItemTuple = readonly [sku: string, name: string, qty: number, price: number, notes?: string];

const toQuoteItems = (entries: readonly ItemTuple[]) =>
  entries.map(([sku, name, qty, price, notes]) => ({ sku, name, qty, price, notes: notes ?? null }));

const createAddress = (
  firstName: string,
  lastName: string,
  street1: string,
  city: string,
  state: string,
  zipCode: string,
) => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@example.com`,
  phone: "4065550110",
  billing: { firstName, lastName, street1, city, state, zipCode },
});

const freight = { label: "Freight to the curb, with an appointment", amount: 320 };

/** The customer of the demo, whose account shows these quotes. */
const robin = {
  ...createAddress("Robin", "Holt", "418 Second Avenue SW", "Sidney", "MT", "59270"),
  email: demoCustomerEmail,
  phone: "4065550163",
};

/** The quote whose link is printed at startup. It can be paid in full or in installments. */
export const demoKitchen = {
  ...robin,
  items: toQuoteItems([
    ["SB36-TRNV", "Sink base 36 in, Trenton Recessed Navy", 1, 468, "Tilt-out tray included"],
    ["B30-TRNV", "Base cabinet 30 in, Trenton Recessed Navy", 3, 412, "Hinges left, left, right"],
    ["DB24-TRNV", "Drawer base 24 in, Trenton Recessed Navy", 2, 544],
    ["W3036-TRNV", "Wall cabinet 30 × 36 in, Trenton Recessed Navy", 5, 296],
    ["UF3-TRNV", "Filler 3 in, Trenton Recessed Navy", 4, 38],
    ["", "Site visit and final measure", 1, 180, "Credited when you order"],
  ]),
  shippingCharge: freight,
  discount: 180,
  additionalNotes: "Hinge sides as drawn on sheet 3. Island pending final sink size; price held.",
  splitPaymentEnabled: true,
  minimumSplitAmount: 1000,
};

export const demoQuotes = [
  {
    becomes: "ordered",
    input: {
      ...robin,
      poNumber: "RH-2211",
      items: toQuoteItems([
        ["V36-YRDW", "Vanity base 36 in, Yarmouth Dove White", 2, 438],
        ["W2430-YRDW", "Wall cabinet 24 × 30 in, Yarmouth Dove White", 2, 232],
      ]),
      shippingCharge: freight,
      splitPaymentEnabled: true,
      minimumSplitAmount: 400,
    },
  },
  {
    becomes: "canceled",
    input: {
      ...createAddress("Petra", "Oyen", "77 Depot Street", "Glendive", "MT", "59330"),
      items: toQuoteItems([["P1890-DVWT", "Pantry 18 × 90 in, Dover White", 1, 864]]),
      shippingCharge: freight,
    },
  },
  {
    becomes: "expired",
    input: {
      ...createAddress("Amos", "Lindqvist", "5 Prairie Court", "Dickinson", "ND", "58601"),
      items: toQuoteItems([
        ["B24-ESTF", "Base cabinet 24 in, Essex Toffee", 6, 318],
        ["W3042-ESTF", "Wall cabinet 30 × 42 in, Essex Toffee", 4, 342],
      ]),
      shippingCharge: freight,
    },
  },
  {
    becomes: "draft",
    input: {
      ...createAddress("Rosalind", "Baca", "2100 Shiloh Road", "Billings", "MT", "59106"),
      items: toQuoteItems([
        ["B36-PMGW", "Base cabinet 36 in, Palermo Gloss White", 4, 486],
        ["DB30-PMGW", "Drawer base 30 in, Palermo Gloss White", 2, 612, "Pending final drawing"],
      ]),
      shippingCharge: freight,
    },
  },
] as const;

import { kitchenQuoteInput } from "#tests/support/quotes/create-quote";

/** A quote with one line and without anything optional. */
export const minimalQuoteInput = {
  poNumber: "",
  items: [{ sku: "", name: "Filler", qty: 1, price: 1, notes: null }],
  shippingCharge: { label: "Pickup", amount: 0 },
  taxPercent: 0,
  discount: 0,
  additionalNotes: "",
};

const longWord = "Unterbauküchenschrankverblendungsleiste";

/** A quote with many lines, long names and long notes. */
export const longQuoteInput = {
  poNumber: "PO-2026-11-27-KITCHEN-AND-PANTRY-AND-LAUNDRY-ROOM",
  firstName: "Maximiliana-Theodora",
  lastName: "Featherstonehaugh-Cholmondeley",
  email: "maximiliana.theodora.featherstonehaugh@a-very-long-company-name.example.com",
  billing: {
    ...kitchenQuoteInput.billing,
    firstName: "Maximiliana-Theodora",
    lastName: "Featherstonehaugh-Cholmondeley",
    street1: "123456 North Martin Luther King Junior Memorial Boulevard",
  },
  items: Array.from({ length: 30 }, (_, index) => ({
    sku: `BASE-${index}-WITH-A-LONG-CODE-TRNV`,
    name: `Base cabinet ${index + 1} with ${longWord}, two drawers and a soft-close pull-out`,
    qty: 99,
    price: 9_999.99,
    notes: "Hinges on the left, the toe kick cut to 3 7/8 inches, and the panel stained on both sides.",
  })),
  shippingCharge: { label: "Freight with lift gate, delivered to the second floor", amount: 1_234.56 },
  discount: 12_345.67,
  additionalNotes: `The island waits for the final sink size. ${longWord}. `.repeat(6).trim(),
};

import { openPath, type ShownText, type State } from "./state";

const payment = { title: "Review and Pay Your Quote | Stile & Rail", heading: "Your quote" } as const;
const ordered = { title: payment.title, heading: /^Quote Q\d{8}$/ } as const;
const quoteName = /^Quote Q\d{8}$/;

const address = "Ada Lovelace 12 Main St Fargo, ND 58102 United States 4065550100";
const totals = "Subtotal $3,300.00 Shipping $250.00 Tax $177.50 Discount -$50.00 Total $3,677.50";

/** Reads the items of the quote for a kitchen. On a phone, the notes of a line are below its name. */
const readKitchenItems = (width: number) =>
  width < 768
    ? `Item Quantity Unit Price Total Base cabinet 30 in B30-TRNV Soft close 4 $450.00 $1,800.00 Fitting by the hour 10 $150.00 $1,500.00 ${totals}`
    : `Item Quantity Unit Price Total Notes Base cabinet 30 in B30-TRNV 4 $450.00 $1,800.00 Soft close Fitting by the hour 10 $150.00 $1,500.00 ${totals}`;

/** The whole text of the quote for a kitchen; `facts` are the terms below its title, `notice` is the text above it. */
function kitchenQuote(facts: string, notice = ""): ShownText {
  return (width) =>
    `${notice}Quote for Ada Lovelace Quote {quote} Date {date} ${facts} Customer Ada Lovelace ada@example.com 4065550100 Billed to ${address} Ships to ${address} Freight to the curb Items of quote {quote} ${readKitchenItems(width)} Notes Hinges left, as drawn. Print quote`;
}

const readMinimalItems = (width: number) =>
  `Item Quantity Unit Price Total ${width < 768 ? "" : "Notes "}Filler 1 $1.00 $1.00 Subtotal $1.00 Shipping $0.00 Total $1.00`;

const missing = {
  title: payment.title,
  heading: "Quote not found. The link may be incorrect.",
  shows: [
    {
      role: "main",
      text: "Quote not found. The link may be incorrect. Enter the quote number and email from your quote email and we'll send a new link. Quote number Email Request a new link Go to Home Page",
    },
  ],
  status: 404,
} as const;

/** The payment page of a quote. */
export const quoteStates: readonly State[] = [
  {
    name: "quote with tax and discount",
    open: openPath(({ quotes }) => quotes.taxed),
    ...payment,
    shows: [
      { role: "article", name: quoteName, text: kitchenQuote("Valid until {date} PO number PO-7") },
      { role: "button", name: "Pay Now · $3,677.50" },
    ],
  },
  {
    name: "quote with one line and nothing optional",
    open: openPath(({ quotes }) => quotes.minimal),
    ...payment,
    shows: [
      {
        role: "article",
        name: quoteName,
        text: (width) =>
          `Quote for Ada Lovelace Quote {quote} Date {date} Valid until {date} Customer Ada Lovelace ada@example.com 4065550100 Billed to ${address} Ships to ${address} Pickup Items of quote {quote} ${readMinimalItems(width)} Print quote`,
      },
      { role: "button", name: "Pay Now · $1.00" },
    ],
  },
  {
    name: "quote with thirty lines and long words",
    open: openPath(({ quotes }) => quotes.long),
    ...payment,
    shows: [{ role: "button", name: "Pay Now · $31,173,919.43" }],
  },
  {
    name: "quote that may be paid in installments",
    open: openPath(({ quotes }) => quotes.inParts),
    ...payment,
    shows: [
      { role: "article", name: quoteName, text: kitchenQuote("Valid until {date} PO number PO-7") },
      { role: "radio", name: /^Deposit · \$[\d,.]+$/ },
    ],
  },
  {
    name: "quote whose link has expired",
    open: openPath(({ quotes }) => quotes.expired),
    title: payment.title,
    heading: "The quote link has expired. Please contact admin to receive a new payment link.",
    shows: [
      {
        role: "main",
        text: "The quote link has expired. Please contact admin to receive a new payment link. Request a new link Go to Home Page Contact Us",
      },
    ],
    status: 410,
  },
  { name: "canceled quote", open: openPath(({ quotes }) => quotes.canceled), ...missing },
  {
    name: "quote link that is wrong",
    open: openPath("/quote/payment?quoteId=nothing&token=nothing"),
    ...missing,
  },
  {
    name: "paid quote",
    open: openPath(({ quotes }) => quotes.paid),
    ...ordered,
    shows: [
      {
        role: "main",
        text: kitchenQuote(
          "Order {order} Balance Paid in full PO number PO-PAID",
          "This quote is paid Your order number is {order} . ",
        ),
      },
    ],
  },
  {
    name: "ordered quote with a balance",
    open: openPath(({ quotes }) => quotes.partlyPaid),
    ...ordered,
    shows: [
      {
        role: "main",
        text: kitchenQuote(
          "Order {order} Balance $2,677.50 PO number PO-PARTLY",
          "This quote is ordered Your order number is {order} . A balance of $2,677.50 is still due. Pay the balance · $2,677.50 ",
        ),
      },
    ],
  },
  {
    name: "refunded quote",
    open: openPath(({ quotes }) => quotes.refunded),
    ...ordered,
    shows: [
      {
        role: "main",
        text: kitchenQuote(
          "Order {order} Balance Refunded PO number PO-REFUNDED",
          "This quote was refunded Your order number is {order} . ",
        ),
      },
    ],
  },
  {
    name: "quote whose payment is under review",
    open: openPath(({ quotes }) => quotes.held),
    ...ordered,
    shows: [
      {
        role: "main",
        text: kitchenQuote(
          "Order {order} Balance $3,677.50 PO number PO-HELD",
          "This quote is ordered Your order number is {order} . A payment is under review. Please don't pay it again in the meantime. ",
        ),
      },
    ],
  },
  {
    name: "quote as staff preview it",
    open: openPath(({ quotes }) => quotes.preview),
    ...payment,
    shows: [
      { role: "article", name: quoteName, text: kitchenQuote("Valid until {date} PO number PO-PREVIEW") },
    ],
  },
];

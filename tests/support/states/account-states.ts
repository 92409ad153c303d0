import { asCustomer, type ShownElement, type State, type StatePath } from "./state";

type Page = { readonly name: string; readonly path: StatePath; readonly title: string };

/** A page of the account of a customer with records (`full`) or without (`empty`). */
function accountPage(
  customer: "full" | "empty",
  { name, path, title }: Page,
  shows: readonly ShownElement[],
  more: Partial<State> = {},
): State {
  const heading = title;
  return {
    name,
    open: asCustomer(customer, path),
    title: `${title} | Stile & Rail`,
    heading,
    shows,
    ...more,
  };
}

const addresses = { path: "/my-account/addresses", title: "Your addresses" };
const orders = { path: "/my-account/orders", title: "Your orders" };
const quotes = { path: "/my-account/quotes", title: "Your quotes" };
const profile = { path: "/my-account/profile", title: "Your profile" };
const signIns = { path: "/my-account/security", title: "Where you are signed in" };
const data = { path: "/my-account/data", title: "Your data" };
const newAddress = { path: "/my-account/address/new", title: "Add an address" };

const menu = "Account Overview Orders Quotes Addresses Favorites Profile Sign-ins Your data";

/** The whole text of a page of the account. The button to sign out is below the menu if that is a column. */
const main = (text: string): ShownElement => ({
  role: "main",
  text: (width) => (width < 1024 ? `${menu} ${text} Sign out` : `${menu} Sign out ${text}`),
});
const listed = (text: string): ShownElement => ({ role: "listitem", text });

const addressFields = (first: string, last: string, email: string, phone: string) =>
  `Add an address First name${first} Last name${last} Company (optional) Email ${email} Phone${phone} Address Apartment, suite, unit (optional) Country United States State Please choose City ZIP code Use as my default shipping address Use as my default billing address Save address Cancel`;

const writeDataPage = (email: string) =>
  `Your data Get a copy Your profile, addresses, orders, quotes, saved estimates, messages to us, newsletter subscription and sign-ins, in one file. Download my data Delete your account Your name, addresses, sign-ins and saved estimates are erased right away and can't be recovered. We keep orders and quotes on our books, as tax law requires. Messages you sent us with a form stay with the people who answer them, and the newsletter continues until you unsubscribe with the link in it. Write to us to have messages erased as well. Type ${email} to confirm Delete my account`;

const emptyPages: readonly State[] = [
  accountPage("empty", { name: "account without records", path: "/my-account", title: "Your account" }, [
    main(
      "Your account Signed in as new.customer@example.com. Latest orders All orders You haven't ordered anything yet. Sample doors are the best place to start. Order samples Addresses and profile Address book Default shipping No address set Add an address Default billing No address set Add an address Profile Name: Not provided Email: new.customer@example.com Phone: Not provided Edit",
    ),
  ]),
  accountPage("empty", { name: "orders of a customer without orders", ...orders }, [
    main(
      "Your orders No orders yet Orders you place with this email show up here, whether you're a guest or signed in. Order samples",
    ),
  ]),
  accountPage("empty", { name: "quotes of a customer without quotes", ...quotes }, [
    main(
      "Your quotes No quotes yet Send us your kitchen's measurements and we'll put one together. Request a quote",
    ),
  ]),
  accountPage("empty", { name: "address book without addresses", ...addresses }, [
    main(
      "Your addresses No addresses saved yet. Add one and checkout will fill it in for you. Add an address",
    ),
  ]),
  accountPage("empty", { name: "new address of a customer without a profile", ...newAddress }, [
    main(addressFields("", "", "new.customer@example.com", "")),
  ]),
  accountPage("empty", { name: "profile without a name", ...profile }, [
    main(
      "Your profile You sign in with new.customer@example.com. First name Last name Phone (optional) Save profile",
    ),
  ]),
  accountPage("empty", { name: "sign-ins in one browser", ...signIns }, [
    {
      role: "listitem",
      text: "A browser This browser Signed in {date}, last used {date} Sign out A browser",
    },
  ]),
  accountPage("empty", { name: "data of a customer without records", ...data }, [
    main(writeDataPage("new.customer@example.com")),
  ]),
];

const fullPages: readonly State[] = [
  accountPage(
    "full",
    { name: "account with records", path: "/my-account", title: "Your account" },
    [
      main(
        "Hello, Fern Signed in as fern.abbott@example.com. Latest orders All orders Order {order} $23.91 {date} Palermo Gloss White Sample Door Awaiting payment Order {order} $3,677.50 {date} Base cabinet 30 in, Fitting by the hour Payment under review Order {order} $3,677.50 {date} Base cabinet 30 in, Fitting by the hour Ordered Latest quotes All quotes Quote {quote} $3,677.50 {date} Canceled Quote {quote} $3,677.50 {date} Ordered Addresses and profile Address book Default shipping Fern Abbott 27 Lakeshore Road Williston, ND 58801 United States Phone: 4065550188 Edit Default billing No address set Add an address Profile Name: Fern Abbott Email: fern.abbott@example.com Phone: 4065550188 Edit",
      ),
    ],
    { heading: "Hello, Fern" },
  ),
  accountPage("full", { name: "orders of a customer", ...orders }, [
    listed("Order {order} $23.91 {date} Palermo Gloss White Sample Door Awaiting payment"),
    listed("Order {order} $3,677.50 {date} Base cabinet 30 in, Fitting by the hour Ordered"),
  ]),
  accountPage("full", { name: "quotes of a customer", ...quotes }, [
    main(
      "Your quotes Quote {quote} $3,677.50 {date} Canceled Quote {quote} $3,677.50 {date} Ordered Quote {quote} $3,677.50 {date} Ordered Quote {quote} $3,677.50 {date} Ordered Quote {quote} $3,677.50 {date} · Valid until {date} Ready to order Quote {quote} $3,677.50 {date} · Expired on {date} Ready to order",
    ),
  ]),
  accountPage("full", { name: "address book with addresses", ...addresses }, [
    main(
      "Your addresses Fern Abbott, 27 Lakeshore Road, Williston Fern Abbott Fern Abbott 27 Lakeshore Road Williston, ND 58801 United States Phone: 4065550188 Primary Default shipping Edit 27 Lakeshore Road, Williston Delete 27 Lakeshore Road, Williston Fern Abbott, 4 Main Street, Williston Fern Abbott Fern Abbott Abbott & Daughters 4 Main Street Williston, ND 58801 United States Phone: 4065550188 Edit 4 Main Street, Williston Delete 4 Main Street, Williston Add an address",
    ),
  ]),
  accountPage("full", { name: "new address of a customer with a profile", ...newAddress }, [
    main(addressFields(" Fern", " Abbott", "fern.abbott@example.com", " 4065550188")),
  ]),
  accountPage(
    "full",
    {
      name: "saved address",
      path: ({ savedAddressId }) => `/my-account/address/edit/${savedAddressId}`,
      title: "Edit address",
    },
    [
      main(
        "Edit address First name Fern Last name Abbott Company (optional) Email fern.abbott@example.com Phone 4065550188 Address 27 Lakeshore Road Apartment, suite, unit (optional) Country United States State North Dakota City Williston ZIP code 58801 Use as my default shipping address Use as my default billing address Save address Cancel",
      ),
    ],
  ),
  accountPage("full", { name: "profile with a name", ...profile }, [
    main(
      "Your profile You sign in with fern.abbott@example.com. First name Fern Last name Abbott Phone (optional) 4065550188 Save profile",
    ),
  ]),
  accountPage("full", { name: "sign-ins in two browsers", ...signIns }, [
    listed("Firefox on Linux Signed in {date}, last used {date} Sign out Firefox on Linux"),
    listed("A browser This browser Signed in {date}, last used {date} Sign out A browser"),
  ]),
  accountPage("full", { name: "data of a customer with records", ...data }, [
    main(writeDataPage("fern.abbott@example.com")),
  ]),
];

/** A record of the account that does not exist, with the way back. */
function missing(name: string, path: string, text: string, more: Partial<State>): State {
  return { ...accountPage("full", { name, path, title: "" }, [main(text)], { status: 404 }), ...more };
}

const address = "Ada Lovelace 12 Main St Fargo, ND 58102 United States 4065550100";

/** The account's page of a quote with its whole text. */
function accountQuote(name: string, path: StatePath, status: string, poNumber: string, next: string): State {
  return {
    name,
    open: asCustomer("full", path),
    title: "Your quote",
    heading: /^Quote Q\d{8}$/,
    shows: [
      {
        role: "article",
        name: /^Quote Q\d{8}$/,
        text: `Quote {quote} {date} ${status} Customer Details Ada Lovelace fern.abbott@example.com 4065550100 What was ordered Product SKU Quantity Price Base cabinet 30 in Soft close B30-TRNV Qty 4 $1,800.00 Fitting by the hour Qty 10 $1,500.00 Shipping address ${address} Billing address ${address} Shipping method Freight to the curb PO number ${poNumber} Subtotal $3,300.00 Shipping (Freight to the curb) $250.00 Tax (5%) $177.50 Discount -$50.00 Total $3,677.50 Notes Hinges left, as drawn. ${next}Print Questions? Write to us .`,
      },
    ],
  };
}

const payThisQuote =
  "Pay this quote Use the link in our email to pay it. If you've lost the email or the link has expired, ask for a new one. Request a new link ";

/** Each page of the account, without records and with many, and its quotes in each status. */
export const accountStates: readonly State[] = [
  ...emptyPages,
  ...fullPages,
  missing(
    "unknown address of the account",
    "/my-account/address/edit/nothing",
    "Edit address Address not found. Your addresses",
    {
      title: "Edit address | Stile & Rail",
      heading: "Edit address",
    },
  ),
  missing(
    "unknown order of the account",
    "/my-account/order/view/nothing",
    "Order Order not found. Your orders",
    {
      title: "Your order",
      heading: "Order",
    },
  ),
  missing(
    "unknown quote of the account",
    "/my-account/quote/view/nothing",
    "Quote Quote not found. Your quotes",
    {
      title: "Your quote",
      heading: "Quote",
    },
  ),
  accountQuote(
    "quote of the account that can be paid",
    ({ accountQuotes }) => accountQuotes.open,
    "Ready to order Valid until {date}",
    "PO-5",
    payThisQuote,
  ),
  accountQuote(
    "expired quote of the account",
    ({ accountQuotes }) => accountQuotes.expired,
    "Ready to order Expired on {date}",
    "PO-1",
    payThisQuote,
  ),
  accountQuote(
    "canceled quote of the account",
    ({ accountQuotes }) => accountQuotes.canceled,
    "Canceled",
    "PO-2",
    "",
  ),
  accountQuote(
    "paid quote of the account",
    ({ accountQuotes }) => accountQuotes.paid,
    "Ordered",
    "PO-3",
    "This quote is order {order} It is paid. See the order ",
  ),
  accountQuote(
    "quote of the account with a balance",
    ({ accountQuotes }) => accountQuotes.partlyPaid,
    "Ordered",
    "PO-4",
    "This quote is order {order} $2,677.50 left to pay. Pay the balance · $2,677.50 See the order ",
  ),
  accountQuote(
    "quote of the account with a payment under review",
    ({ accountQuotes }) => accountQuotes.held,
    "Ordered",
    "PO-6",
    "This quote is order {order} A payment is under review. Please don't pay it again in the meantime. See the order ",
  ),
];

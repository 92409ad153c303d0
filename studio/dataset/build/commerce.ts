// oxlint-disable max-lines -- shipping, tax and payment of the shop, row by row
import { faqId } from "./questions";
import { rich } from "./rich-text";
import { image, references, type Stored, typed } from "./stored";

/**
 * Ruling D09: the fifty states and D.C. Zip ranges are numeric (B16); these leave out Puerto Rico and the Virgin Islands
 * (006 to 009), the military (09, 340, 962 to 966), American Samoa (96799) and the other Pacific islands (969).
 */
const statesideZips = [
  "00500-00599",
  "01000-08999",
  "10000-33999",
  "34100-96199",
  "96700-96798",
  "96800-96899",
  "97000-99999",
];

/** By road: not to Alaska and Hawaii; not to the territories at all; military addresses are told by their ZIP codes. */
const offTheRoad = ["AK", "HI", "PR", "VI", "GU", "AS", "MP"].map((state) => ({
  state,
  zipCodes: ["*"],
  isShippingDisabled: true,
}));

const byRoad = (rate: number) =>
  typed("countryRates", [
    {
      country: "US",
      states: typed("stateRate", [
        { state: "MT", zipCodes: statesideZips, rate: 0 },
        ...offTheRoad,
        { state: "*", zipCodes: statesideZips, rate },
      ]),
    },
  ]);

/** S3 §3.11. Rates are dollars; an order range counts the order value rounded to whole dollars (ruling C45). */
export const shippingDocuments: readonly Stored[] = [
  {
    _id: "shipping-standard",
    _type: "shippingMethod",
    type: "standard",
    displayName: "Standard delivery",
    description: "Three to six working days by road, door to door. Free within Montana and from $100.",
    isEnabled: true,
    sortOrder: 10,
    calculateRateBy: "Order",
    rates: {
      byOrder: {
        orderRange: typed("orderRange", [
          { startValue: 0, endValue: 99, countries: byRoad(9.95) },
          { startValue: 100, countries: byRoad(0) },
        ]),
      },
    },
  },
  {
    _id: "shipping-expedited",
    _type: "shippingMethod",
    type: "expedited",
    displayName: "Air to Alaska and Hawaii",
    description: "Five to nine working days by air, charged for each door.",
    isEnabled: true,
    sortOrder: 20,
    calculateRateBy: "Item",
    rates: {
      byItem: {
        countries: typed("countryRates", [
          {
            country: "US",
            states: typed("stateRate", [
              { state: "AK", zipCodes: statesideZips, ratePerItem: 14.95 },
              { state: "HI", zipCodes: statesideZips, ratePerItem: 14.95 },
            ]),
          },
        ]),
      },
    },
  },
];

/** S3 §3.12: exact before range before wildcard. */
export const taxDocuments: readonly Stored[] = [
  {
    _id: "tax-us",
    _type: "taxRule",
    country: "US",
    states: typed("taxState", [
      { state: "MT", zipCodes: typed("taxZip", [{ zipCode: "*", taxPercentage: 0 }]) },
      {
        state: "ND",
        zipCodes: typed("taxZip", [
          { zipCode: "58854", taxPercentage: 7 },
          { zipCode: "58801-58803", taxPercentage: 6.5 },
          { zipCode: "*", taxPercentage: 5 },
        ]),
      },
      { state: "TX", zipCodes: typed("taxZip", [{ zipCode: "75*", taxPercentage: 8.25 }]) },
    ]),
  },
];

const everywhere = ["sample-order", "convert-to-order", "complete-order-payment"];

/** Drawn for this shop (public/icons): a provider's own mark is its own to give. */
const icon = (name: string) => ({ methodIcon: `/icons/${name}.svg`, iconWidth: 40, iconHeight: 28 });

/** S2 §3.7. Which of them a customer sees also depends on the keys the shop has been given. */
export const paymentDocuments: readonly Stored[] = [
  {
    _id: "payment-online-payment",
    _type: "paymentMethod",
    name: "online-payment",
    title: "Credit or debit card",
    enabled: true,
    isDefault: true,
    gateway: "stripe",
    sortOrder: 10,
    description:
      "Visa, Mastercard, American Express and Discover. Card details go straight to the card processor.",
    metadata: icon("card"),
    scopes: everywhere,
  },
  {
    _id: "payment-credit-card",
    _type: "paymentMethod",
    name: "credit-card",
    title: "Card by Authorize.Net",
    enabled: true,
    isDefault: false,
    gateway: "authorizenet",
    sortOrder: 20,
    description: "The same cards, processed by our bank's own terminal.",
    metadata: icon("terminal"),
    scopes: everywhere,
  },
  {
    _id: "payment-paypal",
    _type: "paymentMethod",
    name: "paypal",
    title: "PayPal",
    enabled: true,
    isDefault: false,
    gateway: "paypal",
    sortOrder: 30,
    description: "Sign in to PayPal in a small window and come straight back.",
    metadata: icon("wallet"),
    scopes: everywhere,
  },
  {
    _id: "payment-split-payment",
    _type: "paymentMethod",
    name: "split-payment",
    title: "Pay in parts",
    enabled: true,
    isDefault: false,
    sortOrder: 40,
    description: "Pay a first amount now and the rest before delivery.",
    metadata: icon("parts"),
    availableMethods: ["online-payment", "credit-card", "paypal"],
    scopes: ["convert-to-order"],
  },
];

/** The ten fields of an address (S2 §3.3), in reading order. Labels are the shop's to change, names are not (D05). */
// oxlint-disable-next-line max-lines-per-function -- the settings of payment, row by row
const addressFields = (prefix: "bill" | "ship") => {
  const part = prefix === "bill" ? "billing" : "shipping";
  return typed("formField", [
    {
      name: `${prefix}_first_name`,
      type: "text",
      label: "First name",
      width: "half",
      autocomplete: `${part} given-name`,
      required: true,
    },
    {
      name: `${prefix}_last_name`,
      type: "text",
      label: "Last name",
      width: "half",
      autocomplete: `${part} family-name`,
      required: true,
    },
    {
      name: `${prefix}_email`,
      type: "email",
      label: "Email",
      width: "half",
      autocomplete: `${part} email`,
      required: true,
      ...(prefix === "bill" && { helpText: "Your confirmation goes here." }),
    },
    {
      name: `${prefix}_phone`,
      type: "tel",
      label: "Phone",
      placeholder: "(406) 555-0123",
      width: "half",
      autocomplete: `${part} tel-national`,
      required: true,
      ...(prefix === "ship" && { helpText: "The driver calls only if nobody answers the door." }),
    },
    {
      name: `${prefix}_address_1`,
      type: "text",
      label: "Street address",
      width: "full",
      autocomplete: `${part} address-line1`,
      required: true,
    },
    {
      name: `${prefix}_address_2`,
      type: "text",
      label: "Apartment, suite or unit",
      width: "full",
      autocomplete: `${part} address-line2`,
      required: false,
    },
    {
      name: `${prefix}_country`,
      type: "select",
      label: "Country",
      width: "half",
      autocomplete: `${part} country`,
      dynamicOptions: "countries",
      required: true,
    },
    {
      name: `${prefix}_state`,
      type: "select",
      label: "State",
      placeholder: "Choose a state",
      width: "half",
      autocomplete: `${part} address-level1`,
      dynamicOptions: "states",
      dependsOn: `${prefix}_country`,
      required: true,
    },
    {
      name: `${prefix}_city`,
      type: "text",
      label: "City",
      width: "half",
      autocomplete: `${part} address-level2`,
      required: true,
    },
    {
      name: `${prefix}_zip`,
      type: "text",
      label: "ZIP code",
      width: "half",
      autocomplete: `${part} postal-code`,
      required: true,
    },
  ]);
};

export const formDocuments: readonly Stored[] = [
  {
    _id: "form-checkout",
    _type: "formTemplate",
    name: "checkout",
    title: "Checkout",
    groups: [
      {
        _key: "billing",
        _type: "formGroup",
        name: "billing",
        title: "Billing address",
        description: "As it stands on your card statement.",
        fields: addressFields("bill"),
      },
      {
        _key: "shipping",
        _type: "formGroup",
        name: "shipping",
        title: "Shipping address",
        description: "Where the sample doors should arrive.",
        fields: [
          {
            _key: "same-as-billing",
            _type: "formField",
            name: "same_as_billing",
            type: "checkbox",
            label: "Same as billing",
            width: "full",
            required: false,
          },
          ...addressFields("ship"),
        ],
      },
    ],
    buttons: { submit: "Place order" },
    messages: {
      success: "Thank you. Your order is on its way to us.",
      error: "Form validation failed. Please check your information.",
    },
  },
];

/** The words of the mails the shop sends (S3 §7); amounts, addresses and items are added by the shop itself. */
export const mailDocuments: readonly Stored[] = [
  {
    _id: "mail-order-confirmation",
    _type: "mailText",
    type: "order-confirmation",
    subject: "Your {site-name} order {order-id}",
    preheader: "What you ordered, where it goes and what happens next.",
    heading: "Thank you, {name}.",
    intro: rich(
      "We have your order **{order-id}**. Below is everything we wrote down; please tell us soon if something is not right.",
    ),
    outro: rich("Questions reach us by replying to this mail."),
  },
  {
    _id: "mail-order-confirmation-admin",
    _type: "mailText",
    type: "order-confirmation-admin",
    subject: "New order {order-id} from {name}",
    preheader: "Items, address and payment at a glance.",
    heading: "Order {order-id}",
    intro: rich("{name} has placed an order in the shop. Payment status and addresses are listed below."),
    outro: rich("The customer gets a confirmation of their own."),
  },
  {
    _id: "mail-split-payment-confirmation",
    _type: "mailText",
    type: "split-payment-confirmation",
    subject: "Payment received for order {order-id}",
    preheader: "{payment} arrived, {remaining} is left to pay.",
    heading: "Your payment has arrived.",
    intro: rich(
      "Thank you, {name}. We have added your payment of {payment} to order **{order-id}**; the balance stands below.",
    ),
    outro: rich("You can pay the rest at any time before delivery, in one payment or in several."),
  },
  {
    _id: "mail-split-payment-final",
    _type: "mailText",
    type: "split-payment-final",
    subject: "Order {order-id} is paid in full",
    preheader: "Your last payment of {payment} arrived.",
    heading: "Paid in full. Thank you, {name}.",
    intro: rich(
      "Your payment of {payment} has arrived, and order **{order-id}** is paid in full. There is nothing left to pay.",
    ),
    outro: rich("Questions reach us by replying to this mail."),
  },
  {
    _id: "mail-payment-below-total",
    _type: "mailText",
    type: "payment-below-total",
    subject: "Payment received for order {order-id}",
    preheader: "{payment} arrived, less than the total.",
    heading: "Your payment has arrived.",
    intro: rich(
      "Thank you, {name}. We received {payment} for order **{order-id}**, which is less than its total of {total}.",
    ),
    outro: rich("We will write to you about the difference. Please do not pay again before that."),
  },
  {
    _id: "mail-payment-declined",
    _type: "mailText",
    type: "payment-declined",
    subject: "Your payment for order {order-id} was declined",
    preheader: "{payment} was not charged.",
    heading: "Your payment was declined.",
    intro: rich(
      "{name}, your payment of {payment} for order **{order-id}** was under review and has been declined. Nothing was charged.",
    ),
    outro: rich("To pay another way, please reply to this mail or call us."),
  },
  {
    _id: "mail-payment-received-admin",
    _type: "mailText",
    type: "payment-received-admin",
    subject: "Payment received: {payment} for order {order-id}",
    preheader: "Paid so far: {paid} of {total}.",
    heading: "Payment received for order {order-id}",
    intro: rich(
      "{name} has paid {payment} for order {order-id}. What is paid and what is left stands below.",
    ),
    outro: rich("The customer gets a confirmation of their own."),
  },
  {
    _id: "mail-newsletter-confirmation",
    _type: "mailText",
    type: "newsletter-confirmation",
    subject: "Do you want the newsletter of {site-name}?",
    preheader: "One press confirms it.",
    heading: "One press is missing",
    intro: rich(
      "Somebody, we hope you, asked for the newsletter of {site-name} with this address.",
      "Press the button within seven days to get it. If it was not you, do nothing: nobody writes to you.",
    ),
    button: "Yes, write to me",
    outro: rich("We write now and then, about doors, wood and how kitchens come together."),
  },
  {
    _id: "mail-estimate-copy",
    _type: "mailText",
    type: "estimate-copy",
    subject: "Your estimate from {site-name}",
    preheader: "{total}",
    heading: "Your estimate",
    intro: rich(
      "Somebody, we hope you, asked us to send this estimate here. All of it is in the PDF.",
      "The button opens it again for 90 days, to change an answer or to go on with it.",
    ),
    button: "Open the estimate",
    outro: rich("{validity} Questions reach us by replying to this mail."),
  },
];

const flatlay = image(
  "scenes/samples-flatlay.webp",
  "Six sample doors on a pale table with paint chips, brass pulls and a cup of coffee",
  { x: 0.4, y: 0.5 },
);

const paidKitchen = image(
  "scenes/kitchen-5.webp",
  "Pale pine kitchen with a long stone island and black pendants",
);

const openDrawer = image("scenes/drawer.webp", "An open drawer with wooden dividers in a green kitchen", {
  x: 0.5,
  y: 0.6,
});

const notApproved = "Your bank or the card processor did not approve the payment.";
const tryAgain =
  "Most often a second try or another card settles it. If not, call us and we find another way.";

/** A payment that failed anywhere but at the checkout; the shop adds the way back to what was being paid. */
const failedReturn = (key: string, title: string, ...paragraphs: readonly string[]) => ({
  _key: key,
  _type: "resultVariant",
  key,
  title,
  image: openDrawer,
  content: rich(...paragraphs),
  actions: typed("action", [{ text: "Contact us", path: "/contact", variant: "secondary" }]),
});

const didNotGoThrough = "The payment did not go through.";
const failedReturns = [
  failedReturn(
    "quote",
    didNotGoThrough,
    `${notApproved} Your quote is unchanged, and you can pay it again.`,
    tryAgain,
  ),
  failedReturn(
    "installment",
    didNotGoThrough,
    `${notApproved} Your order is unchanged, and what you paid before still counts.`,
    tryAgain,
  ),
  failedReturn(
    "elsewhere",
    didNotGoThrough,
    notApproved,
    "This browser does not know what you were paying. To try again, go back to where you began: the checkout, or the link in our email.",
  ),
  failedReturn(
    "unconfirmed",
    "We could not confirm a payment.",
    "This page was opened without a payment we could check, or the card processor has not answered yet.",
    "If a payment went through, a confirmation comes to your inbox. Please look there before you pay again.",
  ),
];

/** What a customer reads after paying (S2 §2.3, §2.4); placeholders as ruling C18. */
export const resultDocuments: readonly Stored[] = [
  {
    _id: "result-order-success",
    _type: "resultPage",
    name: "order-success",
    variants: [
      {
        _key: "default",
        _type: "resultVariant",
        key: "default",
        title: "Thank you. Your order is in.",
        image: flatlay,
        content: rich(
          "Your order number is {order-id}. A confirmation with every detail is on its way to your inbox.",
          "We pack sample doors each morning, so yours leave Sidney on the next working day.",
        ),
        actions: typed("action", [
          { text: "Keep browsing doors", path: "/products/kitchen-cabinets", variant: "primary" },
          { text: "Back to the home page", path: "/", variant: "text" },
        ]),
        questions: references(["delivery-time", "sample-return", "care"].map(faqId)),
      },
      {
        _key: "paid",
        _type: "resultVariant",
        key: "paid",
        title: "Thank you. Your payment has arrived.",
        image: paidKitchen,
        content: rich(
          "Order {order-id} is paid in full. A confirmation with every detail is on its way to your inbox.",
          "Next you hear from us about the final sizes and the day of delivery.",
        ),
        actions: typed("action", [
          { text: "Back to the home page", path: "/", variant: "primary" },
          { text: "Ask us something", path: "/contact", variant: "text" },
        ]),
        questionsTitle: "What comes next",
        questions: references(["order-change", "kitchen-how-long", "kitchen-arrives"].map(faqId)),
      },
      {
        _key: "review",
        _type: "resultVariant",
        key: "review",
        title: "Your payment is under review.",
        image: paidKitchen,
        content: rich(
          "Thank you. Your order number is {order-id}. Your bank or the card processor has accepted the payment and decides on it later.",
          "Please do not pay again meanwhile. What you ordered stands in the mail we just sent you.",
        ),
        actions: typed("action", [
          { text: "Back to the home page", path: "/", variant: "primary" },
          { text: "Ask us something", path: "/contact", variant: "text" },
        ]),
      },
      {
        _key: "split",
        _type: "resultVariant",
        key: "split",
        title: "Your payment has arrived.",
        image: paidKitchen,
        content: rich(
          "For order {order-id} we received {partial-payment}. The remaining balance is {remaining-balance}.",
          "The mail we just sent you holds a link for paying the rest whenever it suits you.",
        ),
        actions: typed("action", [
          { text: "Ask us about the balance", path: "/contact", variant: "primary" },
          { text: "Back to the home page", path: "/", variant: "text" },
        ]),
        questionsTitle: "What comes next",
        questions: references(["pay-in-parts", "order-change", "kitchen-how-long"].map(faqId)),
      },
    ],
  },
  {
    _id: "result-payment-failure",
    _type: "resultPage",
    name: "payment-failure",
    variants: [
      {
        _key: "default",
        _type: "resultVariant",
        key: "default",
        title: "The payment did not go through.",
        image: openDrawer,
        content: rich(
          "Your bank or the card processor did not approve the payment. We have not sent anything. If you were ordering samples, they are still in your cart.",
          "Most often a second try or another card settles it. If not, call us and we will take the order by phone.",
        ),
        actions: typed("action", [
          { text: "Return to checkout", path: "/checkout", variant: "primary" },
          { text: "Contact us", path: "/contact", variant: "secondary" },
        ]),
      },
      ...failedReturns,
    ],
  },
];

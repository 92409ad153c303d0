import type { PageWords } from "../section";

export const shippingPolicyWords: PageWords = {
  name: "shipping-policy",
  path: "/shipping-policy",
  title: "Shipping policy",
  sample: true,
  seo: {
    title: "Shipping Policy | Stile & Rail, Sidney, Montana",
    description:
      "Where Stile & Rail of Sidney, Montana ships sample doors and kitchen cabinets, what delivery costs, how long it takes and who unloads.",
  },
  sections: [
    {
      kind: "intro",
      title: "Shipping policy",
      body: [
        "Samples travel in a box, kitchens on pallets. The rules for the two differ, so they stand apart.",
      ],
    },
    {
      kind: "text",
      title: "Where we ship",
      body: [
        "We ship to addresses in the fifty states and the District of Columbia.",
        "We do not deliver to Puerto Rico, the U.S. Virgin Islands, Guam, American Samoa, the Northern Mariana Islands, or military addresses (APO, FPO and DPO), nor outside the United States. Checkout tells you so before you pay.",
      ],
    },
    {
      kind: "table",
      title: "What delivery of samples costs",
      caption: "By destination and order",
      body: [
        "The value of the order is the sum of its doors before shipping and tax. Alaska and Hawaii are reached by air. Delivery is $14.95 for each door, whatever the order comes to.",
      ],
      columns: ["Destination", "Order below $100", "Order of $100 or more"],
      rows: [
        ["Montana", "Free", "Free"],
        ["Other contiguous states, District of Columbia", "$9.95 per order", "Free"],
        ["Alaska, Hawaii", "$14.95 per door", "$14.95 per door"],
      ],
    },
    {
      kind: "table",
      title: "How long samples take",
      caption: "Working days",
      columns: ["Step", "Time"],
      rows: [
        ["Packing in Sidney", "The next working day"],
        ["By road to the contiguous states", "Three to six working days after that"],
        ["By air to Alaska and Hawaii", "Five to nine working days after that"],
      ],
    },
    {
      kind: "text",
      title: "What these times are",
      body: [
        "They are what carriers usually need and no guarantee. Snow, holidays and rural routes can add a day or two. If a box has not come ten working days after we packed it, write to us, and we will trace it or send another.",
      ],
    },
    {
      kind: "text",
      title: "Delivery of cabinets",
      body: [
        "Freight for a kitchen is calculated for your address and stands as its own line on the quote. That line also says how far the delivery goes: to the curb, into the garage, or into the room.",
        "The carrier makes an appointment with you. An adult must be present to receive the shipment, count it against the delivery receipt, write visible damage on it and sign. If nobody is there and the carrier has to come again or store the goods, its charges are yours.",
        "Tell us beforehand about anything a long truck cannot manage: a low bridge, a steep drive, a gate, a town that allows no tractor-trailers.",
      ],
    },
    {
      kind: "text",
      title: "Risk, damage and loss",
      body: [
        "Until it is delivered, the shipment is our concern. Afterward it is yours, apart from what you report in time:",
        "- sample doors: within a week of opening the box",
        "- cabinets: visible damage on the receipt at delivery, everything else within five working days",
        "Send us a [claim](/claim) with pictures. We replace what was damaged or lost at our expense, and a damaged sample need not come back.",
      ],
    },
    {
      kind: "text",
      title: "Sales tax on delivery",
      body: [
        "Where sales tax is due, it is charged on the goods and on their shipping. The rate follows the delivery address. Montana has no general sales tax.",
      ],
    },
  ],
};

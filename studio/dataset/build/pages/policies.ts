import * as block from "../blocks";
import { type RichText, rich } from "../rich-text";
import { home, page } from "./page";

type Policy = {
  name: string;
  title: string;
  seoTitle: string;
  seoDescription: string;
  lead: string;
  body: RichText;
};

/** Policies are one kind of page: a title, a sentence in plain words, and the text. */
const policies: readonly Policy[] = [
  {
    name: "shipping-policy",
    title: "Shipping policy",
    seoTitle: "Shipping Policy | Stile & Rail, Sidney, Montana",
    seoDescription:
      "What delivery of sample doors costs, how long it takes, and where Stile & Rail ships from Sidney, Montana.",
    lead: "What it costs, how long it takes and where it goes.",
    body: rich(
      "## Standard delivery",
      "Sample orders travel by road from Sidney, Montana. Delivery within Montana is free. To the other contiguous states and the District of Columbia it is $9.95 per order, and free when the doors in it come to $100 or more.",
      "## Alaska and Hawaii",
      "These orders fly. We charge $14.95 for each door.",
      "## Places we cannot reach",
      "Our carriers do not serve ZIP codes that begin with 969, and we do not ship outside the United States. Checkout will tell you before you pay.",
      "## Time",
      "- We pack on the working day after your order.",
      "- By road: three to six working days.",
      "- By air: five to nine working days.",
      "## Damage on the way",
      "Please open the box within a week. If a door is chipped, send us a photo and we will replace it; you need not return the damaged one.",
    ),
  },
  {
    name: "return-and-cancellation-policy",
    title: "Returns and cancellations",
    seoTitle: "Returns and Cancellations | Stile & Rail",
    seoDescription:
      "How to cancel an order with Stile & Rail, which sample doors you may return, and how refunds are paid.",
    lead: "You may change your mind. Here is how.",
    body: rich(
      "## Cancelling",
      "Call or write before we pack, which is usually the next morning, and we cancel the order and refund everything you paid.",
      "## Returning samples",
      "Free samples are yours to keep. Paid samples may come back within thirty days if they are unused; we refund the price of the door once it is here. Return postage is yours to pay, unless the mistake was ours.",
      "## Kitchens made to order",
      "Cabinets built for you cannot be returned once production has started. We confirm every size with you in writing before that point.",
      "## Refunds",
      "Money goes back the way it came, within five working days. Banks may take a few more to show it.",
    ),
  },
  {
    name: "privacy-policy",
    title: "Privacy policy",
    seoTitle: "Privacy Policy | Stile & Rail",
    seoDescription:
      "Which personal data Stile & Rail keeps when you order, why we keep it, who else sees it, and how to have it deleted.",
    lead: "We keep what an order needs, and nothing we would have to explain.",
    body: rich(
      "## What we store",
      "When you order: your name, addresses, email, phone number and what you bought. When you write to us: your message. Your sample selection stays in your own browser for up to 24 hours.",
      "## What we never see",
      "Card numbers. They go directly from your browser to the payment provider, who tells us only whether the payment worked and the last four digits.",
      "## Who else receives data",
      "- The payment provider, to take the payment",
      "- The carrier, to deliver the box",
      "- The mail service that sends our confirmations",
      "## Cookies",
      "The shop works without tracking cookies. Measuring and marketing scripts load only if you agree to them.",
      "## How long, and your rights",
      "We keep orders for seven years, because tax law asks us to, and messages for two. Write to [hello@stileandrail.example](mailto:hello@stileandrail.example) to see, correct or delete what we hold about you.",
    ),
  },
  {
    name: "terms-and-conditions",
    title: "Terms and conditions",
    seoTitle: "Terms and Conditions | Stile & Rail, Sidney MT",
    seoDescription:
      "The terms under which Stile & Rail sells sample doors and kitchen cabinets from Sidney, Montana, in plain language.",
    lead: "The agreement between you and us, kept short enough to read.",
    body: rich(
      "## Who we are",
      "Stile & Rail, 117 South Central Avenue, Sidney, Montana 59270.",
      "## Ordering",
      "An order is your offer to buy. It becomes a contract when we send the confirmation. If we cannot supply a door, we say so and refund what you paid for it.",
      "## Prices and tax",
      "Prices are in US dollars. Sales tax depends on the delivery address and is shown before you pay, together with shipping.",
      "## Colors and materials",
      "Pictures are made with care, but screens differ. Wood varies in figure and tone, and painted frames may show fine lines at their joints. These are properties of the material and not defects.",
      "## Warranty",
      "We repair or replace doors, drawer boxes and hinges that fail in normal household use, for as long as you own the kitchen. Wear, water left standing and changes made by others are not covered.",
      "## Law",
      "The law of Montana applies. If one of these terms does not hold, the others still do.",
    ),
  },
];

export const policyPages = policies.map(({ name, title, seoTitle, seoDescription, lead, body }) =>
  page({
    id: name,
    name,
    path: `/${name}`,
    title,
    seo: { title: seoTitle, description: seoDescription },
    breadcrumb: [home, { text: title, url: `/${name}` }],
    blocks: [
      block.pageTitle("title", { variant: "one-column", title, description: lead }),
      block.richText("text", { body }),
    ],
  }),
);

import type { PageWords } from "../section";

export const returnPolicyWords: PageWords = {
  name: "return-and-cancellation-policy",
  path: "/return-and-cancellation-policy",
  title: "Returns and cancellations",
  sample: true,
  seo: {
    title: "Returns and Cancellations | Stile & Rail",
    description:
      "How to cancel a sample order or a kitchen, what may be returned to Stile & Rail in Sidney, Montana, and how refunds are paid.",
  },
  sections: [
    {
      kind: "intro",
      title: "Returns and cancellations",
      body: [
        "Samples are simple. Cabinets are made for one room, so the time to change your mind is before they are.",
      ],
    },
    {
      kind: "table",
      title: "In short",
      caption: "Until when",
      columns: ["What", "Cancel", "Return"],
      rows: [
        ["Free samples", "Until packed", "Not needed, they are yours"],
        ["Samples in wood or gloss", "Until packed", "Within 30 days, unused, for the price of the door"],
        ["Cabinets", "Until production starts", "Not possible once production has started"],
        ["Damaged, faulty or wrong goods", "At any time", "Replaced or refunded, postage paid by us"],
      ],
    },
    {
      kind: "text",
      title: "Canceling a sample order",
      body: [
        "Call (406) 555-0142 or write to [hello@stileandrail.example](mailto:hello@stileandrail.example) with your order number. If the box has not been packed, we cancel it and refund everything, shipping included. Packing usually happens on the working morning after the order.",
      ],
    },
    {
      kind: "text",
      title: "Sending samples back",
      body: [
        "A sample you paid for may be returned within thirty days of delivery if it is unused: not drilled, painted or installed. Write to us first, so that we know it is coming. You pay the postage, unless we sent the wrong door. Shipping charges of the original order are not refunded.",
      ],
    },
    {
      kind: "text",
      title: "Canceling a kitchen",
      body: [
        "After you have paid a quote we send you the final sizes. Until you sign them off and production begins, you may cancel in writing and receive everything back.",
        "From the start of production on, cabinets made to your order can neither be canceled nor returned. If you need a change at that point, call at once; what can still be altered without cost to the maker we alter without cost to you, and the rest we quote.",
        "Parts ordered in addition, such as a filler or another panel, follow the same rule.",
      ],
    },
    {
      kind: "text",
      title: "When the fault is ours",
      body: [
        "Damage, defects and wrong or missing parts are no matter of returns. File a [claim](/claim) and we repair, replace or refund. Do not install a part whose fault you can see: with that you accept it.",
        "If a replacement cannot be made, you get back what you paid for the part, and for any other part that is of no use without it.",
      ],
    },
    {
      kind: "text",
      title: "Refunds",
      body: [
        "A refund goes to the card or account that paid, within five working days of our agreeing to it or of the goods arriving here. Your bank may need some days more. Payments made in parts are returned in the same parts.",
      ],
    },
  ],
};

import type { PageWords } from "../section";

export const termsWords: PageWords = {
  name: "terms-and-conditions",
  path: "/terms-and-conditions",
  title: "Terms and conditions",
  sample: true,
  seo: {
    title: "Terms and Conditions | Stile & Rail, Sidney MT",
    description:
      "The terms under which Stile & Rail in Sidney, Montana sells sample doors and kitchen cabinets: orders, quotes, payment and warranty.",
  },
  sections: [
    {
      kind: "intro",
      title: "Terms and conditions",
      body: [
        "The agreement between you and Stile & Rail, 117 South Central Avenue, Sidney, Montana 59270, in words that need no dictionary. They apply to everything bought through this website.",
      ],
    },
    {
      kind: "text",
      title: "1. Sample orders",
      body: [
        "Your order is an offer. It becomes a contract when our confirmation goes out. One sample of each door may be ordered at a time. If we cannot supply a door we say so, and refund what was paid for it.",
      ],
    },
    {
      kind: "text",
      title: "2. Estimates and quotes",
      body: [
        "An estimate is a range for orientation and binds nobody. A quote binds us until the date printed on it, thirty days after it was sent unless another date is given. It covers what it lists. Counters, appliances, handles and installation are included only if a line says so.",
        "The quote becomes an order when its first payment has been received.",
      ],
    },
    {
      kind: "text",
      title: "3. Sizes and approval",
      body: [
        "We plan from the sizes you give us. Before production you receive the final list and drawing; please check them against the room, since your approval makes them binding for both sides. If an approved size turns out to be wrong, we help, and the new part is yours to pay.",
      ],
    },
    {
      kind: "text",
      title: "4. Prices, tax and payment",
      body: [
        "Prices are in US dollars. Sales tax and shipping are added according to the delivery address and shown before you pay. Payment is due with the order, by one of the methods offered.",
        "Where a quote permits payment in parts, the first must reach the minimum stated, and the balance must be received before delivery. If it stays open more than sixty days after we report the goods ready, we may charge for storage, and after a further notice withdraw and refund what remains once our costs are covered.",
      ],
    },
    {
      kind: "text",
      title: "5. Delivery",
      body: [
        "Delivery dates are estimates unless we call them fixed in writing. The [shipping policy](/shipping-policy) is part of these terms.",
      ],
    },
    {
      kind: "text",
      title: "6. Canceling and returning",
      body: [
        "Both are governed by the [policy on returns and cancellations](/return-and-cancellation-policy), which belongs to these terms as well.",
      ],
    },
    {
      kind: "text",
      title: "7. The nature of the material",
      body: [
        "Pictures on this website are rendered. Screens differ, and so do boards: figure, knots, mineral marks and tone vary in stained wood, and wood changes color in light. Painted frames can show fine lines at their joints, and panels move a little with the seasons. None of this is a defect.",
      ],
    },
    {
      kind: "text",
      title: "8. Warranty",
      body: [
        "Doors, drawer boxes and hinges that fail in normal household use are repaired or replaced by us for as long as the original buyer owns the kitchen. Every other part is covered for one year from delivery.",
        "Not covered are wear, water left standing, heat from appliances, damp or unheated storage, faulty installation, changes or refinishing by others, and use outside a household. Shipping of replacement parts is on us in the first year.",
        "We choose whether to repair, replace or refund the price of the part. Labor of others, such as taking down and hanging again, is not included. Rights that your state's law gives you beyond this remain yours.",
      ],
    },
    {
      kind: "text",
      title: "9. Limits",
      body: [
        "We answer for the goods up to the price paid for them, and not for loss that follows indirectly, such as a booked tradesperson or a missed holiday. Where the law allows no such limit, it does not apply.",
      ],
    },
    {
      kind: "text",
      title: "10. Your content",
      body: [
        "Sketches and photos you send remain yours. We use them for your plan and your claim, and show them to others only with your consent.",
      ],
    },
    {
      kind: "text",
      title: "11. Law and disputes",
      body: [
        "The law of Montana applies. Please [talk to us](/contact) first; most things are settled by a phone call. If not, the courts of Richland County, Montana, have jurisdiction, unless the law of your state gives you the right to another place. If one of these terms is void, the others stand.",
      ],
    },
  ],
};

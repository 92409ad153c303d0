import type { PageWords } from "../section";

export const kitchenFinanceOptionsWords: PageWords = {
  name: "kitchen-finance-options",
  path: "/kitchen-finance-options",
  title: "Paying for a Kitchen",
  seo: {
    title: "Ways to Pay for Your Kitchen Cabinets | Stile & Rail",
    description:
      "Pay a cabinet quote at once or in parts, without interest, and what to know about loans from others. Stile & Rail, Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Paying for a kitchen",
      shadowText: "Budget",
      body: [
        "Cabinets are a large sum at an inconvenient moment. Here is how it can be spread, what we do ourselves, and what others do better.",
      ],
    },
    {
      kind: "cards",
      title: "With us",
      cards: [
        {
          title: "All at once",
          description:
            "Choose how to pay when your quote arrives, and the kitchen is booked. Nothing is added for paying by card.",
        },
        {
          title: "In parts",
          description:
            "If your quote allows it, pay a first amount now and the balance in as many steps as you like, all of it before delivery.",
        },
        {
          title: "In stages of the project",
          description:
            "Kitchen this year, pantry and laundry next. Each stage gets a quote of its own, in the same line and finish.",
        },
      ],
    },
    {
      kind: "table",
      title: "How paying in parts looks",
      body: [
        "An example with invented figures: a quote of $8,804.25 with a minimum of $2,000.00 for the first payment.",
      ],
      columns: ["When", "Paid", "Still open"],
      rows: [
        ["With the order", "$3,000.00", "$5,804.25"],
        ["A month later", "$2,500.00", "$3,304.25"],
        ["Before delivery", "$3,304.25", "$0.00"],
      ],
    },
    {
      kind: "list",
      title: "What that does and does not mean",
      items: [
        "No interest and no fee: you owe the price of the kitchen and nothing on top of it.",
        "No credit check, because we lend nothing. The cabinets stay here until they are paid for.",
        "Your balance stands in every confirmation, to the cent.",
        "Shipping is arranged once the balance is zero, so leave the carrier a little time after your last payment.",
      ],
    },
    {
      kind: "text",
      title: "From others",
      body: [
        "We are no bank and take no commission from one, so this is all the advice you will get. Ask your own bank or credit union before you ask a store card.",
        "## Loans on the house",
        "A home equity loan or line of credit tends to have lower rates than unsecured loans, and it puts the house up as security. It takes weeks to arrange and pays off for large projects only.",
        "## Personal and improvement loans",
        "They are quicker, need no lien, and cost more. Compare the annual percentage rate, which includes the fees, instead of the monthly payment, which can be made to look like anything.",
        "## Cards",
        "A card with a promotional rate can work if you are certain to pay it off in time. Read what happens on the day after: with some, interest is charged back to the first day.",
      ],
    },
    {
      kind: "text",
      title: "Spending less instead",
      body: [
        "The cheapest money is the kind you do not need. Assembling the boxes yourself, fewer and wider cabinets, or a simpler crown can change a total more than any rate. Ask us for the quote both ways.",
      ],
      links: [
        { text: "Estimate a range", path: "/estimator" },
        { text: "Ask for a quote", path: "/free-kitchen-design" },
      ],
    },
    {
      kind: "faq",
      title: "About paying",
      questions: ["pay-in-parts", "pay-methods", "quote-valid", "quote-expired"],
    },
  ],
};

import type { PageWords } from "../section";

export const privacyPolicyWords: PageWords = {
  name: "privacy-policy",
  path: "/privacy-policy",
  title: "Privacy policy",
  sample: true,
  seo: {
    title: "Privacy Policy | Stile & Rail",
    description:
      "Which personal data Stile & Rail in Sidney, Montana keeps, why and for how long, who else sees it, and how to see or delete yours.",
  },
  sections: [
    {
      kind: "intro",
      title: "Privacy policy",
      body: [
        "This page says what we learn about you, what we do with it and how to make us forget it. Stile & Rail, 117 South Central Avenue, Sidney, Montana 59270, is responsible.",
      ],
    },
    {
      kind: "table",
      title: "What we keep, and why",
      caption: "Kinds of data",
      body: ["What has been kept for its time is taken out by the shop itself within a day, files and all."],
      columns: ["Data", "Why", "How long"],
      rows: [
        [
          "Orders: name, addresses, email, phone, items, amounts",
          "To deliver, to answer for it, to pay taxes",
          "Seven years after the last change, then the amounts alone",
        ],
        [
          "Orders for which no money ever came",
          "To take them up again with you",
          "Two years after the last change, then the amounts alone",
        ],
        [
          "Payments: method, amount, transaction number, last four digits",
          "To prove what was paid",
          "Seven years after the last change, then method and amount alone",
        ],
        [
          "Quotes: name, addresses, email, phone, cabinets, wishes",
          "To quote, and to sell at the price we gave",
          "Two years after the last change; seven where one became an order",
        ],
        [
          "Letters, claims and plans: message, room sizes, wishes, photos",
          "To answer you, to draw and to quote",
          "Two years after the last change",
        ],
        [
          "Forms of several steps, begun and not finished: the steps you went on from",
          "To go on with them",
          "Ninety days after the last change",
        ],
        ["Estimates you had mailed to you", "To open them again", "Two years"],
        ["Mails from us: address, subject, text", "To know what we told you", "Two years"],
        [
          "Accounts: email, name, phone, addresses",
          "To fill them in for you",
          "Until you delete the account",
        ],
        ["Signing in: browser, times", "To keep you signed in, on that browser alone", "Thirty days"],
        [
          "Newsletter: email",
          "To send what you asked for",
          "Until you leave it, and thirty days in which you may come back",
        ],
        ["Newsletter, asked for and not confirmed: email", "To ask you whether it was you", "Thirty days"],
        [
          "Server records: time and page, no name and no network address",
          "To find faults and keep attackers out",
          "A few weeks",
        ],
      ],
    },
    {
      kind: "text",
      title: "What stays on your own device",
      body: [
        "Your sample list is kept in your browser for up to 24 hours and reaches us only when you order. Favorites stay there until you take them out, and a half-filled form until you close its tab. A form of several steps reaches us step by step, as you go on from each.",
      ],
    },
    {
      kind: "text",
      title: "Card data",
      body: [
        "Card numbers go straight from your browser to the payment provider. We learn whether the payment worked, which brand of card it was and the last four digits.",
      ],
    },
    {
      kind: "list",
      title: "Who else is involved",
      body: ["We sell nobody's data. These companies receive what they need for their task and no more:"],
      items: [
        "The payment provider, to take and refund payments",
        "Carriers, to deliver: name, address and phone",
        "The makers of the cabinets, who get sizes and finishes and, for deliveries from the factory, the address",
        "The mail service that carries our confirmations",
        "The company that hosts this website",
        "Authorities, where a law obliges us",
      ],
    },
    {
      kind: "table",
      title: "Cookies",
      caption: "Kinds of cookies",
      body: [
        "Only the first kind is set without asking. The others wait for your consent, which is stored for 180 days and can be changed from the foot of every page. A Do Not Track or Global Privacy Control signal from your browser counts as a no.",
      ],
      columns: ["Kind", "For"],
      rows: [
        [
          "Necessary",
          "Your choice about cookies, tying an order to your browser, staying signed in, keeping forms safe, not showing a closed window again",
        ],
        ["Analytics", "Counting visits, without your name"],
        ["Marketing", "Measuring whether an advertisement led here"],
      ],
    },
    {
      kind: "text",
      title: "What comes from elsewhere",
      body: [
        "Appointment calendars, review badges, maps and videos may be provided by other companies, who see your network address when they load. Where they set cookies they load only after you agree; until then you see a plain substitute.",
      ],
    },
    {
      kind: "text",
      title: "Your rights",
      body: [
        "You may ask what we hold about you, have it corrected, receive a copy, or have it deleted as far as tax law lets us. With an account you do both yourself, under Your data; without one, write to [hello@stileandrail.example](mailto:hello@stileandrail.example) from the address in question. We answer within thirty days.",
        "Some states, Montana among them, give their residents further rights. We treat requests from every state alike.",
      ],
    },
    {
      kind: "text",
      title: "Children, security, changes",
      body: [
        "The shop is meant for adults and does not knowingly keep data of children under 13.",
        "Connections are encrypted and access is limited to people who need it. Should data nonetheless get into the wrong hands, we tell those concerned without delay.",
        "When this page changes in substance, we say so on it for at least a month. On November 25, 2026 we wrote down for how long each kind of data is kept where it was not said before: orders nobody paid, forms begun, estimates, mails, signing in and the newsletter.",
      ],
    },
  ],
};

import type { PageWords } from "../section";

export const kitchenInstallationWords: PageWords = {
  name: "kitchen-installation",
  path: "/kitchen-installation",
  title: "Kitchen Installation",
  seo: {
    title: "Installing Kitchen Cabinets, Step by Step | Stile & Rail",
    description:
      "Order of work, the high point, studs, shims and fillers, and how to find a good installer for cabinets from Stile & Rail in Sidney, Montana.",
  },
  sections: [
    {
      kind: "intro",
      title: "Straight boxes, crooked house",
      shadowText: "Level",
      body: [
        "We do not install, and we care a good deal about how it is done. This page is for those who hang cabinets themselves and for those who want to watch somebody else with understanding.",
      ],
    },
    {
      kind: "list",
      title: "Before the first cabinet",
      items: [
        "Old kitchen out, walls closed, first coat of paint on",
        "Rough plumbing, wiring and vent finished and inspected",
        "Studs found and marked from floor to ceiling",
        "Every carton opened, checked and closed again",
        "The final drawing taped to a wall where all can see it",
      ],
    },
    {
      kind: "steps",
      title: "The order of work",
      steps: [
        {
          title: "Find the high point",
          description:
            "With a laser or a long level, along every wall that gets cabinets. Measure 34½ inches up from there and draw one level line around the room: the top of the base cabinets.",
        },
        {
          title: "Draw the second line",
          description:
            "Nineteen and a half inches above the first, which is 54 from the high point. The wall cabinets will stand on it.",
        },
        {
          title: "Hang the wall cabinets",
          description:
            "Start in the corner, on a ledger strip screwed along the line. Two people lift, screws go through the back rail into studs, and neighbors are clamped flush before they are joined.",
        },
        {
          title: "Set the bases",
          description:
            "From the corner again, or from the sink if its place is fixed. Shim up to the line, never plane down to it, and fasten each box to the studs at its top rail.",
        },
        {
          title: "Fit the fillers",
          description:
            "Scribe them to the wall last, when everything else stands still. Cut a hair long and plane back.",
        },
        {
          title: "Call the stone shop",
          description:
            "Counters are measured on fastened cabinets. Sink and cooktop should be in the house by then.",
        },
        {
          title: "Doors, drawers, toe kick, crown",
          description:
            "They go on when nobody swings a ladder any longer. Adjust the hinges from left to right.",
        },
      ],
    },
    {
      kind: "text",
      title: "Framed and frameless differ here",
      body: [
        "Framed boxes are screwed together through the stiles, through pilot holes, with the clamp left on until the screw is home. Frameless ones stand on legs that turn up and down, and are joined through their sides with connecting screws; their gaps forgive less than a sixteenth. There is a short film of each among the Assembly Videos of every door.",
      ],
      links: [{ text: "Framed or frameless", path: "/blogs/framed-or-frameless" }],
    },
    {
      kind: "list",
      title: "Questions for an installer",
      body: [
        "Installers are independent people with their own contracts and insurance. Ask at least two of them the same things:",
      ],
      items: [
        "May I see a kitchen you finished a year ago, and one from last month?",
        "Are you licensed and insured for this in my state?",
        "What is in the price: removal, disposal, plumbing, wiring, crown, touch-up?",
        "How do you deal with a floor that is an inch out?",
        "Who measures for the final order, and who answers for the sizes?",
        "When can you start, and what would move that date?",
      ],
    },
    {
      kind: "text",
      title: "Around Sidney",
      body: [
        "In our corner of Montana and North Dakota we know most of the people who hang cabinets, and we are glad to name a few when you ask. We take nothing for it, and the agreement is between the two of you.",
      ],
      links: [{ text: "Ask for names", path: "/contact" }],
    },
    {
      kind: "faq",
      title: "About installation",
      questions: ["install-service", "install-ready", "how-much-weight", "assembly-time"],
    },
  ],
};

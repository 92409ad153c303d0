import type { PageWords } from "../section";

export const claimWords: PageWords = {
  name: "claim",
  path: "/claim",
  title: "File a Claim",
  seo: {
    title: "File a Claim for Damage or Missing Parts | Stile & Rail",
    description:
      "Report a damaged, faulty or missing cabinet part or sample door to Stile & Rail in Sidney, Montana: order number, parts, photos, done.",
  },
  sections: [
    {
      kind: "intro",
      title: "Something is not right",
      shadowText: "Claim",
      body: [
        "We are sorry. Tell us what happened and show us a picture, and we will get the right part moving.",
      ],
    },
    {
      kind: "list",
      title: "Have this at hand",
      items: [
        "Your order number or quote number, from the confirmation email",
        "The codes of the parts concerned, as on the packing list",
        "A photo of each part from a few steps away, and one close up with a coin beside the damage",
        "A photo of the label on the carton",
        "A photo of the wrapping, if the trip is to blame",
      ],
    },
    {
      kind: "table",
      title: "How long you have",
      columns: ["What", "Report it"],
      rows: [
        ["A chipped or wrong sample door", "Within a week of opening the box"],
        ["Damage you can see on a freight delivery", "On the driver's receipt, before you sign"],
        ["Anything found on unpacking cabinets", "Within five working days of delivery"],
        ["A fault that shows in use", "When it shows, within the time the terms give for the part"],
      ],
    },
    {
      kind: "steps",
      title: "What happens then",
      steps: [
        {
          title: "You write to us",
          description:
            "The form below asks for the list and the pictures, and a copy comes to your inbox at once. One email with both will do as well.",
        },
        {
          title: "A person reads it",
          description: "Within two working days you have a decision, or one clear question.",
        },
        {
          title: "The part is ordered",
          description: "In your line and finish, to the address of the order unless you name another.",
        },
      ],
    },
    {
      kind: "text",
      title: "Until you hear from us",
      body: [
        "Keep the part and its packaging. Please do not install, sand, paint or drill it, since a part that has been put in counts as accepted.",
        "Crooked doors and stiff drawers are most often a matter of one screw.",
        "[A claim done right](/blogs/a-claim-done-right) tells which, and what belongs to the nature of wood.",
      ],
      links: [{ text: "Write to us", path: "mailto:hello@stileandrail.example" }],
    },
    {
      kind: "faq",
      title: "Asked about claims",
      questions: ["claim-how-soon", "missing-screws", "paint-lines", "wood-varies"],
    },
  ],
};

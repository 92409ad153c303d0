import type { PageWords } from "../section";

export const bookAppointmentWords: PageWords = {
  name: "book-appointment",
  path: "/book-appointment",
  title: "Book an Appointment",
  seo: {
    title: "Book a Cabinet Appointment in Sidney, MT | Stile & Rail",
    description:
      "An hour with a kitchen designer, in our Sidney, Montana showroom or by phone. Free, without obligation, and better with a sketch in hand.",
  },
  sections: [
    {
      kind: "intro",
      title: "An hour for your kitchen",
      shadowText: "Hour",
      body: [
        "Pick a time and someone who draws kitchens for a living will have the table clear for you. It costs nothing and commits you to nothing.",
      ],
    },
    {
      kind: "cards",
      title: "Two ways to meet",
      cards: [
        {
          title: "In the showroom",
          description:
            "117 South Central Avenue, Sidney. Sixty doors on the wall, open drawers to lean on, and a big table for plans.",
          link: { text: "How to find us", path: "/contact" },
        },
        {
          title: "By phone",
          description:
            "We call you at the hour you choose. Send your sketch and photos beforehand, so that both ends of the line look at the same wall.",
          link: { text: "Send a sketch", path: "/free-kitchen-design" },
        },
      ],
    },
    {
      kind: "list",
      title: "What makes the hour count",
      body: ["None of these is required. Each of them saves about ten minutes."],
      items: [
        "A floor plan with wall lengths in inches, however rough",
        "Ceiling height, measured in more than one corner",
        "Photos of all four walls and of whatever you would like to keep",
        "The appliances you have or are thinking of",
        "Two or three pictures of kitchens you like, and one you cannot stand",
        "A figure you would rather not exceed",
      ],
    },
    {
      kind: "steps",
      title: "What happens in it",
      steps: [
        {
          title: "We listen",
          description:
            "Who cooks, who helps, who only comes in for the coffee, and what annoys you most today.",
        },
        {
          title: "We look",
          description: "At doors, drawers and finishes, with your floor or your photo beside them.",
        },
        {
          title: "We sketch",
          description: "A first layout in pencil, good enough to see whether the big wish fits.",
        },
        {
          title: "You go home",
          description:
            "With samples if you like. The drawn plan and its quote follow once we have all the sizes.",
        },
      ],
    },
    {
      kind: "text",
      title: "If something comes up",
      body: [
        "Reply to the confirmation or call (406) 555-0142, and we move the appointment. Running late is fine too; the roads here are long.",
        "No time suits you? [Write to us](/contact) and suggest one. Early evenings can be arranged.",
      ],
    },
  ],
};

import * as block from "../blocks";
import { openingHours, siteAddress } from "../site";
import { image } from "../stored";
import { videos } from "../style-videos";
import { bookAppointmentWords } from "../words/pages/book-appointment";
import { freeKitchenDesignWords } from "../words/pages/free-kitchen-design";
import { howToBuyKitchenWords } from "../words/pages/how-to-buy-kitchen";
import { kitchenFinanceOptionsWords } from "../words/pages/kitchen-finance-options";
import { kitchenInstallationWords } from "../words/pages/kitchen-installation";
import { written } from "./written";

const low = { x: 0.5, y: 0.6 };

export const bookAppointmentPage = written(bookAppointmentWords, {
  pictures: {
    "In the showroom": image(
      "scenes/showroom.webp",
      "Long showroom wall of sample doors with a table for plans",
      low,
    ),
    "By phone": image(
      "scenes/samples-flatlay.webp",
      "Six sample doors and paint chips spread on a pale table",
    ),
    "If something comes up": image(
      "kitchens/eswt.webp",
      "White kitchen with an island, ready to be talked about",
      low,
    ),
  },
  below: {
    "An hour for your kitchen": [
      block.widget("calendar", {
        kind: "booking",
        title: "Set a time",
        description:
          "Call or write, name two times that suit you, and we confirm one of them the same working day.",
        actions: [
          { text: "Call (406) 555-0142", path: "tel:+14065550142", variant: "primary" },
          { text: "Write to us", path: "mailto:hello@stileandrail.example", variant: "secondary" },
        ],
      }),
      block.contactInfo("reach", {
        title: "Where and when",
        items: [
          {
            type: "address",
            text: "117 South Central Avenue\nSidney, MT 59270",
            enableMapLink: true,
            mapLink: siteAddress.mapLink,
          },
          { type: "hours", hours: openingHours },
          {
            type: "link",
            title: "What to bring",
            subTitle: "Wall lengths, ceiling height, and where the water and the range are.",
            text: "How to measure a kitchen",
            path: "/blogs/measuring-a-kitchen",
          },
          {
            type: "image",
            image: image(
              "scenes/showroom.webp",
              "Three shelves of sample doors on a white showroom wall, table in front",
            ),
          },
        ],
      }),
    ],
  },
});

export const freeKitchenDesignPage = written(freeKitchenDesignWords, {
  pictures: {
    "Your room, drawn by a person": image(
      "scenes/hero-greige-walnut.webp",
      "Greige kitchen with a walnut island, its plan easy to read",
      low,
    ),
    "Just curious about the cost?": image("kitchens/gyse.webp", "Gray shaker kitchen with an island", low),
  },
  closing: [
    block.formBlock("room", {
      title: "Send us the room",
      description: "Two minutes, and every field but the first few may stay empty.",
      form: "free-kitchen-design",
      pictures: [
        image("kitchens/oxs.webp", "Sage kitchen with an island", low),
        image("kitchens/hysk.webp", "Honey colored shaker kitchen with an island", low),
        image("kitchens/trnv.webp", "Navy kitchen with an island", low),
      ],
    }),
    block.contactInfo("send", {
      title: "Where to send the room",
      description: "Sketch, sizes and photos by email or phone, or all of it by hand across the counter.",
      layout: "help",
      items: [
        {
          type: "email",
          text: "hello@stileandrail.example",
          subTitle: "Best for plans and many photos.",
        },
        { type: "sms", text: "(406) 555-0142", subTitle: "Best for one photo and a quick question." },
        {
          type: "link",
          title: "In person",
          subTitle: "Best for a sketch on paper.",
          text: "Where we are, and when",
          path: "/contact",
        },
        {
          type: "icon-link",
          icon: "search",
          title: "Not sure of a size?",
          subTitle: "What to measure, and in which order.",
          text: "The tape, step by step",
          path: "/blogs/measuring-a-kitchen",
        },
      ],
    }),
  ],
});

export const howToBuyKitchenPage = written(howToBuyKitchenWords, {
  layouts: { "If you only remember one thing": "overlay" },
  pictures: {
    "If you only remember one thing": image(
      "scenes/samples-flatlay.webp",
      "Sample doors in blue, green, white and wood beside brass pulls",
    ),
  },
  closing: [
    block.timeline("calendar", {
      title: "What takes how long",
      description: "Most of it is deciding. The rest can be planned.",
      entries: [
        {
          title: "Samples on your counter",
          when: "Three to six working days by road",
          text: "Five to nine by air to Alaska and Hawaii, counted from the day we pack them.",
        },
        { title: "A first plan", when: "Usually five working days after we have sizes and photos" },
        {
          title: "Cabinets on the truck",
          when: "As the quote says",
          text: "The weeks depend on the line and on whether it comes flat or assembled.",
        },
        {
          title: "Checked and counted",
          when: "Within five working days of delivery",
          text: "Open every carton, and tell us of anything missing or damaged.",
        },
        {
          title: "The stone",
          when: "After the last base cabinet stands",
          text: "The template is taken from cabinets that are level and fastened, not from a plan.",
        },
      ],
    }),
    block.styleSlider("first", {
      title: "Five to begin with",
      description: "One white, one gray, one blue, one green, one wood.",
      action: { text: "All sixty doors", path: "/products/kitchen-cabinets", variant: "text" },
      styles: ["wtse", "gyse", "trnv", "ivys", "hysk"].map((code) => `style-${code}`),
    }),
  ],
});

const film = ({ value, ...rest }: (typeof videos)["framed" | "frameless"]) => ({
  ...rest,
  description: value,
});

export const kitchenInstallationPage = written(kitchenInstallationWords, {
  pictures: {
    "Straight boxes, crooked house": image(
      "scenes/hero-white-oak.webp",
      "Finished white kitchen with an oak island, every line level",
      low,
    ),
    "Questions for an installer": image(
      "scenes/drawer.webp",
      "Drawer with dividers pulled out to its full length",
    ),
  },
  below: {
    "Framed and frameless differ here": [
      block.videoCards("films", {
        title: "Two short films",
        description: "Drawn instead of filmed, so that nothing hides behind a hand.",
        videos: [film(videos.framed), film(videos.frameless)].map((each) => ({
          ...each,
          uploadDate: "2026-09-14",
        })),
      }),
    ],
  },
});

export const kitchenFinanceOptionsPage = written(kitchenFinanceOptionsWords, {
  // Ruling A03: the second entry of that address. While the page of its own stands, visitors see that one.
  alsoAt: ["/free-kitchen-design"],
  schemas: { video: false, googleSearchConsole: true, googleTagManager: true }, // S3 §3.2
  layouts: { "Spending less instead": "finance" },
  pictures: {
    "Spending less instead": image(
      "kitchens/wtse.webp",
      "White shaker kitchen with plain crown and wide drawers",
      low,
    ),
  },
});

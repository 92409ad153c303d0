import * as block from "../blocks";
import { rich } from "../rich-text";
import { image } from "../stored";
import { home, page } from "./page";

export const aboutPage = page({
  id: "about-us",
  name: "about-us",
  path: "/about-us",
  alsoAt: ["/aboutus"], // ruling A04
  title: "About us",
  seo: {
    title: "About Stile & Rail, a Cabinet Shop in Sidney, Montana",
    description:
      "Who we are, how the kitchen cabinets we sell are built, and why we send a real door before you order a kitchen.",
  },
  breadcrumb: [home, { text: "About us", url: "/about-us" }],
  schemas: { localBusiness: true, organization: true },
  blocks: [
    block.pageTitle("title", {
      variant: "shadow-text",
      title: "A small shop that likes corners",
      shadowText: "Sidney",
      description:
        "Sidney lies where the Yellowstone nears the Missouri, a long way from any design district. People here keep things, so what we sell has to be worth keeping.",
    }),
    block.mediaContent("shop", {
      mediaSide: "right",
      eyebrow: "The showroom",
      title: "Doors you can carry to the window",
      body: rich(
        "Our finishes hang on three long shelves, because colors only make sense next to other colors. Take any of them down. Hold it against the photo of your floor, lean it on the counter, look at it in daylight.",
        "If none of them is right, we will say so, and tell you who might have it.",
      ),
      image: image(
        "scenes/showroom.webp",
        "Three shelves of sample doors on a white showroom wall, table in front",
        {
          x: 0.5,
          y: 0.5,
        },
      ),
      caption: "Every door can be taken off its shelf.",
      actions: [{ text: "Opening hours", path: "/contact", variant: "text" }],
    }),
    block.cardGrid("principles", {
      title: "Three habits",
      layout: "image-cards",
      cards: [
        {
          title: "Look at the joint",
          description:
            "Tenons, miters and dovetails hold a cabinet together long after glue has had its day.",
          image: image(
            "doors/sdcb-detail.webp",
            "Mitered corner of a Casselberry door in Saddle with a bronze knob",
          ),
        },
        {
          title: "Say what varies",
          description:
            "Wood moves, painted joints show hairlines, stain follows the grain. You should hear it from us first.",
          image: image("doors/hysk-detail.webp", "Grain of a Honey stained shaker door close up"),
        },
        {
          title: "Keep the record",
          description:
            "We keep the maker's codes of every kitchen, so that a door you need in ten years can be ordered to match.",
          image: image("doors/ivys-detail.webp", "Corner of a shaker door in Ivy with a brass bar pull"),
        },
      ],
    }),
    block.mediaContent("build", {
      layout: "media",
      mediaSide: "left",
      eyebrow: "How they are built",
      title: "From flat pack to forty years",
      body: rich(
        "Framed cabinets arrive as panels with locking grooves, a hardwood face frame and a bag of hardware. Glue, a mallet and a cordless drill are enough, and the box pulls itself square.",
        "Frameless ones come assembled and are leveled on their legs. Either way the drawers are dovetailed birch, and the hinges can be taken off without tools.",
      ),
      image: image(
        "scenes/kitchen-3.webp",
        "Antique white kitchen with raised panels and a furniture-style island",
        {
          x: 0.5,
          y: 0.6,
        },
      ),
      actions: [{ text: "Products", path: "/products", variant: "text" }],
    }),
    block.callToAction("sample", {
      title: "The best introduction weighs four pounds.",
      description: "Order one door and judge the makers by it.",
      actions: [{ text: "Choose a sample", path: "/order-samples", variant: "primary" }],
    }),
  ],
});

export const contactPage = page({
  id: "contact",
  name: "contact",
  path: "/contact",
  title: "Contact",
  seo: {
    title: "Contact Stile & Rail in Sidney, Montana",
    description:
      "Call (406) 555-0142, write to us, or visit the Stile & Rail showroom on South Central Avenue in Sidney, Montana.",
  },
  breadcrumb: [home, { text: "Contact", url: "/contact" }],
  blocks: [
    block.pageTitle("title", {
      variant: "shadow-text",
      title: "Talk to us",
      shadowText: "Hello",
      description: "A person in Sidney answers, usually one who has hung a few hundred doors.",
    }),
    block.cardGrid("ways", {
      title: "Three ways to reach us",
      layout: "grid-3",
      cards: [
        {
          iconName: "phone",
          title: "Call",
          description: "(406) 555-0142. Weekdays from 8:30 to 5:30, Saturdays until one.",
          action: { text: "Call the shop", path: "tel:+14065550142", variant: "text" },
        },
        {
          iconName: "mail",
          title: "Write",
          description: "Photos of the room help. So does a rough width for each wall.",
          action: {
            text: "hello@stileandrail.example",
            path: "mailto:hello@stileandrail.example",
            variant: "text",
          },
        },
        {
          iconName: "pin",
          title: "Visit",
          description: "117 South Central Avenue, Sidney, Montana 59270. Parking is behind the building.",
          action: {
            text: "Open the map",
            path: "https://www.openstreetmap.org/search?query=South%20Central%20Avenue%2C%20Sidney%2C%20MT%2059270",
            variant: "text",
            target: "_blank",
          },
        },
      ],
    }),
    block.formBlock("form", {
      title: "Write to us here",
      description: "It lands on the same desk as a letter, and is answered by a person.",
      form: "contact",
    }),
    block.widget("map", {
      kind: "map",
      title: "On South Central Avenue, in the middle of Sidney",
      actions: [
        {
          text: "Open the map",
          path: "https://www.openstreetmap.org/search?query=South%20Central%20Avenue%2C%20Sidney%2C%20MT%2059270",
          variant: "secondary",
          target: "_blank",
        },
      ],
    }),
    block.mediaContent("prepare", {
      mediaSide: "left",
      eyebrow: "Before you come",
      title: "Three things worth bringing",
      body: rich(
        "- The length of each wall, measured at counter height",
        "- Where the water, the gas and the windows are",
        "- A piece of the floor, or a photo taken in daylight",
        "With these we can sketch a first plan while you look around.",
      ),
      image: image(
        "scenes/hero-white-oak.webp",
        "White kitchen with an oak island and stools, seen from the dining side",
        {
          x: 0.5,
          y: 0.6,
        },
      ),
    }),
    block.formBlock("dealer", {
      title: "For the trade",
      description: "Showrooms, builders and designers buy on terms of their own.",
      form: "dealer",
    }),
  ],
});

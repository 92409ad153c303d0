import * as block from "../blocks";
import { faqId } from "../questions";
import { rich } from "../rich-text";
import { image } from "../stored";
import { styleId } from "../styles";
import { home, page } from "./page";

const cabinets = "/products/kitchen-cabinets";

export const homePage = page({
  id: "home",
  name: "home",
  path: "/",
  title: "Home",
  seo: {
    title: "Kitchen Cabinets in Sidney, Montana | Stile & Rail",
    description:
      "Sixty cabinet doors by two makers, in paint and wood, compared honestly. Order a real sample door and see it in your own light.",
  },
  breadcrumb: [home],
  blocks: [
    block.banner("welcome", {
      subTitle: "Kitchen cabinets from Sidney, Montana",
      title: "A kitchen starts with one good door.",
      description:
        "Sixty of them stand in our showroom. Any of them can stand in yours for a week or two first.",
      image: image(
        "scenes/hero.webp",
        "White kitchen with a navy island, oak floor and brass pendant lamps",
        {
          x: 0.5,
          y: 0.52,
        },
      ),
      actions: [
        { text: "Browse the doors", path: cabinets, variant: "primary" },
        { text: "Order samples", path: "/order-samples", variant: "secondary" },
      ],
      bannerLayout: "full",
    }),
    block.pageTitle("promise", {
      variant: "shadow-text",
      title: "Joined, not just assembled",
      shadowText: "Joinery",
      description:
        "A stile is the upright of a door, a rail is what crosses it. Where the two meet decides whether a cabinet lasts ten years or fifty, so we named the shop after it.",
    }),
    block.cardGrid("makers", {
      title: "Two makers, one standard",
      description: "We carry only what we would hang in our own houses.",
      layout: "feature",
      cards: [
        {
          title: "JSI Cabinetry",
          description: "Face frames, hardwood doors and ten colors of Yarmouth. Classic without the dust.",
          image: image(
            "brand/jsi-cabinetry.webp",
            "Antique white kitchen with raised panel doors and black lanterns",
          ),
          action: { text: "See JSI doors", path: `${cabinets}/jsi-cabinetry`, variant: "text" },
        },
        {
          title: "USCD",
          description: "Shaker from Antique White to Ivy, and frameless lines for rooms with clean edges.",
          image: image("brand/uscd.webp", "Sage green shaker kitchen with an oak island under a window"),
          action: { text: "See USCD doors", path: `${cabinets}/uscd`, variant: "text" },
        },
        {
          title: "Everything side by side",
          description: "All sixteen lines on one page, pictured at one scale and in one light.",
          image: image(
            "scenes/showroom.webp",
            "Showroom wall with three rows of sample doors above a wooden table",
          ),
          action: { text: "Compare all sixty", path: cabinets, variant: "text" },
        },
      ],
    }),
    block.styleSlider("colors", {
      title: "Colors people live with",
      description: "A first handful, from quiet to brave.",
      action: { text: "All kitchen cabinets", path: cabinets, variant: "text" },
      styles: ["trnv", "ivys", "hysk", "amms", "esnw", "yssg", "dvsk", "tgwd", "estf", "vmnt"].map(styleId),
    }),
    block.mediaContent("inside", {
      layout: "kitchen",
      mediaSide: "left",
      eyebrow: "Inside the box",
      title: "The part you stop noticing, because it works",
      body: rich(
        "Drawer boxes are solid birch, dovetailed at all four corners. They ride on full-extension runners that carry seventy-five pounds and close themselves for the last two inches.",
        "Sides are plywood. Hinges adjust in six directions with one screwdriver, so a door that settles with the house can be straightened in a minute.",
      ),
      image: image("scenes/drawer.webp", "Drawer with wooden dividers pulled open in a dark green kitchen", {
        x: 0.5,
        y: 0.55,
      }),
      caption: "USCD Shaker in Ivy, with the divider insert.",
      actions: [{ text: "How our cabinets are built", path: "/about-us", variant: "text" }],
    }),
    block.stepList("samples", {
      title: "How samples work",
      description: "Three steps and a little patience. The last one matters most.",
      steps: [
        {
          title: "Pick a few",
          description:
            "Add doors from any style page. Painted ones are free, wood and gloss ones $12.50; delivery is $9.95 in the lower 48 states, and free in Montana.",
          stepNumber: 1,
        },
        {
          title: "We send real doors",
          description:
            "Small ones, built by the maker as your kitchen would be, boxed in Sidney within a working day.",
          stepNumber: 2,
        },
        {
          title: "Live with them",
          description:
            "Lean them against the wall. Look at breakfast, at noon and under the lamps. Then decide.",
          stepNumber: 3,
        },
      ],
    }),
    block.mediaContent("advice", {
      layout: "advice",
      mediaSide: "right",
      eyebrow: "Choosing",
      title: "Start with the floor, finish with the handle",
      body: rich(
        "The floor is the largest color in the room, and the one you will change last. Hold a sample against it before you hold it against anything else.",
        "Then look at the counter, and only then at the walls. If two doors still seem right, take the one that looks better on a gray day.",
      ),
      image: image(
        "scenes/samples-flatlay.webp",
        "Six sample doors laid out with paint chips and brass pulls",
        {
          x: 0.4,
          y: 0.5,
        },
      ),
      caption: "Three painted doors, two stained, one still undecided.",
      actions: [{ text: "Read the questions others asked", path: "/faqs", variant: "text" }],
    }),
    block.reviewCards("reviews", {
      title: "Notes from kitchens",
      reviews: ["review-sample-on-windowsill", "review-assembled-eleven", "review-honest-about-oak"],
    }),
    block.faqAccordion("questions", {
      title: "Before you ask",
      description: "Five things we answer every week.",
      faqs: ["sample-cost", "delivery-time", "soft-close", "paint-lines", "assembly-time"].map(faqId),
    }),
    block.callToAction("visit", {
      title: "Come and open a few drawers.",
      description:
        "The showroom is on South Central Avenue. The coffee is decent and nobody will follow you around.",
      image: image("scenes/kitchen-5.webp", "Pale pine kitchen with a long stone island and black pendants"),
      actions: [
        { text: "Find us", path: "/contact", variant: "primary" },
        { text: "Order samples instead", path: "/order-samples", variant: "secondary" },
      ],
    }),
  ],
});

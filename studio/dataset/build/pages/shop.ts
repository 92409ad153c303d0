// oxlint-disable max-lines -- the pages of the shop, block by block
import * as block from "../blocks";
import { faqId, faqsAbout } from "../questions";
import { rich } from "../rich-text";
import { image, reference } from "../stored";
import { styleId, styles } from "../styles";
import { lineTable } from "./line-table";
import { home, page } from "./page";

const products = { text: "Products", url: "/products" };
const cabinets = { text: "Kitchen Cabinets", url: "/products/kitchen-cabinets" };
const pathOf = (brandSlug: string) => `${cabinets.url}/${brandSlug}`;

const stylesWith = (...constructions: readonly string[]) =>
  styles.filter(({ construction }) => constructions.includes(construction)).map(({ code }) => styleId(code));

export const productsPage = page({
  id: "products",
  name: "products",
  path: products.url,
  title: "Products",
  seo: {
    title: "Cabinets and Sample Doors | Stile & Rail, Sidney MT",
    description:
      "Kitchen cabinets by two makers, and real sample doors to take home first: what Stile & Rail sells in Sidney, Montana.",
  },
  breadcrumb: [home, products],
  blocks: [
    block.pageTitle("title", {
      variant: "two-column",
      title: "What we sell",
      description:
        "Two makers, sixteen door lines, sixty doors. Choose a maker if you know the construction you want, or walk through everything if you only know the color.",
    }),
    block.cardGrid("ways-in", {
      layout: "grid-2",
      cards: [
        {
          title: "Kitchen cabinets",
          description: "Base, wall, tall and island units in every finish we carry.",
          image: image("brand/kitchen-cabinets.webp", "White kitchen with a navy island and brass pendants"),
          hoverImage: image("scenes/kitchen-1.webp", "Sage green kitchen with an oak island"),
          action: { text: "Walk through all sixty", path: cabinets.url, variant: "text" },
        },
        {
          title: "Sample doors",
          description: "One real door per color, small enough for the mail and large enough to judge.",
          image: image(
            "scenes/samples-flatlay.webp",
            "Sample doors in blue, white, green and wood on a pale table",
          ),
          label: "From $0",
          action: { text: "Choose samples", path: "/order-samples", variant: "text" },
        },
      ],
    }),
    block.categoryShowcase("shapes", { category: reference("category-shaker") }),
    block.mediaContent("framed", {
      mediaSide: "right",
      eyebrow: "Framed",
      title: "A hardwood frame the doors close against",
      body: rich(
        "JSI and most of USCD hang their doors on a solid frame. It keeps the box square for decades, gives the hinge screws something to bite, and forgives a wall that leans.",
      ),
      image: image("scenes/kitchen-4.webp", "Dark wood kitchen with raised panel doors and iron lanterns", {
        x: 0.5,
        y: 0.6,
      }),
      actions: [{ text: "JSI Cabinetry", path: pathOf("jsi-cabinetry"), variant: "text" }],
    }),
    block.mediaContent("frameless", {
      mediaSide: "left",
      eyebrow: "Frameless",
      title: "Edge to edge, with nothing in between",
      body: rich(
        "Torino, Verona and Palermo leave the frame out. You gain about ¾ inch of drawer on each side and a front that reads as one surface, divided by narrow gaps.",
      ),
      image: image("scenes/kitchen-2.webp", "Charcoal slab kitchen with a pale stone waterfall island", {
        x: 0.5,
        y: 0.6,
      }),
      actions: [{ text: "USCD", path: pathOf("uscd"), variant: "text" }],
    }),
    lineTable,
    block.downloadCatalog("catalogs", {
      title: "Both makers on paper",
      layout: "link",
      catalogs: [
        { text: "JSI on paper (PDF, 0.2 MB)", file: "jsi-cabinetry-doors.pdf" },
        { text: "USCD on paper (PDF, 0.1 MB)", file: "uscd-doors.pdf" },
      ],
    }),
    block.styleGrid("slab", {
      title: "Slab",
      description: "One flat face in wood grain, matte or gloss.",
      styles: stylesWith("slab_wood", "slab_matt", "slab_gloss"),
    }),
  ],
});

export const kitchenCabinetsPage = page({
  id: "kitchen-cabinets",
  name: "product-category",
  path: cabinets.url,
  title: "Kitchen Cabinets",
  seo: {
    title: "Kitchen Cabinet Doors in 60 Finishes | Stile & Rail",
    description:
      "Shaker, raised panel, recessed and slab cabinet doors in paint and wood, shown at one scale and in one light. Sidney, Montana.",
  },
  breadcrumb: [home, products, cabinets],
  blocks: [
    block.pageTitle("title", {
      variant: "shadow-text",
      title: "Kitchen cabinets",
      shadowText: "Cabinets",
      description:
        "Every door we sell, in every color. The pictures are computer renderings, all in one light and at one scale: what looks darker here is darker at home.",
    }),
    block.styleList("doors", {
      tabsBy: "construction",
      tabsLayout: "filter-tabs-v1",
      tabsOverflow: "scroll",
      hasAllTab: true,
      filters: ["brand", "line", "family", "finish"],
      hasSearch: true,
      pagination: "page-numbers",
      pageSize: 24,
    }),
    block.mediaContent("which-shaker", {
      mediaSide: "right",
      eyebrow: "A small difference",
      title: "Why one shaker looks calmer than another",
      body: rich(
        "Look at the frame. Essex is almost three inches wide, Amesbury and Shaker a little over two, Edgeline less than one. Torrance keeps slim stiles and raises the rails.",
        "The wider the frame, the sturdier a tall door looks. The narrower it is, the more the color takes over.",
      ),
      image: image("scenes/kitchen-1.webp", "Sage shaker wall units beside a window, oak island in front", {
        x: 0.5,
        y: 0.6,
      }),
    }),
    block.downloadCatalog("catalogs", {
      title: "On paper, for the kitchen table",
      description: "Every door with its code, to print and to scribble on.",
      layout: "dropdown",
      catalogs: [
        { text: "JSI Cabinetry doors (PDF, 0.2 MB)", file: "jsi-cabinetry-doors.pdf" },
        { text: "USCD doors (PDF, 0.1 MB)", file: "uscd-doors.pdf" },
      ],
    }),
    block.callToAction("samples", {
      title: "Narrowed it down to three?",
      description:
        "That is exactly the right number to order. Put them side by side where the cabinets will stand.",
      actions: [{ text: "Order sample doors", path: "/order-samples", variant: "primary" }],
    }),
  ],
});

export const jsiPage = page({
  id: "jsi-cabinetry",
  name: "jsi-cabinetry",
  path: pathOf("jsi-cabinetry"),
  title: "JSI Cabinetry",
  seo: {
    title: "JSI Cabinetry Kitchen Cabinets | Stile & Rail",
    description:
      "Trenton, Yarmouth, Amesbury, Upton, Dover and Essex: framed JSI Cabinetry doors in paint and stain, with samples from Sidney, Montana.",
  },
  breadcrumb: [home, products, cabinets, { text: "JSI Cabinetry", url: pathOf("jsi-cabinetry") }],
  blocks: [
    block.styleList("styles", {
      brand: reference("brand-jsi-cabinetry"),
      tabsBy: "line",
      tabsLayout: "filter-tabs-v2",
      tabsOverflow: "buttons",
      hasAllTab: true,
      filters: ["construction", "family", "finish"],
      hasSearch: true,
      pagination: "load-more",
      pageSize: 12,
    }),
    block.mediaContent("trenton", {
      mediaSide: "left",
      eyebrow: "Look closer",
      title: "Forty-five degrees, four times",
      body: rich(
        "Trenton's corners are mitered and splined, so the cove inside the frame turns each corner without a break. On a dark color you see it as one unbroken line of light.",
      ),
      image: image(
        "doors/trnv-detail.webp",
        "Mitered corner of a Trenton door in Navy with a brass bar pull",
      ),
      caption: "Trenton Recessed in Navy.",
      actions: [{ text: "Trenton in Navy", path: `${pathOf("jsi-cabinetry")}/trnv`, variant: "text" }],
    }),
    block.faqAccordion("questions", {
      title: "About framed cabinets",
      faqs: ["framed-or-frameless", "assembly-time", "touch-up"].map(faqId),
    }),
  ],
});

export const uscdPage = page({
  id: "uscd",
  name: "uscd",
  path: pathOf("uscd"),
  title: "USCD",
  seo: {
    title: "USCD Kitchen Cabinets, Shaker to Slab | Stile & Rail",
    description:
      "USCD Shaker in eight colors, Oxford, Casselberry, Edgeline and Torrance, and frameless Torino, Verona and Palermo. Sidney, Montana.",
  },
  breadcrumb: [home, products, cabinets, { text: "USCD", url: pathOf("uscd") }],
  blocks: [
    block.styleList("styles", {
      brand: reference("brand-uscd"),
      tabsBy: "line",
      tabsLayout: "filter-tabs-v3",
      tabsOverflow: "wrap",
      hasAllTab: true,
      filters: ["construction", "family", "finish"],
      hasSearch: true,
      pagination: "infinite-scroll",
      pageSize: 12,
    }),
    block.mediaContent("oxford", {
      mediaSide: "right",
      eyebrow: "Look closer",
      title: "The curve that changes with the hour",
      body: rich(
        "Oxford's inner edge is an ogee: it falls, swells and falls again. Morning light finds the first slope, evening light the second, and painted doors seem to change tone without changing color.",
      ),
      image: image("doors/oxs-detail.webp", "Corner of an Oxford door in Sage with a round brass knob"),
      caption: "Oxford in Sage.",
      actions: [{ text: "Oxford in Sage", path: `${pathOf("uscd")}/oxs`, variant: "text" }],
    }),
    block.faqAccordion("questions", {
      title: "About finishes",
      faqs: ["wood-varies", "care", "sample-is-real"].map(faqId),
    }),
  ],
});

export const orderSamplesPage = page({
  id: "order-samples",
  name: "order-samples",
  path: "/order-samples",
  title: "Order Samples",
  seo: {
    title: "Order Cabinet Door Samples | Stile & Rail, Sidney MT",
    description:
      "Real sample doors in every color: painted ones free, wood and gloss $12.50, delivery $9.95 and free in Montana. Packed in Sidney.",
  },
  breadcrumb: [home, { text: "Order Samples", url: "/order-samples" }],
  blocks: [
    block.pageTitle("title", {
      variant: "two-column",
      title: "Order sample doors",
      description:
        "One door of each color you are truly weighing. Painted ones are free, wood and gloss ones $12.50. Delivery is $9.95 for an order below $100, free from there and in Montana, and $14.95 for each door to Alaska and Hawaii.",
    }),
    block.sampleOrderList("list", {}),
    block.stepList("afterwards", {
      title: "When the box arrives",
      steps: [
        {
          title: "Stand it up",
          description: "Doors hang upright, and light falls on them from above. On a table they look paler.",
          stepNumber: 1,
        },
        {
          title: "Move it around",
          description: "Beside the window, in the darkest corner, next to the refrigerator.",
          stepNumber: 2,
        },
        {
          title: "Wait a day",
          description: "First love and lasting love are not always the same color.",
          stepNumber: 3,
        },
      ],
    }),
    block.faqAccordion("questions", { title: "About samples", faqs: faqsAbout("samples") }),
  ],
});

export const checkoutPage = page({
  id: "checkout",
  name: "checkout",
  path: "/checkout",
  title: "Checkout",
  seo: {
    title: "Checkout | Stile & Rail",
    description:
      "Enter your address, see shipping and tax for it, and place the order for your cabinet sample doors.",
    noIndex: true,
  },
  breadcrumb: [],
  blocks: [
    block.pageTitle("title", {
      variant: "plain",
      title: "Checkout",
      description: "No account needed. Shipping and tax follow from your address.",
    }),
  ],
});

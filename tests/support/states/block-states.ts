import { type BlockType, blockTypes } from "~/blocks/block-types";
import { getKitVariants } from "~/blocks/block-variants";
import { lengthenText } from "./block-documents";
import { openPath, type ShownElement, type State } from "./state";

const heading = (name: string): ShownElement => ({ role: "heading", name });
/** The kit page shows the same block for the variant and for the side of its picture. */
const doorsHeading: ShownElement = { ...heading("Doors you can carry to the window"), count: 2 };

/** An element of each variant of each block, as the kit page shows it. */
const demoElements: Readonly<Record<string, ShownElement>> = {
  "banner: full": heading("A kitchen starts with one good door."),
  "banner: split": heading("Your room, drawn by a person"),
  "pageTitle: plain": heading("Checkout"),
  "pageTitle: shadow-text": heading("Joined, not just assembled"),
  "pageTitle: one-column": heading("Privacy policy"),
  "pageTitle: two-column": heading("Order sample doors"),
  "mediaContent: split": doorsHeading,
  "mediaContent: kitchen": heading("The part you stop noticing, because it works"),
  "mediaContent: advice": heading("Start with the floor, finish with the handle"),
  "mediaContent: overlay": heading("If you only remember one thing"),
  "mediaContent: finance": heading("Spending less instead"),
  "mediaContent: media": heading("From flat pack to forty years"),
  "mediaContent: split, picture right": doorsHeading,
  "mediaContent: split, picture left": heading("If something comes up"),
  "cardGrid: grid-3": heading("Three ways to reach us"),
  "cardGrid: grid-2": heading("Two ways to meet"),
  "cardGrid: grid-4": heading("Where to start"),
  "cardGrid: feature": heading("Two makers, one standard"),
  "cardGrid: image-cards": heading("Three habits"),
  styleSlider: heading("Our most-loved colors"),
  styleGrid: heading("Slab"),
  "styleList: page-numbers": { role: "navigation", name: "Construction" },
  "styleList: load-more": { role: "navigation", name: "Door line" },
  "styleList: infinite-scroll": { role: "navigation", name: "Color family" },
  categoryShowcase: heading("Shaker Doors"),
  reviewCards: heading("Notes from kitchens"),
  faqAccordion: heading("Before you ask"),
  callToAction: heading("Come and open a few drawers."),
  richText: heading("Who writes this"),
  stepList: heading("How samples work"),
  sampleOrderList: { role: "group", name: "Filter samples" },
  shadowTextList: heading("Make the most of the hour"),
  dataTable: heading("How long you have"),
  gallery: heading("One room, eight moods"),
  videoCards: heading("Two short videos"),
  "contactInfo: contact": heading("Where and when"),
  "contactInfo: help": heading("Talk to a person"),
  formBlock: heading("File it here"),
  timeline: heading("How long things take"),
  "downloadCatalog: link": heading("Print catalogs from both makers"),
  "downloadCatalog: dropdown": heading("A print catalog for the kitchen table"),
  "widget: booking": heading("Set a time"),
  "widget: reviews": heading("Tell us how it went"),
  "widget: map": heading("On South Central Avenue, in downtown Sidney"),
  newsletterUnsubscribe: {
    role: "alert",
    text: "This link doesn't match a subscription. Please use the one in our most recent email.",
  },
  "pageNotFound: v1": heading("This drawer is empty."),
  "pageNotFound: v2": heading("We don't have that door"),
};

function getDemoElement(variant: string): ShownElement {
  const element = demoElements[variant];
  if (!element) throw new Error(`the states have no element of the block ${variant}`);
  return element;
}

/**
 * Returns an element of each block on the pages with one block of each type. `write` changes the texts of the editor.
 */
function listElements(write: (text: string) => string): readonly ShownElement[] {
  const written = (text: string) => heading(write(text));
  const elements: Readonly<Record<BlockType, ShownElement>> = {
    banner: written("Your room, drawn by a person"),
    pageTitle: written("A small shop that likes corners"),
    mediaContent: written("Doors you can carry to the window"),
    cardGrid: written("Look at the joint"),
    styleSlider: written("Doors we do have"),
    styleGrid: heading("Verona Midnight Navy"),
    // Only some routes load the styles. On other pages, the block is a link that the footer has as well.
    styleList: { role: "link", name: "All kitchen cabinets", count: 2 },
    categoryShowcase: heading("Shaker Doors"),
    reviewCards: written("Notes from kitchens"),
    faqAccordion: heading("How soon do I have to report it?"),
    callToAction: written("The best introduction weighs four pounds."),
    richText: {
      role: "paragraph",
      text: write(
        "Four people who don't exist. The shop is a demo and so are its authors, but the advice was checked as if your kitchen depended on it. Where a number is common practice rather than a rule, the post says so.",
      ),
    },
    stepList: written("How the hour goes"),
    sampleOrderList: { role: "group", name: "Filter samples" },
    shadowTextList: written("Make the most of the hour"),
    dataTable: written("How long you have"),
    gallery: {
      role: "button",
      name: `Enlarge: ${write("Kitchen with an island, all cabinets with Essex doors in Norwich")}`,
    },
    videoCards: written("Two short videos"),
    contactInfo: heading("Opening hours"),
    formBlock: { role: "form", name: "Claim" },
    timeline: written("How long things take"),
    downloadCatalog: written("A print catalog for the kitchen table"),
    widget: written("Set a time"),
    newsletterUnsubscribe: {
      role: "alert",
      text: "This link doesn't match a subscription. Please use the one in our most recent email.",
    },
    pageNotFound: written("We don't have that door"),
  };
  return Object.values(elements);
}

/** Each block type with the demo content, with its required fields only, and with long texts. */
export const blockStates: readonly State[] = [
  {
    name: "blocks with the demo content",
    open: openPath("/demo/kit/blocks"),
    title: "Design kit: every block in every variant",
    heading: "Every block",
    shows: blockTypes.flatMap(getKitVariants).map(({ name }) => getDemoElement(name)),
  },
  {
    name: "blocks with required fields only",
    open: openPath("/states/blocks-minimal"),
    title: "Every block with required fields | Stile & Rail",
    heading: "A small shop that likes corners",
    shows: listElements((text) => text),
  },
  {
    name: "blocks with long texts",
    open: openPath("/states/blocks-long"),
    title: "Every block with long texts | Stile & Rail",
    heading:
      "A small shop that likes corners straightforwardly A small shop that likes corners A small shop that likes corners",
    shows: listElements(lengthenText),
  },
];

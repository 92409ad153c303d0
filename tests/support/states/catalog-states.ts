import type { Page } from "@playwright/test";
import { openPath, requestError, type ShownElement, type State } from "./state";

const notFound = {
  title: "Page not found | Stile & Rail",
  heading: "This drawer is empty.",
  shows: [
    { role: "button", name: "Go back" },
    { role: "link", name: "Go to home" },
  ],
  status: 404,
} as const satisfies Partial<State>;

const search = { title: "Search Results | Stile & Rail", heading: "Search" } as const;
const favorites = { title: "Your Favorite Cabinet Doors | Stile & Rail", heading: "Your favorites" } as const;
const compare = {
  title: "Compare Cabinet Doors Side by Side | Stile & Rail",
  heading: "Side by side",
} as const;
const blog = {
  title: "Kitchen Cabinet Advice from Sidney, Montana | Stile & Rail",
  heading: "Notes from the bench",
} as const;
const questions = {
  title: "Kitchen Cabinet Questions Answered | Stile & Rail, Sidney",
  heading: "FAQs",
} as const;

/** Opens the search popup and types into it. */
async function typeIntoSearch(page: Page, text: string): Promise<void> {
  await page.goto("/faqs");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).filter({ visible: true }).click();
  await page.getByRole("combobox").fill(text);
}

const paragraph = (text: string): ShownElement => ({ role: "paragraph", text });

/** Lists, pages and searches without content, and what a visitor has stored. */
export const catalogStates: readonly State[] = [
  {
    name: "category without styles",
    open: openPath("/products/state-empty"),
    title: "Empty category | Stile & Rail",
    heading: "Empty category",
    shows: [
      {
        role: "main",
        text: "Breadcrumb Home Products Empty category Empty category Nothing here yet. Product data not found or invalid format See everything we sell Categories Previous category: Slab Doors",
      },
    ],
  },
  {
    name: "unknown category",
    open: openPath("/products/no-such-category"),
    ...notFound,
    shows: [...notFound.shows, paragraph('Category "no-such-category" not found in data')],
  },
  { name: "unknown brand", open: openPath("/products/kitchen-cabinets/no-such-brand"), ...notFound },
  { name: "unknown page", open: openPath("/nowhere"), ...notFound },
  {
    name: "unknown door style",
    open: openPath("/products/kitchen-cabinets/uscd/no-such-door"),
    ...notFound,
    title: "Door not found | Stile & Rail",
    heading: "We don't have that door",
  },
  {
    name: "list of styles without a match",
    open: openPath("/products/kitchen-cabinets?family=black&finish=stained"),
    title: "Kitchen Cabinet Doors in 60 Finishes | Stile & Rail",
    heading: "Kitchen cabinets",
    shows: [
      { role: "status", text: "0 door styles" },
      paragraph("No items available"),
      paragraph("No doors match all of these filters. Try removing one."),
      { role: "link", name: "Show all door styles" },
    ],
  },
  {
    name: "search page without a text",
    open: openPath("/search"),
    ...search,
    shows: [
      {
        role: "main",
        text: "Breadcrumb Home Search Results Search Type at least three letters. Names, colors and style codes all work: sage, shaker, wtse. Search doors, colors, answers Search Search Results Popular searches White shaker Sage Navy Slab doors Free samples Shipping Nothing found? Try a color family Green, blue, white, gray or brown, instead of the name on a paint can. See all 60 doors : Try a color family Check the FAQs Delivery, care, hinges, tax: chances are someone has already asked. FAQs : Check the FAQs Ask a person Describe the door and we'll name it. Contact : Ask a person",
      },
    ],
  },
  {
    name: "search for too few letters",
    open: openPath("/search?query=ab"),
    ...search,
    shows: [paragraph("Please enter at least 3 characters to search.")],
  },
  {
    name: "search without a result",
    open: openPath("/search?query=xylophone"),
    ...search,
    shows: [paragraph("No results found."), paragraph("Try another spelling or a color.")],
  },
  {
    name: "search popup",
    open: (page) => typeIntoSearch(page, ""),
    ...questions,
    shows: [
      {
        role: "dialog",
        name: "Search",
        text: "Search doors, colors, answers Search Close Popular searches White shaker Sage Navy Slab doors Free samples Shipping",
      },
    ],
  },
  {
    name: "search popup without a result",
    open: (page) => typeIntoSearch(page, "xylophone"),
    ...questions,
    shows: [
      {
        role: "dialog",
        name: "Search",
        text: "Search doors, colors, answers xylophone Search Close No results found. Try another spelling or a color. Popular searches White shaker Sage Navy Slab doors Free samples Shipping Browse all doors Ask us",
      },
    ],
  },
  {
    name: "search popup without an answer",
    open: async (page) => {
      await page.route("**/api/search*", (route) => route.abort());
      await typeIntoSearch(page, "shaker");
    },
    ...questions,
    shows: [
      {
        role: "dialog",
        name: "Search",
        text: "Search doors, colors, answers shaker Search Close We can't load suggestions right now. Press Enter to search.",
      },
    ],
    consoleErrors: requestError,
  },
  {
    name: "favorites without a style",
    open: openPath("/favorites"),
    ...favorites,
    shows: [
      paragraph("No favorites yet"),
      paragraph("Click Save on a door you like and you'll find it here. The list stays in this browser."),
    ],
  },
  {
    name: "favorites of another visitor",
    open: openPath("/favorites?style=trnv&style=wtse"),
    ...favorites,
    shows: [
      {
        role: "main",
        text: "Breadcrumb Home Your Favorites Your favorites Check up to four to compare them, or share the whole list with a link. Sign in to see your favorites on every device. 2 doors, shared with you by link. Save them all Share Compare Trenton Recessed Navy JSI Cabinetry · 5 colors Labels Painted Ready to assemble Compare Trenton Recessed Navy Add sample : Trenton Recessed Navy Shaker White USCD · 8 colors Labels Painted Ready to assemble Compare Shaker White Add sample : Shaker White",
      },
    ],
  },
  {
    name: "comparison without a style",
    open: openPath("/compare"),
    ...compare,
    shows: [
      paragraph("Nothing to compare yet"),
      paragraph("Choose up to 4 doors above, or click Compare on a door's page."),
    ],
  },
  {
    name: "comparison of one style",
    open: openPath("/compare?style=trnv"),
    ...compare,
    shows: [{ role: "row", name: "Construction Recessed with a profile" }],
  },
  {
    name: "blog search without a result",
    open: openPath("/blogs?query=xylophone"),
    ...blog,
    shows: [paragraph("No Blogs Found"), paragraph("We are sorry, but we could not find any data.")],
  },
  {
    name: "blog page beyond the last one",
    open: openPath("/blogs?page=99"),
    title: `${blog.title} (page 2)`,
    heading: blog.heading,
    shows: [
      {
        role: "region",
        name: "Posts",
        text: "Posts Blog categories All posts (14) posts Planning (3) posts Doors and finishes (5) posts Construction (3) posts Buying and delivery (3) posts Search Blogs Search Doors and finishes Caring for Cabinet Finishes: What Helps and What Harms How to clean painted, stained, matte and gloss cabinet doors, what to keep away from them, and the small habits that keep water and heat out. Dana Kessler {date} 4 min read Construction Framed or Frameless: What You Gain and What You Give Up How framed and frameless cabinets are put together, how much space a face frame takes, what it gives back, and which suits your house. Walt Brennan {date} 4 min read Doors and finishes Ordering Sample Doors, and What to Do with Them Which cabinet samples to order, what they cost, how to look at them at home, and what even a real sample door cannot tell you. Dana Kessler {date} 4 min read Doors and finishes Shaker or Slab: Choosing a Door You Can Live With Frame or no frame? How shaker and slab doors differ in cleaning, light, drawers, hardware and mood, and when to mix the two in one kitchen. Ingrid Halvorsen {date} 4 min read Planning Measuring a Kitchen So That the Cabinets Fit What to measure, in what order and how closely, with the heights every kitchen plan starts from and the mistakes that cost a cabinet. Ingrid Halvorsen {date} 4 min read Pages Previous page Page 1 Page 2",
      },
    ],
  },
  {
    name: "sample list without a match",
    open: openPath("/order-samples?brand=USCD&line=Palermo&color=blue"),
    title: "Order Cabinet Door Samples | Stile & Rail, Sidney MT",
    heading: "Order sample doors",
    shows: [paragraph("No Data Found")],
  },
];

import type { Page } from "@playwright/test";
import { openPath, requestError, responseError, type ShownElement, type State } from "./state";

const notFound = {
  title: "Page not found | Stile & Rail",
  heading: "This drawer is empty.",
  shows: [
    { role: "button", name: "Go back" },
    { role: "link", name: "Go to home" },
  ],
  consoleErrors: responseError(404),
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
        text: "Home Products Empty category Nothing here yet. Product data not found or invalid format See everything we sell Previous category: Slab Doors",
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
    shows: [{ role: "searchbox", name: "Search doors, colors, answers" }],
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
    shows: [paragraph("No results found."), paragraph("Try another spelling, a color or a style code.")],
  },
  {
    name: "search popup",
    needsScript: true,
    open: (page) => typeIntoSearch(page, ""),
    ...questions,
    shows: [{ role: "dialog", name: "Search", text: "Search doors, colors, answers Search Close" }],
  },
  {
    name: "search popup without a result",
    needsScript: true,
    open: (page) => typeIntoSearch(page, "xylophone"),
    ...questions,
    shows: [
      {
        role: "dialog",
        name: "Search",
        text: "Search doors, colors, answers xylophone Search Close No results found.",
      },
    ],
  },
  {
    name: "search popup without an answer",
    needsScript: true,
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
      { role: "button", name: "Save them all" },
      {
        role: "article",
        text: "Trenton Recessed Navy JSI Cabinetry · 5 colors Painted Ready to assemble Compare Trenton Recessed Navy Add sample : Trenton Recessed Navy",
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
    shows: [{ role: "navigation", name: "Pages" }],
  },
  {
    name: "sample list without a match",
    open: openPath("/order-samples?brand=USCD&line=Palermo&color=blue"),
    title: "Order Cabinet Door Samples | Stile & Rail, Sidney MT",
    heading: "Order sample doors",
    shows: [paragraph("No Data Found")],
  },
];

import type { Page } from "@playwright/test";
import { requestError, type ShownElement, type State } from "./state";
import { longPopupTexts } from "./state-documents";

/** Opens a page, and waits until the visit is old enough for a popup. */
const visit =
  (path: string, trigger: (page: Page) => Promise<unknown>): State["open"] =>
  async (page) => {
    await page.clock.install();
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(11_000);
    await trigger(page);
  };

const scrollDown = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.9));

/** The event that a browser sends when the pointer leaves the page at the top. */
const leaveAtTop = (page: Page) =>
  page.evaluate(() =>
    document.body.dispatchEvent(
      new MouseEvent("mouseout", { bubbles: true, clientY: -1, relatedTarget: null }),
    ),
  );

const popup = (name: string, text: string): readonly ShownElement[] => [{ role: "dialog", name, text }];
const short = (name: string) =>
  popup(name, `${name} A popup of the state catalog. One sentence of content. Close`);

const samplesFirst = {
  title: "How to buy a kitchen | Stile & Rail",
  heading: "How to buy a kitchen",
  shows: popup(
    "Hold the door before you buy the kitchen",
    "Six sample doors and paint chips spread on a pale table Hold the door before you buy the kitchen Painted sample doors are free. Put three on the counter and look at them under your own lights. Shipping is $9.95 for the whole box in the lower 48 states, and free in Montana. Choose samples Close",
  ),
} as const;

const blog = {
  title: "Kitchen Cabinet Advice from Sidney, Montana | Stile & Rail",
  heading: "Notes from the bench",
} as const;

/** A popup by each of its triggers and in each layout. */
export const popupStates: readonly State[] = [
  {
    name: "popup after the page has loaded",
    open: visit("/shipping-policy", (page) => page.clock.runFor(1_000)),
    title: "Shipping Policy | Stile & Rail, Sidney, Montana",
    heading: "Shipping policy",
    shows: short("Opened by page-load"),
  },
  {
    name: "popup after a delay",
    open: visit("/return-and-cancellation-policy", (page) => page.clock.runFor(15_000)),
    title: "Returns and Cancellations | Stile & Rail",
    heading: "Returns and cancellations",
    shows: short("Opened by delay"),
  },
  {
    name: "popup after inactivity",
    open: visit("/terms-and-conditions", (page) => page.clock.runFor(31_000)),
    title: "Terms and Conditions | Stile & Rail, Sidney MT",
    heading: "Terms and conditions",
    shows: short("Opened by inactivity"),
  },
  {
    name: "popup after scrolling",
    open: visit("/how-to-buy-kitchen", scrollDown),
    ...samplesFirst,
  },
  {
    name: "popup as the visitor leaves",
    open: visit("/how-to-buy-kitchen", leaveAtTop),
    ...samplesFirst,
  },
  {
    name: "long popup after a click on its link",
    open: visit("/states/click", (page) =>
      page.getByRole("main").getByRole("link", { name: "Open the popup" }).click(),
    ),
    title: "A page with a popup link | Stile & Rail",
    heading: "A page with a popup link",
    shows: [
      {
        role: "dialog",
        name: "A popup with a title that needs several lines on a phone, and still more words",
        text: `A popup with a title that needs several lines on a phone, and still more words A popup of the state catalog. ${longPopupTexts.join(" ")} Close`,
      },
    ],
  },
  {
    name: "popup with a form",
    open: visit("/blogs", scrollDown),
    ...blog,
    shows: [
      {
        role: "dialog",
        name: "News from the shop floor",
        text: "News from the shop floor How to measure, what to ask, which white goes with which floor. Unsubscribe with one click. Newsletter Email Subscribe Close",
      },
    ],
  },
  {
    name: "popup whose form does not load",
    open: async (page, stage) => {
      await page.route("**/api/forms/**", (route) => route.abort());
      await visit("/blogs", scrollDown)(page, stage);
    },
    ...blog,
    shows: [{ role: "alert", text: "The form didn't load. Please write or call us." }],
    consoleErrors: requestError,
  },
];

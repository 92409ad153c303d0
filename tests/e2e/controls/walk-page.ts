import type { Browser, Page, Route } from "@playwright/test";
import type { Stage, State } from "#tests/support/states/state";
import { movePointerAfterLoad } from "../browser/hydration";
import { giveOwnClientIp } from "../states/client-ip";

/** The answer to every request that would change data. */
const refusedWrite = JSON.stringify({
  success: false,
  message: "The walk over the controls changes no data.",
});

/** Opens a page whose presses change nothing on the server, and returns a function that opens a state in it. */
export async function openBrowser(browser: Browser, stage: Stage, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    baseURL: stage.url,
    locale: "en-US",
    reducedMotion: "reduce",
    javaScriptEnabled,
  });
  await context.addInitScript(countEffects);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (javaScriptEnabled) movePointerAfterLoad(page);
  let isPressing = false;
  const openState = async (state: Pick<State, "open">, width: number) => {
    isPressing = false;
    await forgetVisit(page, stage);
    await giveOwnClientIp(page, stage.url);
    await page.route(
      () => true,
      (route) => (isPressing ? answerPress(route) : answerOpening(route)),
    );
    // The steps of a state are those on a phone.
    await page.setViewportSize({ width: 390, height: 900 });
    const visit = watchSteps(page, javaScriptEnabled);
    await state.open(visit.page, stage);
    if (visit.hasSteps()) await page.waitForLoadState("networkidle");
    await page.setViewportSize({ width, height: 900 });
    if (javaScriptEnabled) await page.waitForFunction(isHydrated, undefined, { polling: 50 });
    isPressing = true;
  };
  return { page, openState };
}

/** Thrown by a state with steps in a page, which need its script. */
export class StepsNeedScript extends Error {}

/** Returns the page for the steps of a state, and whether there were any. */
function watchSteps(page: Page, javaScriptEnabled: boolean) {
  let hasSteps = false;
  const watched = new Proxy(page, {
    get: (target, name) => {
      if (/^(getBy|locator|evaluate|clock)/.test(String(name))) {
        if (!javaScriptEnabled) throw new StepsNeedScript();
        hasSteps = true;
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { page: watched, hasSteps: () => hasSteps };
}

/** Runs in the page. An interaction makes it hydrate all its lazy parts. */
function isHydrated(): boolean {
  window.dispatchEvent(new Event("pointermove"));
  return (
    document.documentElement.dataset.hydrated !== undefined &&
    document.querySelector("[data-lazy-part=pending]") === null
  );
}

/** Pictures cost much and are no effect. Other servers are not requested. */
function answerOpening(route: Route): Promise<void> {
  const request = route.request();
  if (request.resourceType() === "image") return answerWithPixel(route);
  const { protocol, hostname } = new URL(request.url());
  const isOutside = protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname);
  return isOutside ? route.abort() : route.fallback();
}

/** Stays on the page, and refuses requests that change data, so that a press of "Delete account" changes nothing. */
function answerPress(route: Route): Promise<void> {
  const request = route.request();
  if (isPageNavigation(route)) return route.fulfill({ status: 204 });
  // A client navigation that never ends.
  if (request.method() === "GET" && new URL(request.url()).pathname.endsWith(".data"))
    return Promise.resolve();
  if (request.method() !== "GET")
    return route.fulfill({ status: 503, contentType: "application/json", body: refusedWrite });
  return answerOpening(route);
}

function isPageNavigation(route: Route): boolean {
  const request = route.request();
  return request.isNavigationRequest() && request.frame().parentFrame() === null;
}

function answerWithPixel(route: Route): Promise<void> {
  return route.fulfill({
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>`,
  });
}

/** Removes what earlier steps and presses stored, such as samples in the cart and closed popups. */
async function forgetVisit(page: Page, { url }: Stage): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
  await page.evaluate(clearStorage).catch(() => undefined);
  await page.context().clearCookies();
  await page.context().addCookies([{ name: "cookie_consent", value: "rejected", url }]);
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Counts effects that a document does not show: printing, copying and sharing. */
function countEffects(): void {
  let count = 0;
  const note = () => {
    count += 1;
    document.documentElement.dataset.effects = String(count);
  };
  const noteAsync = async () => note();
  window.print = note;
  Object.defineProperty(navigator, "share", { value: noteAsync });
  Object.defineProperty(navigator, "clipboard", { value: { writeText: noteAsync } });
}

import type { Page, Request } from "@playwright/test";
import type { Control, ControlKind, PagePart } from "./control";
import { installControlTools } from "./control-tools";

export type Press = {
  readonly name: "pointer" | "keyboard";
  /** Brings the pointer or the focus to the control; false if a person cannot. */
  readonly approach: (page: Page, control: Control) => Promise<boolean>;
  /** Presses. `pressed`: the effect is still to be observed. */
  readonly press: (page: Page, control: Control) => Promise<Effect | "pressed">;
};

/**
 * `left`: the page was left, so that the screen must be opened again. `sent`: a request was sent. `gone`: the control is
 * no longer there, as a button that the page's script replaces.
 */
export type Effect = "none" | "changed" | "sent" | "left" | "unreachable" | "gone";

export async function pressAndObserve(
  page: Page,
  part: PagePart,
  control: Control,
  { approach, press }: Press,
): Promise<Effect> {
  await page.evaluate(installControlTools);
  const isThere = await page.evaluate(([part, key]) => window.controlTools?.scrollTo(part, key), [
    part,
    control.key,
  ] as const);
  if (!isThere) return "gone";
  const requests = watchRequests(page);
  try {
    if (!(await approach(page, control))) return "unreachable";
    const before = await observeSettled(page, control);
    const url = withoutHash(page.url());
    requests.reset();
    const pressed = await press(page, control);
    if (pressed !== "pressed") return pressed;
    for (let waited = 0; waited < mostWaitMs; waited += pauseMs) {
      if (requests.sign() === "sent") return "sent";
      const now = await observe(page, control).catch(() => null);
      if (now === null || withoutHash(page.url()) !== url) return "left";
      if (now !== before) return "changed";
      await page.waitForTimeout(pauseMs);
    }
    return requests.sign() ? "sent" : "none";
  } finally {
    requests.stop();
  }
}

const withoutHash = (url: string) => url.replace(/#.*/, "");

const mostWaitMs = 900;
const pauseMs = 30;

async function observe(page: Page, { key }: Control): Promise<number | undefined> {
  return page.evaluate((key) => window.controlTools?.observe(key), key);
}

/** Waits until an earlier press, a hover or a focus has no further effect. */
async function observeSettled(page: Page, control: Control): Promise<number | undefined> {
  let last = await observe(page, control);
  for (let waited = 0; waited < mostWaitMs; waited += pauseMs) {
    await page.waitForTimeout(pauseMs);
    const now = await observe(page, control);
    if (now === last) break;
    last = now;
  }
  return last;
}

/** Watches for effects outside the document: navigation, requests, downloads, windows and file choosers. */
function watchRequests(page: Page) {
  let sign: "sent" | "fetched" | null = null;
  const noteRequest = (request: Request) => {
    const { pathname } = new URL(request.url());
    const isPrefetch = /prefetch/.test(request.headers()["sec-purpose"] ?? request.headers().purpose ?? "");
    if (isPrefetch || /^\/(assets\/|__manifest)/.test(pathname)) return;
    if (request.resourceType() === "document" || request.method() !== "GET") sign ??= "sent";
    else if (["fetch", "xhr"].includes(request.resourceType()))
      sign = pathname.endsWith(".data") ? "sent" : "fetched";
  };
  const noteWindow = (opened: Page) => {
    sign ??= "sent";
    void opened.close();
  };
  const noteFile = () => {
    sign ??= "sent";
  };
  page.on("request", noteRequest);
  page.on("popup", noteWindow);
  page.on("filechooser", noteFile);
  page.on("download", noteFile);
  return {
    reset: () => {
      sign = null;
    },
    sign: () => sign,
    stop: () => {
      page.off("request", noteRequest);
      page.off("popup", noteWindow);
      page.off("filechooser", noteFile);
      page.off("download", noteFile);
    },
  };
}

export const pressByPointer: Press = {
  name: "pointer",
  approach: async (page, { key }) => {
    const point = await page.evaluate((key) => window.controlTools?.findPoint(key) ?? null, key);
    if (!point) return false;
    await page.mouse.move(point.x, point.y);
    return true;
  },
  press: async (page, { key, kind }) => {
    await page.mouse.down();
    await page.mouse.up();
    // A field takes the focus. Its value changes by the keyboard.
    const isField = kind === "text" || kind === "select" || kind === "scroller";
    if (!isField) return "pressed";
    return (await page.evaluate((key) => window.controlTools?.hasFocus(key), key)) ? "changed" : "none";
  },
};

export const pressByKeyboard: Press = {
  name: "keyboard",
  approach: async (page, { key }) =>
    (await page.evaluate((key) => window.controlTools?.focus(key), key)) ?? false,
  press: async (page, { key, kind }) => {
    if (kind === "text") return typeInto(page, key);
    for (const stroke of strokes[kind]) await page.keyboard.press(stroke);
    return "pressed";
  },
};

const strokes: Readonly<Record<Exclude<ControlKind, "text">, readonly string[]>> = {
  link: ["Enter"],
  button: ["Enter"],
  file: ["Enter"],
  choice: ["Space"],
  radio: ["ArrowDown"],
  select: ["ArrowDown"],
  scroller: ["ArrowRight", "ArrowDown"],
};

async function typeInto(page: Page, key: string): Promise<Effect | "pressed"> {
  const read = () => page.evaluate((key) => window.controlTools?.value(key), key);
  const before = await read();
  await page.keyboard.press("End");
  // Long enough for a code, and for a search.
  await page.keyboard.type("111111");
  // A field may refuse the typed text and show why.
  return (await read()) === before ? "pressed" : "changed";
}

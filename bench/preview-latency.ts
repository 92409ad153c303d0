import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { chromium, expect, type FrameLocator, type Page } from "@playwright/test";
import { browserFlags } from "#tests/support/browser/browser-flags";
import {
  buildStudioIfStale,
  locateField,
  locateTextBox,
  placeCaretAfter,
  signIn,
} from "#tests/support/browser/studio";
import { startShop } from "#tests/support/shop/shop";
import { omitUndefined } from "~/kernel/omit-undefined";
import { findInstalledBrowser } from "../scripts/browser.mjs";
import { clickToEdit, openPreview } from "../tests/e2e/studio/pages/preview-frame";
import { median } from "./load/measure-load";

// `npm run bench -- preview-latency`: the time from a key in a Studio form until the shop's frame contains the character. One
// browser measures both with its clock, by the content of the page and not by its painting.
const title = { path: 'blocks[_key=="principles"].title', text: "Three habits" } as const;
const text = {
  path: 'blocks[_key=="shop"].body',
  text: "If none of them is right, we'll say so, and tell you who might have it.",
} as const;
const typedText = " that keep a kitchen a kitchen for forty years";
/** A fast typist and a slow one. */
const pauses = [120, 600] as const;
/** On a busy machine the Studio loads slowly. A longer wait fails with an error that names its target. */
const timeoutMs = 180_000;

buildStudioIfStale();
const shop = await startShop();
const loadBefore = loadavg()[0]?.toFixed(1);
const browser = await chromium.launch(
  omitUndefined({ executablePath: findInstalledBrowser(), args: browserFlags }),
);
const measured: Record<string, { median: number; slowest: number; characterCount: number }> = {};
try {
  await measure("a title", async (page, frame) => {
    await clickToEdit(page, frame.getByText(title.text), `page/page-about-us/${title.path}`);
    await (await locateTextBox(page, title.path, title.text)).press("End");
    return title.text;
  });
  await measure("a formatted text", async (page, frame) => {
    await expect(async () => {
      await frame.getByText(text.text).click({ timeout: 5_000 });
      await expect(locateField(page, text.path)).toBeVisible({ timeout: 4_000 });
    }, "a click on the text opens its field").toPass({ timeout: timeoutMs });
    await placeCaretAfter(page, text.path, text.text);
    return text.text;
  });
} finally {
  await browser.close();
  await shop.stop();
}

/** Opens the page beside its form, puts the caret at the end of a field, and types with each pause. */
async function measure(
  fieldName: string,
  openField: (page: Page, frame: FrameLocator) => Promise<string>,
): Promise<void> {
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(timeoutMs);
  // The compiler of this program wraps named functions in `__name`, which functions in the page also need.
  await page.addInitScript("globalThis.__name = (named) => named");
  await signIn(page);
  console.log(`${fieldName}: the shop is open beside the form`);
  const frame = await openPreview(page, "/about-us", timeoutMs);
  console.log(`${fieldName}: its field is open`);
  let fieldText = await openField(page, frame);
  for (const pause of pauses) {
    console.log(`${fieldName}: a key is pressed every ${pause} ms`);
    await recordKeys(page, fieldText);
    await page.keyboard.type(typedText, { delay: pause });
    fieldText += typedText;
    await expect(frame.getByText(fieldText), `${fieldName} is visible in the frame`).toBeVisible({
      timeout: 20_000,
    });
    measured[`${fieldName}, a key every ${pause} ms`] = summarizeLatencies(await readLatencies(page));
  }
  await page.close();
}

/** Records when each key was pressed, and when the text in the frame contained it. */
function recordKeys(page: Page, start: string): Promise<void> {
  return page.evaluate(
    ({ start, typed }) => {
      const frameDocument = document.querySelector("iframe")?.contentDocument;
      if (!frameDocument) throw new Error("There is no shop beside the form.");
      const pressedAt: number[] = [];
      const visibleAt: number[] = [];
      document.addEventListener("keydown", () => pressedAt.push(Date.now()), true);
      new MutationObserver(() => {
        const texts = [...frameDocument.querySelectorAll("h2, p")]
          .map((one) => (one.textContent ?? "").replace(/[\u200b-\u200d\ufeff]/g, ""))
          .find((one) => one.startsWith(start));
        const rest = (texts ?? "").slice(start.length);
        while (visibleAt.length < rest.length && rest.startsWith(typed.slice(0, visibleAt.length + 1)))
          visibleAt.push(Date.now());
      }).observe(frameDocument, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { typed: { pressed: pressedAt, seen: visibleAt } });
    },
    { start, typed: typedText },
  );
}

function readLatencies(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { pressed: pressedAt, seen: visibleAt } = (
      window as unknown as { typed: Record<"pressed" | "seen", number[]> }
    ).typed;
    return visibleAt.map((time, index) => time - (pressedAt[index] ?? time));
  });
}

function summarizeLatencies(waits: readonly number[]) {
  return {
    median: Math.round(median([...waits])),
    slowest: Math.round(Math.max(...waits)),
    characterCount: waits.length,
  };
}

const result = {
  date: new Date().toISOString().slice(0, 10),
  processors: `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}`,
  load: `${loadBefore} → ${loadavg()[0]?.toFixed(1)}`,
  milliseconds: measured,
};
console.table(measured);
mkdirSync("bench/results", { recursive: true });
const file = `bench/results/preview-latency-${result.date}.json`;
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.log(`Written to ${file}`);

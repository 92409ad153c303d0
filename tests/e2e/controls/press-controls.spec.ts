import { expect, type Page, test } from "@playwright/test";
import { createWalk, pressControls } from "./press-controls";

/** Walks a page with these elements, and returns the controls without an effect. */
async function findDead(page: Page, html: string): Promise<readonly string[]> {
  const open = () => page.setContent(`<main>${html}</main>`);
  await open();
  const walk = createWalk();
  await pressControls(page, { name: "page", open, part: "main" }, walk);
  return walk.dead;
}

const toggle = (script: string) =>
  `<button aria-expanded="false" onclick="${script}">+3 colors</button><p id="more" hidden>Sage, navy and white</p>`;

test.describe("the press of every control", () => {
  test("reports a toggle without an action", async ({ page }) => {
    expect(await findDead(page, toggle(""))).toEqual([
      "page: <button> +3 colors: none by pointer",
      "page: <button> +3 colors: none by keyboard",
    ]);
    expect(await findDead(page, toggle("more.hidden = !more.hidden"))).toEqual([]);
  });

  test("reports a retry without an action", async ({ page }) => {
    const retry = (script: string) =>
      `<p role="alert">Failed.</p><button onclick="${script}">Try Again</button>`;
    expect(await findDead(page, retry(""))).toEqual([
      "page: <button> Try Again: none by pointer",
      "page: <button> Try Again: none by keyboard",
    ]);
    expect(await findDead(page, retry("document.title = 'Loaded'"))).toEqual([]);
  });

  test("reports a retry that stays disabled", async ({ page }) => {
    expect(await findDead(page, `<button disabled>Try Again</button>`)).toEqual([
      "page: <button> Try Again: always disabled",
    ]);
    const form = `<input name="code" oninput="send.disabled = false"><button id="send" disabled>Send</button>`;
    expect(await findDead(page, `${form}<script>send.onclick = () => send.remove()</script>`)).toEqual([]);
  });

  test("reports a link without an address", async ({ page }) => {
    expect(await findDead(page, `<a href="">FAQs</a><a>Contact</a><a href="#">Top</a>`)).toEqual([
      "page: <a> FAQs: no address",
      "page: <a> Contact: no address",
      "page: <a> Top: no fragment",
    ]);
  });

  test("reports a control that works by pointer only", async ({ page }) => {
    const fake = `<div role="button" tabindex="0" onclick="more.hidden = !more.hidden">Show more</div><p id="more" hidden>More</p>`;
    expect(await findDead(page, fake)).toEqual(["page: <div> Show more: none by keyboard"]);
  });

  test("reports a control that something covers", async ({ page }) => {
    const cover = `<div style="position: fixed; inset: 0"></div>`;
    expect(await findDead(page, `${toggle("more.hidden = !more.hidden")}${cover}`)).toEqual([
      "page: <button> +3 colors: unreachable by pointer",
    ]);
  });

  test("reports a control that appears after a press", async ({ page }) => {
    const menu = `<button onclick="menu.showModal()">Menu</button><dialog id="menu"><button>Help</button><form method="dialog"><button>Close</button></form></dialog>`;
    expect(await findDead(page, menu)).toEqual([
      "page > <button> Menu: <button> Help: none by pointer",
      "page > <button> Menu: <button> Help: none by keyboard",
    ]);
  });

  test("reports a choice that nothing reads", async ({ page }) => {
    const choice = `<label><input type="checkbox" name="new"> Only new doors</label>`;
    expect(await findDead(page, choice)).toEqual([
      "page: <input> Only new doors: none by pointer",
      "page: <input> Only new doors: none by keyboard",
    ]);
    expect(
      await findDead(
        page,
        `<form onsubmit="document.title += '!'; return false">${choice}<button type="submit">Filter</button></form>`,
      ),
    ).toEqual([]);
  });
});

test.describe("the press of every control without script", () => {
  test.use({ javaScriptEnabled: false });

  test("reports a menu that needs a script", async ({ page }) => {
    const menu = (attributes: string) =>
      `<button ${attributes}>Menu</button><nav id="menu" popover><a href="/faqs">FAQs</a></nav>`;
    expect(await findDead(page, menu(`onclick="menu.showPopover()"`))).toEqual([
      "page: <button> Menu: none by pointer",
      "page: <button> Menu: none by keyboard",
    ]);
    expect(await findDead(page, menu(`popovertarget="menu"`))).toEqual([]);
  });
});

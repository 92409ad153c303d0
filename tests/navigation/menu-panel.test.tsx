import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { MenuPanel } from "~/domains/navigation/menus/menu-panel";
import { navigationSchema } from "~/domains/navigation/navigation.schema";

/** Returns the classes that place the panel of a submenu with this alignment. */
async function readPositionClasses(alignment: string | undefined): Promise<string | undefined> {
  const [item] = navigationSchema.parse({
    header: [
      {
        _key: "a",
        text: "Products",
        type: "submenu",
        alignment,
        submenu: [{ text: "Shaker doors", path: "/products/shaker" }],
      },
    ],
  }).header;
  if (!item) throw new Error("the entry is missing");
  const html = await renderToHtml(
    <MemoryRouter>
      <MenuPanel id="panel" item={item} open />
    </MemoryRouter>,
  );
  return /<div id="panel"[^>]* class="[^"]* shadow-overlay ([^"]*)"/.exec(html)?.[1];
}

it.each([
  ["left", "start-0"],
  ["center", "start-1/2 -translate-x-1/2"],
  ["right", "end-0"],
  [undefined, "start-0"],
  ["constructor", "start-0"],
])("opens a submenu on the side that the editor chose: %s [NAV-003]", async (alignment, expectedClasses) => {
  expect(await readPositionClasses(alignment)).toBe(expectedClasses);
});

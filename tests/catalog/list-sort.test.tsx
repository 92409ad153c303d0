import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { parseListQuery } from "~/domains/catalog/style-list/list-query";
import { ListSort } from "~/domains/catalog/style-list/list-sort";

it("offers A-Z, Z-A, Newest and Oldest in the parameter sort [CAT-024]", async () => {
  const query = parseListQuery(new URLSearchParams("sort=oldest"));
  const router = createMemoryRouter([
    { path: "*", element: <ListSort path="/products/kitchen-cabinets" query={query} /> },
  ]);
  const html = await renderToHtml(<RouterProvider router={router} />);
  expect(html).toMatch(/<label [^>]*for="([^"]+)"[^>]*>Sort<.*<select [^>]*id="\1"[^>]* name="sort"/s);
  const options = [...html.matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)<\/option>/g)];
  expect(options.map(([, value, attributes, label]) => [value, label, attributes?.trim()])).toEqual([
    ["", "Featured", ""],
    ["a-z", "A-Z", ""],
    ["z-a", "Z-A", ""],
    ["newest", "Newest", ""],
    ["oldest", "Oldest", 'selected=""'],
  ]);
});

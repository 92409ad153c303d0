import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Pagination } from "~/ui/navigation/pagination";

it("shows links to the pages of a list on screen, and 'Page 2 of 3' in print", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Pagination current={2} total={3} hrefFor={(page) => `/doors?page=${page}`} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<p class="paper-only[^"]*">Page 2 of 3<\/p><ul class="no-print /);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/doors?page=1",
    "/doors?page=1",
    "/doors?page=2",
    "/doors?page=3",
    "/doors?page=3",
  ]);
});

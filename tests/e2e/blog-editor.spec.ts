import type { Page } from "@playwright/test";
import {
  openDocument,
  publish,
  published,
  signIn,
  stored,
  studioIfStale,
  textBox,
} from "#tests/support/browser/studio";
import { expect, test } from "./fixtures";
import { cards } from "./walks/blog-walk";

test.use({ viewport: { width: 1440, height: 2400 } });
test.describe.configure({ timeout: 180_000 });

test.beforeAll(() => {
  test.setTimeout(600_000);
  studioIfStale();
});

const id = "blogPost-a-door-that-closes";
const reference = (_ref: string) => ({ _type: "reference", _ref });

/** A post an editor has begun: a text, and everything but its title. */
const begun = {
  _id: `drafts.${id}`,
  _type: "blogPost",
  title: "Untitled",
  slug: { _type: "slug", current: "a-door-that-closes" },
  description: "Six screws and an afternoon.",
  author: reference("blogAuthor-walt-brennan"),
  blogCategory: reference("blogCategory-construction"),
  publishDate: "2026-11-20",
  isPopular: true,
  body: [
    {
      _type: "block",
      _key: "p1",
      style: "normal",
      markDefs: [],
      children: [{ _type: "span", _key: "s1", text: "Turn the upper screw first.", marks: [] }],
    },
  ],
};

test("an editor publishes a post and sees it in every list, first among the newest", async ({ page }) => {
  await signIn(page);
  await mutate(page, { createOrReplace: begun });
  await openDocument(page, "blogPost", id);
  const title = await textBox(page, "title", "Untitled");
  await title.fill("A Door That Closes");
  await expect.poll(() => stored(page, `drafts.${id}`)).toMatchObject({ title: "A Door That Closes" });
  const post = "/blogs/a-door-that-closes";
  expect((await page.request.get(post)).status(), "a draft is nobody's page").toBe(404);
  expect(await (await page.request.get("/blogs/feed.xml")).text()).not.toContain(post);

  await publish(page);
  expect(await published(page, id)).toMatchObject({ title: "A Door That Closes" });
  for (const list of ["/blogs", "/blogs/category/construction", "/blogs/authors/walt-brennan"]) {
    await page.goto(list);
    await expect(cards(page).first()).toContainText("A Door That Closes");
  }
  await expect(page.getByRole("navigation", { name: "Blog categories" })).toContainText("Construction(4)");
  expect(await (await page.request.get("/blogs/feed.xml")).text()).toContain(post);
  await cards(page).first().getByRole("link", { name: "A Door That Closes" }).click();
  await expect(page).toHaveURL(post);
  await expect(page.getByText("Turn the upper screw first.")).toBeVisible();
});

// Other tests of this worker count the posts of the same shop.
test.afterEach(async ({ page }) => {
  await mutate(page, { delete: { id: `drafts.${id}` } });
  await mutate(page, { delete: { id } });
});

async function mutate(page: Page, mutation: object): Promise<void> {
  const answer = await page.request.post("/lake/v2025-02-19/data/mutate/production", {
    headers: { Origin: new URL(page.url()).origin },
    data: { mutations: [mutation] },
  });
  expect(answer.status()).toBe(200);
}

import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { postCardSchema } from "~/domains/blog/blog.schema";
import { PostCard } from "~/domains/blog/post-list/post-card";
import { post } from "./posts";

it("crops the picture of a post card to 452 by 250 [PAGE-027]", async () => {
  const image = { src: "/island.webp", alt: "An island", width: 1600, height: 1200 };
  const html = await renderToHtml(
    <MemoryRouter>
      <PostCard post={postCardSchema.parse({ ...post("island"), image })} headingLevel="h2" />
    </MemoryRouter>,
  );
  const [, width, height] = /<img src="\/island\.webp[^>]* width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(452 / 250, 2);
});

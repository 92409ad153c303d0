import { z } from "zod";
import type { Content } from "~/content/client/content";
import { paths } from "~/kernel/paths";

/** Returns whether the published content has a home page; an empty content lake has none. */
export async function hasHomePage(content: Pick<Content, "fetch">): Promise<boolean> {
  const count = await content.fetch(
    `count(*[_type == "page" && path == $path])`,
    { path: paths.home },
    z.number(),
  );
  return count > 0;
}

import { RichText } from "~/content/portable-text";
import type { Post } from "./blog.schema";

/** The text of a post. It stands in the HTML; nothing in it moves, so its script waits for the first touch. */
export function PostBody({ body }: Pick<Post, "body">) {
  return <RichText value={body} sectioned />;
}

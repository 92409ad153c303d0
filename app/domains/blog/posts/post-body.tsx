import { RichText } from "~/content/rich-text/portable-text";
import type { Post } from "../blog.schema";

/** The text of a post. The server renders it; its script loads on the first interaction. */
export function PostBody({ body }: Pick<Post, "body">) {
  return <RichText value={body} sectioned />;
}

import type { Article } from "./article";
import type { AuthorId } from "./authors";
import type { BlogCategory } from "./categories";
import type { StoryPicture } from "./pictures";

/** One post (S1 §3, Blog): what the card, the head of the page and its metadata show, and the text. */
export type Post = {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly author: AuthorId;
  readonly blogCategory: BlogCategory;
  /** The day it came out, as YYYY-MM-DD. */
  readonly publishDate: string;
  readonly isPopular: boolean;
  readonly tags: readonly string[];
  readonly picture: StoryPicture;
  /** Slugs of the posts to read next. */
  readonly related: readonly string[];
  readonly body: Article;
};

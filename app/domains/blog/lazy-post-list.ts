import { lazyPart } from "~/ui/lazy-part";

/** A list of posts is links and a form, which work as the server sent them. */
export const LazyPostList = lazyPart(async () => (await import("./post-list-view")).PostListView, {
  loadOn: "interaction",
});

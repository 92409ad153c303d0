import { lazyPart } from "~/ui/runtime/lazy-part";

/** A list of posts consists of links and a form, which work before hydration. */
export const LazyPostList = lazyPart(async () => (await import("./post-list-view")).PostListView, {
  loadOn: "interaction",
});

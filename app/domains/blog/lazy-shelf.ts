import { lazyPart } from "~/ui/lazy-part";

/** A list of posts is links and a form, which work as the server sent them. */
export const LazyShelf = lazyPart(async () => (await import("./shelf-view")).ShelfView, {
  loadOn: "interaction",
});

/** The same page without a token, which says that it opens nothing (PAGE-019). */
export { action, default, loader, meta } from "./unsubscribe";

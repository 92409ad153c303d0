/** The same page without a token, which says that it opens nothing (ruling A39). */
export { action, default, loader, meta } from "./unsubscribe";

/** The same page without a token, which shows that the link is invalid (PAGE-019). */
export { action, default, loader, meta } from "./unsubscribe";

import { later } from "~/ui/later";

/** A list of posts is links and a form, which work as the server sent them: its script comes after the page's own. */
export const LaterShelf = later("shelf", async () => (await import("./shelf-view")).ShelfView);

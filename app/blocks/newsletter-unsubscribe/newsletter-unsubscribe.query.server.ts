import { createProjection, storedFields } from "../projection.server";
import { newsletterUnsubscribe } from "./newsletter-unsubscribe.content";

/** What the newsletter's way out asks of the content: its words. */
export const newsletterUnsubscribeQuery = createProjection(newsletterUnsubscribe, {
  ...storedFields("title", "description", "failure"),
});

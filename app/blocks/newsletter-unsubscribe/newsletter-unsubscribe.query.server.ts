import { createProjection, storedFields } from "../projection.server";
import { newsletterUnsubscribe } from "./newsletter-unsubscribe.content";

export const newsletterUnsubscribeQuery = createProjection(newsletterUnsubscribe, {
  ...storedFields("title", "description", "failure"),
});

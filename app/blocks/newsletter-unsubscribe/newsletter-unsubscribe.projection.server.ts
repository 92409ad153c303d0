import { createProjection, selectFields } from "../projection.server";
import { newsletterUnsubscribe } from "./newsletter-unsubscribe.content";

export const newsletterUnsubscribeProjection = createProjection(newsletterUnsubscribe, {
  ...selectFields("title", "description", "failure"),
});

import { Subscription } from "~/domains/newsletter/subscription-view";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";

/** Leaves the newsletter, or comes back to it; elsewhere than at a mail's own link it says that it opens nothing. */
export function NewsletterUnsubscribe({ block }: BlockViewProps<"newsletterUnsubscribe">) {
  return (
    <section className="container-wide pt-section-tight pb-section">
      <SectionHeading title={block.title} description={block.description} />
      <Subscription failure={block.failure} />
    </section>
  );
}

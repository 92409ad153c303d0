import { Subscription } from "~/domains/newsletter/subscription-view";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";

/** Unsubscribes or resubscribes. Without a link from an email it shows that the link is not valid. */
export function NewsletterUnsubscribe({ block }: BlockViewProps<"newsletterUnsubscribe">) {
  return (
    <section className="container-wide pt-section-tight pb-section">
      <SectionHeading title={block.title} description={block.description} />
      <Subscription failure={block.failure} />
    </section>
  );
}

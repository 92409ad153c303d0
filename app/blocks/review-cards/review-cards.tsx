import { ReviewCard } from "~/domains/reviews/review-card";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../section-heading";

/** What customers said, in their words. */
export function ReviewCards({ block }: BlockViewProps<"reviewCards">) {
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} />
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {block.reviews.map((review) => (
          <li key={review._key} className="border-t border-line pt-7">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

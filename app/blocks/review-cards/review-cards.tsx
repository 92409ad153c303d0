import { ReviewCard } from "~/domains/reviews/review-card";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";

const firstCardClassNames = "border-ink md:col-span-2 lg:col-span-7 lg:row-span-2 lg:pe-12";

/** Customer reviews: the first large, the others beside it. */
export function ReviewCards({ block }: BlockViewProps<"reviewCards">) {
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} />
      <ul className="grid gap-x-16 gap-y-10 md:grid-cols-2 lg:grid-cols-12">
        {block.reviews.map((review, index) => (
          <li
            key={review._key}
            className={`border-t pt-7 ${index === 0 ? firstCardClassNames : "border-line lg:col-span-5"}`}
          >
            <ReviewCard review={review} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

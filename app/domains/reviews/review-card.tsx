import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { reviewTextLimit } from "~/kernel/text/text";
import { Rating } from "~/ui/content/rating";
import { ReadMore } from "~/ui/content/read-more";
import type { Review } from "./review.schema";

type ReviewCardProps = {
  readonly review: Review;
  /** Whether the card is the first, larger one. */
  readonly isFirst?: boolean;
};

export function ReviewCard({ review, isFirst = false }: ReviewCardProps) {
  return (
    <figure className="flex flex-col gap-4">
      <Rating value={review.rating} />
      <blockquote className={`font-display ${isFirst ? "text-h3" : "text-lead"}`}>
        <ReadMore
          text={review.reviewText}
          limit={reviewTextLimit}
          moreLabel="Show More"
          lessLabel="Show Less"
          subject={<>of the review by {review.name}</>}
          toggleClassName="py-1 font-sans text-sm"
        />
      </blockquote>
      <figcaption className="flex items-center gap-3 text-sm text-ink-soft">
        {review.profilePicture ? (
          <div className="w-12 shrink-0 overflow-hidden rounded-full">
            <Picture image={review.profilePicture} sizes="3rem" ratio={pictureRatios.portrait} />
          </div>
        ) : null}
        <span>
          <span className="text-ink">{review.name}</span>
          {[review.location, review.platform].filter(Boolean).map((part) => `, ${part}`)}
        </span>
      </figcaption>
    </figure>
  );
}

import { useState } from "react";
import { Picture } from "~/content/image";
import { pictureRatios } from "~/kernel/picture-ratios";
import { plainWords } from "~/kernel/plain-words";
import { reviewTextLimit } from "~/kernel/text";
import { truncate } from "~/kernel/truncate";
import { Rating } from "~/ui/rating";
import type { Review } from "./review.schema";

type ReviewCardProps = {
  readonly review: Review;
  /** The one that leads is set larger. */
  readonly leads?: boolean;
};

export function ReviewCard({ review, leads = false }: ReviewCardProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = plainWords(review.reviewText).length > reviewTextLimit;
  return (
    <figure className="flex flex-col gap-4">
      <Rating value={review.rating} />
      <blockquote className={`font-display ${leads ? "text-h3" : "text-lead"}`}>
        <p>{isExpanded ? review.reviewText : truncate(review.reviewText, reviewTextLimit)}</p>
      </blockquote>
      {isLong ? (
        <button
          type="button"
          className="self-start py-1 text-sm underline decoration-brass underline-offset-4"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? "Show Less" : "Show More"}
          <span className="sr-only"> of the review by {review.name}</span>
        </button>
      ) : null}
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

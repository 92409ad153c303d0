const star = "M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";
const leftHalf = "M12 2.6v14.9l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";

/** The maximum of a star rating (PAGE-037). */
export const maxRating = 5;

export type StarFill = "full" | "half" | "empty";

/** Returns five stars, rounded to halves: 4.3 is four and a half (PAGE-037). */
export function toStars(rating: number): readonly StarFill[] {
  const halfStars = Math.round(Math.min(maxRating, Math.max(0, rating)) * 2);
  return Array.from({ length: maxRating }, (_, index) => {
    const remainingHalves = halfStars - index * 2;
    if (remainingHalves >= 2) return "full";
    return remainingHalves === 1 ? "half" : "empty";
  });
}

const sizes = { small: "size-4", medium: "size-5" } as const;

/** Star icons, with one sentence for screen readers. */
export function Rating({
  value,
  size = "small",
  count,
}: {
  readonly value: number;
  readonly size?: keyof typeof sizes;
  readonly count?: number;
}) {
  const description = `${value} out of ${maxRating} stars`;
  return (
    <span className="inline-flex items-center gap-2">
      <span role="img" aria-label={description} className="inline-flex gap-0.5 text-brass">
        {toStars(value).map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never change places
          <svg key={index} aria-hidden="true" viewBox="0 0 24 24" className={sizes[size]}>
            <path
              d={star}
              fill={fill === "full" ? "currentColor" : "none"}
              stroke="currentColor"
              strokeWidth="1.2"
            />
            {fill === "half" ? <path d={leftHalf} fill="currentColor" /> : null}
          </svg>
        ))}
      </span>
      {count === undefined ? null : <span className="text-sm text-ink-soft">({count})</span>}
    </span>
  );
}

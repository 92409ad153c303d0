type CountBadgeProps = { readonly count: number; readonly testId: string };

/** A number at the corner of an icon; nothing for zero. A text beside the icon repeats it for screen readers. */
export function CountBadge({ count, testId }: CountBadgeProps) {
  return (
    // Positioned absolutely, so that its appearance does not move the text beside it.
    <span
      aria-hidden="true"
      data-testid={testId}
      className={`absolute -top-2 -end-2.5 min-w-5 rounded-full bg-pine px-1.5 text-center text-xs font-semibold tabular-nums text-paper transition-opacity ${count === 0 ? "opacity-0" : "animate-rise"}`}
    >
      {count}
    </span>
  );
}

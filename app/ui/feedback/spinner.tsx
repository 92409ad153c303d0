const sizes = { small: "size-4", medium: "size-6", large: "size-10" } as const;

/** A progress indicator. With a label it is announced; without one it is decorative. */
export function Spinner({
  size = "medium",
  label,
}: {
  readonly size?: keyof typeof sizes;
  readonly label?: string;
}) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex">
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={`${sizes[size]} animate-spin`}>
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="1.5" opacity="0.25" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

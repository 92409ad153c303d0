import type { ReactNode } from "react";

const tones = {
  neutral: "bg-paper-deep text-ink",
  brand: "bg-pine text-paper",
  outline: "border border-line-strong text-ink-soft",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
  warning: "bg-warning-soft text-warning",
  info: "bg-pine-soft text-pine",
} as const;

export type BadgeTone = keyof typeof tones;

/** A short state or property: 'New', 'Paid', 'Sample in your cart'. */
export function Badge({
  tone = "neutral",
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

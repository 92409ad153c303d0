import type { ReactNode } from "react";

type Props = {
  readonly label: ReactNode;
  /** Second line: what it means, or costs. */
  readonly description?: ReactNode;
  /** The native box or radio. */
  readonly children: ReactNode;
};

/** One of a list to tick or to choose from. */
export function OptionLabel({ label, description, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is handed in
    <label className="flex cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
      {children}
      <span>
        {label}
        {description ? <span className="block text-sm text-ink-soft">{description}</span> : null}
      </span>
    </label>
  );
}

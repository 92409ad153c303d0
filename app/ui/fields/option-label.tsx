import type { ReactNode } from "react";

type Props = {
  readonly label: ReactNode;
  /** A second line, such as the meaning or the price. */
  readonly description?: ReactNode;
  /** The native checkbox or radio. */
  readonly children: ReactNode;
};

/** The label of one checkbox or radio in a list. */
export function OptionLabel({ label, description, children }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is handed in
    <label className="flex cursor-pointer items-start gap-3 py-2 pointer-coarse:py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
      {children}
      <span>
        {label}
        {description ? <span className="block text-sm text-ink-soft">{description}</span> : null}
      </span>
    </label>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names";

/**
 * A short explanation of a control, on hover and on focus; Escape hides it, the pointer may rest on it (WCAG 1.4.13).
 * The child takes `aria-describedby` from the argument.
 */
export function Tooltip({
  text,
  side = "top",
  children,
}: {
  readonly text: string;
  readonly side?: "top" | "bottom";
  readonly children: (ties: { readonly "aria-describedby": string }) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const hide = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for its child, which is the control
    <span
      className="relative inline-flex"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={hide}
    >
      {children({ "aria-describedby": id })}
      <span
        id={id}
        role="tooltip"
        className={classNames(
          "tooltip",
          side === "top" ? "tooltip-top" : "tooltip-bottom",
          open && "tooltip-open",
        )}
      >
        {text}
      </span>
    </span>
  );
}

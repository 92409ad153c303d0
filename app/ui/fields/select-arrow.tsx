import { Icon } from "../icon";

/** The arrow of a styled select; its parent must be `relative`. */
export function SelectArrow() {
  return (
    <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-ink-soft">
      <Icon name="chevron-down" size="small" />
    </span>
  );
}

import { Icon } from "../icon";

/** In place of the browser's own: stands over the end of a select whose look is ours, inside what is `relative`. */
export function SelectArrow() {
  return (
    <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-ink-soft">
      <Icon name="chevron-down" size="small" />
    </span>
  );
}

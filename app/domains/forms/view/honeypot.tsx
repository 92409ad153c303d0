import { honeypotName } from "../submissions/spam-signals";

/** A field that only bots fill in: invisible, not in the tab order, hidden from screen readers. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

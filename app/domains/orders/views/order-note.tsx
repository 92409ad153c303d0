import type { OrderJson } from "../order.schema";
import { DefinitionItem } from "./definition-item";

/** The order's note, one line per answer; nothing without a note. */
export function OrderNote({ order: { additionalNotes } }: { readonly order: OrderJson }) {
  if (!additionalNotes) return null;
  return (
    <DefinitionItem term="Note" wide>
      <span className="whitespace-pre-line">{additionalNotes}</span>
    </DefinitionItem>
  );
}

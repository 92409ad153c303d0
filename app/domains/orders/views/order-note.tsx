import type { OrderJson } from "../order.schema";
import { DefinitionItem } from "./definition-item";

/** What was asked and answered beside the addresses, a line each; nothing where nothing was. */
export function OrderNote({ order: { additionalNotes } }: { readonly order: OrderJson }) {
  if (!additionalNotes) return null;
  return (
    <DefinitionItem term="Note" wide>
      <span className="whitespace-pre-line">{additionalNotes}</span>
    </DefinitionItem>
  );
}

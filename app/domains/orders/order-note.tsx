import { Fact } from "./fact";
import type { OrderJson } from "./order.schema";

/** What was asked and answered beside the addresses, a line each; nothing where nothing was. */
export function OrderNote({ order: { additionalNotes } }: { readonly order: OrderJson }) {
  if (!additionalNotes) return null;
  return (
    <Fact term="Note" wide>
      <span className="whitespace-pre-line">{additionalNotes}</span>
    </Fact>
  );
}

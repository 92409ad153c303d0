import { Sheet, type SheetProps } from "./dialog";

const places = { right: "sheet-right", left: "sheet-left", bottom: "sheet-bottom" } as const;

/** A sheet from an edge: the cart, filters, the menu of a phone. */
export function Drawer({ side = "right", ...sheet }: SheetProps & { readonly side?: keyof typeof places }) {
  return <Sheet {...sheet} place={places[side]} />;
}

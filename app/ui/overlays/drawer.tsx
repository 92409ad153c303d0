import { Sheet, type SheetProps } from "./dialog";

const sideClasses = { right: "sheet-right", left: "sheet-left", bottom: "sheet-bottom" } as const;

/** A modal panel that slides in from an edge, for the cart, filters and the phone menu. */
export function Drawer({
  side = "right",
  ...sheet
}: SheetProps & { readonly side?: keyof typeof sideClasses }) {
  return <Sheet {...sheet} positionClass={sideClasses[side]} />;
}

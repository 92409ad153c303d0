import { useState } from "react";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { useCart } from "../cart/cart";
import { CartContents } from "../cart/cart-contents";
import { CartFooter, CartSheet } from "../cart/cart-drawer";
import type { ChoiceMessage, SampleChoice } from "./use-ticked-samples";

type SelectionTrayProps = { readonly choice: SampleChoice };

/**
 * The selection, the cart and the next action: beside the sample list on wide screens, a bar and a sheet on phones.
 */
export function SelectionTray({ choice }: SelectionTrayProps) {
  return (
    <>
      <aside aria-labelledby="selection-tray" className="needs-script hidden lg:col-span-4 lg:block">
        <div className="sticky top-24 flex flex-col gap-6 border border-line bg-white p-8">
          <h2 id="selection-tray" className="font-display text-h3">
            Your samples
          </h2>
          <AddChosen choice={choice} />
          <TrayCart />
        </div>
      </aside>
      <PhoneBar choice={choice} />
    </>
  );
}

function TrayCart() {
  const { lines } = useCart();
  return (
    <>
      <div className="max-h-96 overflow-y-auto border-t border-line pt-5">
        <CartContents atShop />
      </div>
      {lines.length > 0 ? <CartFooter /> : null}
    </>
  );
}

function AddChosen({ choice }: SelectionTrayProps) {
  return (
    <div className="flex flex-col gap-3">
      <Button type="submit" wide>
        {addLabel(choice.chosenCount)}
      </Button>
      <ChoiceFeedback message={choice.message} />
    </div>
  );
}

function PhoneBar({ choice }: SelectionTrayProps) {
  const { lines } = useCart();
  const [open, setOpen] = useState(false);
  const adding = choice.chosenCount > 0 || lines.length === 0;
  return (
    <div className="needs-script sample-bar sample-bar-phone">
      <ChoiceFeedback message={choice.message} />
      <div className="flex items-center gap-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Cart ({lines.length})
        </Button>
        {adding ? (
          <Button type="submit" className="flex-1">
            {addLabel(choice.chosenCount)}
          </Button>
        ) : (
          <ButtonLink to={paths.checkout} className="flex-1">
            Check out
          </ButtonLink>
        )}
      </div>
      <CartSheet open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function addLabel(count: number): string {
  if (count === 0) return "Add selected samples";
  return count === 1 ? "Add 1 sample" : `Add ${count} samples`;
}

function ChoiceFeedback({ message }: { readonly message: ChoiceMessage | null }) {
  if (!message) return null;
  return (
    <Alert type={message.type} className="mb-3">
      {message.lines.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
    </Alert>
  );
}

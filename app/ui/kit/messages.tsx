import { useState } from "react";
import { Button } from "../button";
import { Alert } from "../feedback/alert";
import { EmptyState, emptyStateTexts } from "../feedback/empty-state";
import { useToast } from "../feedback/toast";
import { Dialog } from "../overlays/dialog";
import { Drawer } from "../overlays/drawer";
import { KitExample, KitSection } from "./kit-section";

/** Messages inside the page and over it. */
// oxlint-disable-next-line max-lines-per-function -- a page of the kit: one example after the other
export function KitMessages() {
  const toast = useToast();
  const [open, setOpen] = useState<"dialog" | "drawer" | "sheet" | null>(null);
  const close = () => setOpen(null);
  return (
    <KitSection
      title="Alerts and overlays"
      note="Plain words, a sign beside them, and never color alone. A new toast replaces the one before it."
    >
      <KitExample name="Alerts">
        <div className="flex max-w-2xl flex-col gap-3">
          <Alert type="success" live={false}>
            Your sample is in the cart.
          </Alert>
          <Alert type="error" title="The card was declined" live={false}>
            Nothing was charged. Try another card.
          </Alert>
          <Alert type="warning" live={false}>
            We do not ship to this ZIP code.
          </Alert>
          <Alert type="info" live={false} onRemove={() => undefined}>
            Colors vary. Order a door before you decide.
          </Alert>
        </div>
      </KitExample>
      <KitExample name="Toasts and overlays">
        <div className="flex flex-wrap gap-4">
          <Button
            variant="secondary"
            onClick={() => toast.show({ message: "Sample added to your cart", messageType: "success" })}
          >
            Show a toast
          </Button>
          <Button variant="secondary" onClick={() => setOpen("dialog")}>
            Open a dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen("drawer")}>
            Open a drawer
          </Button>
          <Button variant="secondary" onClick={() => setOpen("sheet")}>
            Open a bottom sheet
          </Button>
        </div>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="Remove this sample?"
          description="You can add it again at any time."
          footer={
            <div className="flex flex-wrap gap-3">
              <Button onClick={close}>Remove</Button>
              <Button variant="text" onClick={close}>
                Keep it
              </Button>
            </div>
          }
        >
          <p>Trenton Recessed Navy, sample door.</p>
        </Dialog>
        <Drawer
          open={open === "drawer"}
          onClose={close}
          title="Your samples"
          footer={<Button wide>Check out</Button>}
        >
          <EmptyState title={emptyStateTexts.noItems} />
        </Drawer>
        <Drawer open={open === "sheet"} onClose={close} side="bottom" title="Filter">
          <p>The same sheet, from the bottom edge of a phone.</p>
        </Drawer>
      </KitExample>
      <KitExample name="Nothing here">
        <EmptyState
          text="Try another color, or look at all styles."
          action={<Button variant="secondary">Clear filters</Button>}
        />
      </KitExample>
    </KitSection>
  );
}

import { Spinner } from "~/ui/spinner";
import { checkoutPageMessages } from "./checkout-page.messages";

/** Covers the page while an order is sent (CHK-004). No dialog: the provider's 3-D Secure must stand above it. */
export function LoadingOverlay() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 flex flex-col items-center justify-center gap-4 bg-scrim text-paper"
    >
      <Spinner size="large" />
      <p className="text-lead">{checkoutPageMessages.loading}</p>
    </div>
  );
}

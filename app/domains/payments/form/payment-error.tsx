import { useEffect, useRef } from "react";
import { Alert } from "~/ui/feedback/alert";

type PaymentErrorProps = {
  /** Null without an error. */
  readonly message: string | null;
  readonly onRemove: () => void;
};

/**
 * The message about a failed payment. It takes the focus and scrolls into view, because the page may show
 * another part of the form.
 */
export function PaymentError({ message, onRemove }: PaymentErrorProps) {
  // The container stays when the message expires, so that the focus is not lost.
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return;
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: "center" });
  }, [message]);
  const remove = () => {
    container.current?.focus({ preventScroll: true });
    onRemove();
  };
  return (
    <div ref={container} tabIndex={-1} data-testid="payment-error" className="outline-none empty:absolute">
      {message ? (
        <Alert type="error" onRemove={remove}>
          {message}
        </Alert>
      ) : null}
    </div>
  );
}

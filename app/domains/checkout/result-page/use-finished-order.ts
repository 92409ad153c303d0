import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { findOrderSuccess, type OrderSuccess, orderSuccessKey } from "~/domains/orders/order-success-record";
import { clearSamples, removeSamples } from "~/domains/samples/selection/sample-selection";
import { paths } from "~/kernel/paths";
import { browserStorage } from "~/ui/runtime/browser-storage";
import { type Receipt, readReceiptOnce } from "./receipt";

export type FinishedOrder = OrderSuccess & { readonly receipt: Receipt | null };

/** Returns the order just placed with its receipt; redirects to /checkout when there is none (ORD-008). */
export function useFinishedOrder(): FinishedOrder | null {
  const navigate = useNavigate();
  const [order, setOrder] = useState<FinishedOrder | null>(null);
  const isConsumed = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the record can be read only once.
    if (isConsumed.current) return;
    isConsumed.current = true;
    const found = consumeOrderSuccess();
    if (!found) return navigate(paths.checkout, { replace: true });
    setOrder({ ...found, receipt: readReceiptOnce(found.orderId) });
  }, [navigate]);
  return order;
}

/**
 * Reads the success record once, removes it, and removes the ordered samples from the cart (ORD-008). They
 * stay after an installment.
 */
export function consumeOrderSuccess(): OrderSuccess | null {
  const found = findOrderSuccess();
  if (!found) return null;
  browserStorage.removeItem(orderSuccessKey);
  if (found.skus) removeSamples(found.skus);
  else if (found.partialPayment === undefined) clearSamples();
  return found;
}

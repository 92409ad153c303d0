import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type OrderSuccess, orderSuccessKey, readOrderSuccess } from "~/domains/orders/order-success-record";
import { clearSamples } from "~/domains/samples/sample-selection";
import { paths } from "~/kernel/paths";
import { browserStorage } from "~/ui/page-storage";
import { type Receipt, takeReceipt } from "./receipt";

export type FinishedOrder = OrderSuccess & { readonly receipt: Receipt | null };

/**
 * Reads the record of what was just ordered, once: it is removed, and the sample cart emptied (ORD-008, B13).
 * Without a record the visitor goes to /checkout. Ruling B12: after a part payment the samples stay.
 */
export function useFinishedOrder(): FinishedOrder | null {
  const navigate = useNavigate();
  const [order, setOrder] = useState<FinishedOrder | null>(null);
  const done = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the record can be read only once.
    if (done.current) return;
    done.current = true;
    const found = readOrderSuccess(browserStorage.getItem(orderSuccessKey));
    if (!found) return navigate(paths.checkout, { replace: true });
    browserStorage.removeItem(orderSuccessKey);
    if (found.partialPayment === undefined) clearSamples();
    setOrder({ ...found, receipt: takeReceipt(found.orderId) });
  }, [navigate]);
  return order;
}

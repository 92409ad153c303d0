import type { ReactNode } from "react";
import { ReceiptView } from "~/domains/orders/views/receipt-view";
import { SampleThumb } from "~/domains/samples/sample-thumb";
import type { Receipt } from "./receipt";

type SampleReceiptProps = { readonly receipt: Receipt; readonly letterhead: ReactNode };

/** Receipt of ordered samples with the cart's pictures. */
export function SampleReceipt({ receipt: { order, lines }, letterhead }: SampleReceiptProps) {
  const renderPicture = (sku: string) => lines.find((line) => line.sku === sku)?.images[0];
  return (
    <ReceiptView
      order={order}
      renderPicture={(sku) => <SampleThumb image={renderPicture(sku)} alt="" />}
      letterhead={letterhead}
    />
  );
}

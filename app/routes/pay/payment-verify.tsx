import type { MetaFunction } from "@remix-run/node";
import { useNavigate, useParams, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ownPageMeta } from "~/blocks/page-meta";
import { finishVerified, verifyOrder } from "~/domains/checkout/verify-order";
import { paths } from "~/kernel/paths";
import { Spinner } from "~/ui/spinner";

export const meta: MetaFunction = () => ownPageMeta({ page: null, title: "Confirming your payment" });

/** GET /payment/verify/{paymentMethod} (S2 §2.5, §4.4): no content of its own; it moves on to the thanks or the failure. */
export default function PaymentVerifyPage() {
  const { paymentMethod = "" } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    // React runs effects twice in development; the payment is verified once.
    if (begun.current) return;
    begun.current = true;
    const verify = async () => {
      const verified = await verifyOrder(paymentMethod, query);
      // The address with the payment's secret does not stay in the history.
      navigate(verified ? finishVerified(verified) : paths.paymentFail, { replace: true });
    };
    void verify();
  }, [paymentMethod, query, navigate]);
  return (
    <p role="status" className="container-page section flex justify-center">
      <Spinner size="large" label="Confirming your payment" />
    </p>
  );
}

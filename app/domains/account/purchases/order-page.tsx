import { orderMessages } from "~/domains/orders/order.messages";
import { OrderView } from "~/domains/orders/views/order-view";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { AccountFrame } from "../account-frame";
import type { FetchedOrder } from "./fetch-order";
import { PayBalance } from "./pay-balance";
import { isSampleLine, ReorderSamples } from "./reorder-samples";

/** The account's page of one order, or the reason why it cannot be shown (ORD-015 to ORD-020). */
export function OrderPage({ order, problem }: FetchedOrder) {
  return (
    <AccountFrame>
      {order ? (
        <OrderView
          order={order}
          actions={
            <div className="no-print flex flex-col gap-9">
              <PayBalance order={order} />
              <div className="flex flex-wrap gap-4 border-t border-line pt-7">
                <ReorderSamples items={order.items.filter(isSampleLine)} />
                <Button variant="secondary" className="needs-script" onClick={() => window.print()}>
                  Print
                </Button>
              </div>
            </div>
          }
        />
      ) : (
        <NoOrder problem={problem} />
      )}
    </AccountFrame>
  );
}

function NoOrder({ problem }: Pick<FetchedOrder, "problem">) {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="sr-only">Order</h1>
      {problem ? <Alert type="error">{problem}</Alert> : null}
      <EmptyState
        title={orderMessages.notFound}
        action={<ButtonLink to={paths.account.orders}>Your orders</ButtonLink>}
      />
    </div>
  );
}

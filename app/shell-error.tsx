import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "~/kernel/paths";
import { InlineActions } from "./blocks/parts/inline-actions";
import { ErrorPage } from "./ui/error-page";

/** What the root boundary shows inside the shop's frame: a page that is not there, or a fault of ours. */
export function ShellError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <ErrorPage
        code="404"
        title="This page is not on the shelf"
        // S1 §2: the 404 page's second variant, where no page of an editor's stands for it.
        text={
          <InlineActions text="The address may have changed, or it was mistyped. {{goBack}} to where you came from, {{goHome}}, or head where most people were heading." />
        }
        actions={[
          { text: "Browse kitchen cabinets", path: paths.kitchenCabinets },
          { text: "Order samples", path: paths.orderSamples },
        ]}
      />
    );
  return (
    <ErrorPage
      code={isRouteErrorResponse(error) ? String(error.status) : "500"}
      title="Something on our side gave way"
      text="It is not your doing, and nothing you entered was charged. Please try once more in a moment."
      actions={[
        { text: "Go to Home Page", path: paths.home },
        { text: "Contact us", path: paths.contact },
      ]}
    />
  );
}

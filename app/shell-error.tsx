import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "~/kernel/paths";
import { InlineActions } from "./blocks/parts/inline-actions";
import { ErrorPage } from "./ui/feedback/error-page";

/** What the root boundary shows inside the shop's frame: a page that is not there, or a fault of ours. */
export function ShellError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <ErrorPage
        code="404"
        title="We can't find this page"
        // The 404 page's second variant, where no page of an editor's stands for it.
        text={
          <InlineActions text="The address may have changed, or it may be mistyped. {{goBack}} to where you came from, {{goHome}}, or try one of these." />
        }
        actions={[
          { text: "Browse kitchen cabinets", path: paths.kitchenCabinets },
          { text: "Order samples", path: paths.orderSamples },
        ]}
      />
    );
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <ErrorPage
      code={String(status)}
      {...getErrorTexts(status, pathname)}
      actions={[
        { text: "Go to Home Page", path: paths.home },
        { text: "Contact us", path: paths.contact },
      ]}
    />
  );
}

const paymentPages: readonly string[] = [
  paths.checkout,
  paths.orderSuccess,
  paths.paymentFail,
  paths.paymentVerify("stripe"),
  paths.quotePayment,
  paths.splitPayment,
];

/** The title and text of the page for a status that is no 404. */
export function getErrorTexts(
  status: number,
  path: string,
): { readonly title: string; readonly text: string } {
  if (status === 429)
    return {
      title: "Too many requests",
      text: `Your connection sent many requests. ${paymentPages.includes(path) ? "If you just paid, please don't pay again. " : ""}Please wait a minute, then open this page again.`,
    };
  return { title: "Something went wrong on our side", text: getErrorText(path) };
}

/** A provider may have taken money before the fault: where somebody pays, nothing is promised that we cannot know. */
function getErrorText(path: string): string {
  return paymentPages.includes(path)
    ? "It's not your fault. If you just paid, please don't pay again: we'll record your payment as soon as we can and email you."
    : "It's not your fault. Please try again in a moment.";
}

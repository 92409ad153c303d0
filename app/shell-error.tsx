import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { paths } from "~/kernel/paths";
import { InlineActions } from "./blocks/parts/inline-actions";
import { Button } from "./ui/button";
import { ErrorPage } from "./ui/feedback/error-page";
import { ErrorReference } from "./ui/runtime/error-reference";

/** The root error page, between header and footer: 404 or a server error. */
export function ShellError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <ErrorPage
        code="404"
        title={missingTitle}
        // Used when the CMS has no 404 page.
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
  if (isFailedFetch(error))
    return (
      <ErrorPage
        {...getFailedFetchTexts(pathname)}
        actions={[{ text: "Go to Home Page", path: paths.home }]}
        retry={<Button onClick={() => window.location.reload()}>Try again</Button>}
      />
    );
  return (
    <ErrorPage
      code={String(status)}
      {...getErrorTexts(status, pathname)}
      actions={[
        { text: "Go to Home Page", path: paths.home },
        { text: "Contact us", path: paths.contact },
      ]}
      {...(status >= 500 ? { reference: <ErrorReference /> } : {})}
    />
  );
}

/** Returns true if a request of the browser got no response. The message differs between browsers. */
export function isFailedFetch(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /failed to fetch|networkerror|load failed|network connection/i.test(error.message)
  );
}

/** Returns title and text of the error page for a request that got no response. */
export function getFailedFetchTexts(path: string): { readonly title: string; readonly text: string } {
  const warning = "If you just paid, please don't pay again before you have checked your email. ";
  return {
    title: "We can't reach the shop",
    text: `${paymentPages.includes(path) ? warning : ""}Please check your connection and try again.`,
  };
}

const missingTitle = "We can't find this page";

/** Returns the title of the error page, for the document title. */
export function getErrorTitle(error: unknown): string {
  if (isFailedFetch(error)) return getFailedFetchTexts("").title;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? missingTitle : getErrorTexts(status, "").title;
}

const paymentPages: readonly string[] = [
  paths.checkout,
  paths.orderSuccess,
  paths.paymentFail,
  paths.paymentVerify("stripe"),
  paths.quotePayment,
  paths.splitPayment,
];

/** Returns title and text of the error page for any status except 404. */
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

/**
 * Returns the text of a server error. On payment pages it warns against paying again, because a provider may have
 * charged before the error.
 */
function getErrorText(path: string): string {
  return paymentPages.includes(path)
    ? "It's not your fault. If you just paid, please don't pay again: we'll record your payment as soon as we can and email you."
    : "It's not your fault. Please try again in a moment.";
}

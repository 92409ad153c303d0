import { createContext, useContext } from "react";

const RequestIdContext = createContext<string | undefined>(undefined);

/** Passes the id of the request to the error page that the server renders. */
export const RequestIdProvider = RequestIdContext.Provider;

/** The attribute of the element with the reference. */
const referenceAttribute = "data-error-reference";

/**
 * Shows the id of the failed request, by which staff find its log lines. In the browser the id is read from the server's
 * HTML. A failed navigation within the page has none.
 */
export function ErrorReference() {
  const requestId = useContext(RequestIdContext) ?? readRenderedReference();
  if (!requestId) return null;
  return (
    <p className="mt-5 text-sm text-ink-soft">
      Error reference: <span {...{ [referenceAttribute]: "" }}>{requestId}</span>
    </p>
  );
}

function readRenderedReference(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector(`[${referenceAttribute}]`)?.textContent ?? undefined;
}

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useStyleLists } from "~/blocks/style-list/style-lists-context";
import { useChallengeKeys } from "~/domains/forms/challenge/challenge-keys";
import { useLinkedSubscription } from "~/domains/newsletter/linked-subscription";
import { useCart } from "~/domains/samples/cart/cart";
import { ToastProvider, useToast } from "~/ui/feedback/toast";

const hooks = [
  ["useToast must be used within a ToastProvider", useToast],
  ["useCart must be used within a CartProvider", useCart],
  ["useChallengeKeys must be used within a ChallengeProvider", useChallengeKeys],
  ["useStyleLists must be used within a StyleListsProvider", useStyleLists],
  ["useLinkedSubscription must be used within a LinkedSubscriptionProvider", useLinkedSubscription],
] as const;

function Reader({ useContextValue }: { readonly useContextValue: () => unknown }) {
  return <p>{typeof useContextValue()}</p>;
}

describe("a context outside its provider", () => {
  it.each(hooks)(
    "throws '%s' for a context that is used outside its provider [PAGE-040]",
    (message, useContextValue) => {
      expect(() => renderToStaticMarkup(<Reader useContextValue={useContextValue} />)).toThrow(message);
    },
  );

  it("does not throw for a context inside its provider [PAGE-040]", () => {
    expect(
      renderToStaticMarkup(
        <ToastProvider>
          <Reader useContextValue={useToast} />
        </ToastProvider>,
      ),
    ).toContain("<p>object</p>");
  });
});

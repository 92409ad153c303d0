import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { SplitPage } from "~/domains/instalments/split-page";
import { clientLoader } from "~/routes/pay/split-payment";

type SplitData = Parameters<typeof SplitPage>[0]["data"];

function shown(data: SplitData): string {
  const router = createMemoryRouter([{ path: "*", element: <SplitPage data={data} isTitled={false} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("the split-payment page without its order", () => {
  it("shows why, and the way back to the empty form [SPLT-007] [SPLT-005]", () => {
    const html = shown({ state: "refused", message: "Failed to fetch order. Please try again later." });
    expect(html).toContain("Failed to fetch order. Please try again later.");
    expect(html).toMatch(/<a[^>]*href="\/order\/split-payment"[^>]*>.*Go Back/);
  });

  it("says so too when the network loses it after a payment [SPLT-007]", async () => {
    const lost = async () => {
      throw new TypeError("Failed to fetch");
    };
    const request = new Request("http://localhost/order/split-payment");
    expect(await clientLoader({ request, params: {}, serverLoader: lost })).toEqual({
      page: null,
      data: { state: "refused", message: "Failed to fetch order. Please try again later." },
    });
  });
});

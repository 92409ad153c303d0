import { describe, expect, it } from "vitest";
import { sampleOrder } from "#tests/support/shop/sample-order";
import { fetchOrder } from "~/domains/account/purchases/fetch-order";
import { toOrderJson } from "~/domains/orders/order.schema";

const answering = (status: number, body: string) => async () => new Response(body, { status });

describe("fetched order of the account", () => {
  it("returns the data of GET /api/order/view/{id} [API-018]", async () => {
    const requests: string[] = [];
    const order = toOrderJson(sampleOrder);
    const ask: typeof fetch = async (url) => {
      requests.push(String(url));
      return Response.json({ success: true, status: 200, data: order });
    };
    expect(await fetchOrder("o-1", ask)).toEqual({ order, problem: null });
    expect(requests).toEqual(["/api/order/view/o-1"]);
  });

  it("returns no order and no problem for a missing order [ORD-016]", async () => {
    const missing = answering(404, '{"success":false,"message":"Order not found."}');
    expect(await fetchOrder("o-1", missing)).toEqual({ order: null, problem: null });
  });

  it("returns the server's message or the default one for a failure [ORD-020]", async () => {
    const text = await fetchOrder("o-1", answering(503, '{"message":"Busy."}'));
    expect(text).toEqual({ order: null, problem: "Busy." });
    for (const body of ["", "<html>", "{}", '{"data":{"id":1}}'])
      for (const status of [200, 500])
        expect(await fetchOrder("o-1", answering(status, body))).toEqual({
          order: null,
          problem: "Failed to fetch order",
        });
  });

  it("reports a network failure when an order is fetched [ORD-020]", async () => {
    const broken: typeof fetch = async () => {
      throw new TypeError("Failed to fetch");
    };
    expect((await fetchOrder("o-1", broken)).problem).toBe("Failed to fetch order. Please try again.");
  });
});

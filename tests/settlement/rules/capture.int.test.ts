import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { failWith, startOrderPayment } from "#tests/support/payments/started-payment";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { captureOnce } from "~/domains/settlement/capture.server";
import { err, ok } from "~/kernel/result";

const database = testDatabase();

describe("captureOnce", () => {
  const capturing = async (answer: PaymentGateway["capture"]) => {
    const order = await startOrderPayment(database);
    const capture = vi.fn<PaymentGateway["capture"]>(answer);
    const { shop, ref } = order;
    const captureApproval = async () =>
      captureOnce(shop, { ...shop.bank.gateway, capture }, await order.attempt(), ref);
    return { ...order, capture, take: captureApproval };
  };

  it("sets the attempt to 'capturing' first and captures with the attempt's key", async () => {
    const { take: captureApproval, capture, attempt, attemptId, ref } = await capturing(async () => ok(null));
    capture.mockImplementation(async () => {
      expect((await attempt()).status).toBe("capturing");
      return ok(null);
    });
    expect(await captureApproval()).toBe(true);
    expect(capture.mock.calls).toEqual([[ref, `att:${attemptId}:capture`]]);
    expect((await attempt()).status).toBe("capturing");
  });

  it("captures with another idempotency key after a declined instrument", async () => {
    const {
      take: captureApproval,
      capture,
      attempt,
      attemptId,
      ref,
    } = await capturing(failWith("instrument-declined"));
    expect(await captureApproval()).toBe(true);
    expect(await attempt()).toMatchObject({
      status: "open",
      declinedCaptures: 1,
      declineMessage: "it says instrument-declined",
    });
    expect(await captureApproval()).toBe(true);
    expect(capture.mock.calls.map(([, key]) => key)).toEqual([
      `att:${attemptId}:capture`,
      `att:${attemptId}:capture:1`,
    ]);
    expect(capture.mock.calls[0]?.[0]).toBe(ref);
    expect((await attempt()).declinedCaptures).toBe(2);
  });

  it("reopens the attempt after a refusal, but not after a missing answer", async () => {
    const refused = await capturing(failWith("refused"));
    expect(await refused.take()).toBe(true);
    expect(await refused.attempt()).toMatchObject({ status: "open", declinedCaptures: 0 });
    const lost = await capturing(failWith("no-answer"));
    expect(await lost.take()).toBe(true);
    expect((await lost.attempt()).status).toBe("capturing");
  });

  it("keeps a status that another request set while the provider refused the capture", async () => {
    const { take: captureApproval, capture, mark, attempt } = await capturing(failWith("refused"));
    capture.mockImplementation(async () => {
      await mark("paid");
      return err({ code: "refused", message: "no" });
    });
    expect(await captureApproval()).toBe(true);
    expect((await attempt()).status).toBe("paid");
  });

  it.each(["paid", "declined", "needs_review", "refunded", "canceled"] as const)(
    "captures only undecided attempts, not one that is %s",
    async (status) => {
      const { take: captureApproval, capture, mark, attempt } = await capturing(async () => ok(null));
      await mark(status);
      expect(await captureApproval()).toBe(false);
      expect(capture).not.toHaveBeenCalled();
      expect((await attempt()).status).toBe(status);
    },
  );

  it("uses one idempotency key for parallel callers, also when the attempt is held later", async () => {
    const { take: captureApproval, mark, attempt } = await capturing(async () => ok(null));
    await mark("held");
    expect(await captureApproval()).toBe(true);
    expect((await attempt()).status).toBe("held");
  });
});

import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { createReportedPayment, failWith } from "#tests/support/payments/started-payment";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { ok } from "~/kernel/result";

const database = testDatabase();

describe("updateProviderMetadata after a payment", () => {
  const hears = () => vi.fn<NonNullable<PaymentGateway["updateMetadata"]>>(async () => ok(null));

  it("sends only changed metadata of a paid order to the provider", async () => {
    const { settled, payable, ref } = await createReportedPayment(database, { metadata: { orderId: "old" } });
    const annotate = hears();
    await settled({ updateMetadata: annotate });
    expect(annotate.mock.calls).toEqual([[ref, expect.objectContaining({ orderId: payable.id })]]);
    const same = await createReportedPayment(database);
    const again = hears();
    await same.settled({ updateMetadata: again });
    expect(again).not.toHaveBeenCalled();
  });

  it("sends the changed names of a held payment too", async () => {
    const says = { state: "held", status: "on_hold", transactionId: null } as const;
    const { settled, payable, ref } = await createReportedPayment(database, { ...says, metadata: {} });
    const annotate = hears();
    expect(await settled({ updateMetadata: annotate })).toMatchObject({ ok: true, value: { state: "held" } });
    expect(annotate.mock.calls).toEqual([[ref, expect.objectContaining({ orderId: payable.id })]]);
  });

  it("ignores failed metadata updates and providers without metadata", async () => {
    const { settled, log, payable, attemptId } = await createReportedPayment(database, { metadata: {} });
    const annotate = vi.fn<NonNullable<PaymentGateway["updateMetadata"]>>(failWith("no-answer"));
    expect(await settled({ updateMetadata: annotate })).toMatchObject({ ok: true, value: { state: "paid" } });
    expect(log.warn.mock.calls).toEqual([
      [{ ...payable, attemptId, code: "no-answer" }, "the provider was not told what became of the payment"],
    ]);
    const keepsNone = await createReportedPayment(database, { metadata: {} });
    expect(await keepsNone.settled({ updateMetadata: null })).toMatchObject({ ok: true });
    expect(keepsNone.log.warn).not.toHaveBeenCalled();
  });

  it("sends no metadata to the provider before the payment", async () => {
    const open = { state: "open", status: "pending", transactionId: null, metadata: {} } as const;
    const { settled } = await createReportedPayment(database, open);
    const annotate = hears();
    await settled({ updateMetadata: annotate });
    expect(annotate).not.toHaveBeenCalled();
  });
});

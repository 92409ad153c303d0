import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { failing, toldPayment } from "#tests/support/payments/begun-payment";
import type { Gateway } from "~/domains/payments/gateway";
import { ok } from "~/kernel/result";

const database = testDatabase();

describe("after a payment was taken", () => {
  const hears = () => vi.fn<NonNullable<Gateway["annotate"]>>(async () => ok(null));

  it("its provider is told by which names it is kept, where they changed, and of nothing else", async () => {
    const { settled, payable, ref } = await toldPayment(database, { metadata: { orderId: "old" } });
    const annotate = hears();
    await settled({ annotate });
    expect(annotate.mock.calls).toEqual([[ref, expect.objectContaining({ orderId: payable.id })]]);
    const same = await toldPayment(database);
    const again = hears();
    await same.settled({ annotate: again });
    expect(again).not.toHaveBeenCalled();
  });

  it("and so it is where the payment is held until somebody has looked at it", async () => {
    const says = { standing: "held", status: "on_hold", transactionId: null } as const;
    const { settled, payable, ref } = await toldPayment(database, { ...says, metadata: {} });
    const annotate = hears();
    expect(await settled({ annotate })).toMatchObject({ ok: true, value: { standing: "held" } });
    expect(annotate.mock.calls).toEqual([[ref, expect.objectContaining({ orderId: payable.id })]]);
  });

  it("is no worse where its provider does not hear the names, or keeps none", async () => {
    const { settled, log, payable, attemptId } = await toldPayment(database, { metadata: {} });
    const annotate = vi.fn<NonNullable<Gateway["annotate"]>>(failing("no-answer"));
    expect(await settled({ annotate })).toMatchObject({ ok: true, value: { standing: "paid" } });
    expect(log.warn.mock.calls).toEqual([
      [{ ...payable, attemptId, code: "no-answer" }, "the provider was not told what became of the payment"],
    ]);
    const keepsNone = await toldPayment(database, { metadata: {} });
    expect(await keepsNone.settled({ annotate: null })).toMatchObject({ ok: true });
    expect(keepsNone.log.warn).not.toHaveBeenCalled();
  });

  it("it is not named before it was taken", async () => {
    const open = { standing: "open", status: "pending", transactionId: null, metadata: {} } as const;
    const { settled } = await toldPayment(database, open);
    const annotate = hears();
    await settled({ annotate });
    expect(annotate).not.toHaveBeenCalled();
  });
});

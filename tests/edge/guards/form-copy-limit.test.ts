import { describe, expect, it } from "vitest";
import { silentLog } from "#tests/support/shop/silent-log";
import { createRecipientCheck } from "~/edge/guards/form-copy-limit.server";
import { createRateLimits } from "~/edge/guards/rate-limits.server";

describe("the limit of form copies to the entered email address", () => {
  const live = () => ({ limits: createRateLimits(silentLog), env: { resend: { apiKey: "re_tests" } } });

  it("allows six form copies a day per mailbox, whatever its spelling and the client IP", async () => {
    const shop = live();
    const sent = [];
    for (let n = 0; n < 8; n += 1)
      sent.push(await createRecipientCheck(shop, `10.0.0.${n}`)(`vic.tim+${n}@example.com`));
    expect(sent).toEqual([true, true, true, true, true, true, false, false]);
    expect(await createRecipientCheck(shop, "10.0.0.9")("somebody@example.com")).toBe(true);
  });

  it("allows twenty form copies an hour per client IP", async () => {
    const mayWrite = createRecipientCheck(live(), "10.0.0.1");
    for (let n = 0; n < 20; n += 1) expect(await mayWrite(`reader${n}@example.com`)).toBe(true);
    expect(await mayWrite("reader20@example.com")).toBe(false);
  });

  it("sets no limit of form copies where the demo keeps its emails", async () => {
    const mayWrite = createRecipientCheck({ limits: createRateLimits(silentLog), env: {} }, "10.0.0.1");
    for (let n = 0; n < 25; n += 1) expect(await mayWrite("v@example.com")).toBe(true);
  });
});

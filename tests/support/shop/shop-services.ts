import type { CheckoutServices } from "~/domains/checkout/place-order/place-order.server";
import type { UploadQuota } from "~/domains/forms/files/upload-quota.server";
import { payables } from "~/edge/services/payables.server";
import { contentOf } from "../content/content";
import { shopContent } from "../content/shop-content";
import type { TestDatabase } from "../database/database";
import { createFakeGateway, type FakeGateway } from "../payments/fake-gateway";
import { silentLog } from "./silent-log";

export const testSecret = "a-session-secret-of-the-tests-only-0123";

export type TestClock = { readonly now: () => Date; readonly advance: (seconds: number) => void };

/** Provides a clock that stops until a test advances it. */
export function testClock(start = "2026-03-02T15:04:05Z"): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}

/** The shop's services with a card provider in memory, for tests of the use cases. */
export function shopServices(
  database: TestDatabase,
  bank: FakeGateway = createFakeGateway(),
): CheckoutServices & {
  readonly clock: TestClock;
  readonly bank: FakeGateway;
  readonly challenge: null;
  readonly uploadQuota: UploadQuota;
} {
  return {
    db: database.db,
    content: contentOf(shopContent),
    gateways: { stripe: bank.gateway },
    payables,
    clock: testClock(),
    log: silentLog,
    bank,
    challenge: null,
    uploadQuota: { dailyBytes: 1_000_000_000, totalBytes: 1_000_000_000 },
  };
}

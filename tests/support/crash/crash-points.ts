import type { Mailer } from "~/domains/email/mailers/mailer";
import type { PaymentGateway, PaymentGateways } from "~/domains/payments/payment-gateway";
import type { Provider } from "~/domains/payments/provider";
import type { SettleServices } from "~/domains/settlement/settlement";
import type { PayableKind } from "../payments/payable-fixtures";

/** Points at which a shop may crash: before and after each write, each call to a provider and each email. */
export const crashPoints = [
  "place: before the order is written",
  "place: after the order is written",
  "place: before the provider is told",
  "place: after the provider was told",
  "settle: before the provider is asked",
  "settle: after the provider answered",
  "settle: before the provider is told",
  "settle: after the provider was told",
  "settle: before the payment is written",
  "settle: after the payment is written",
  "mail: before it leaves",
  "mail: after it left",
  "mail: before its leaving is written",
  "mail: after its leaving is written",
] as const;
export type CrashPoint = (typeof crashPoints)[number];
export type Stage = "place" | "settle" | "mail";

type InterruptibleServices = SettleServices & { readonly mailer: Mailer };

const writeLabels: Readonly<Record<Stage, string>> = {
  place: "the order is written",
  settle: "the payment is written",
  mail: "its leaving is written",
};

/**
 * Lists the crash points of a payment. During settlement only PayPal gets another call, to capture the approved order, and
 * Stripe for a quote, to update its metadata.
 */
export function listCrashPoints(provider: Provider, thing: PayableKind = "order"): readonly CrashPoint[] {
  const isToldAgain = provider === "paypal" || (provider === "stripe" && thing === "quote");
  return crashPoints.filter((point) => isToldAgain || !/^settle: .* told$/.test(point));
}

/**
 * Wraps services so that `act` runs when they first reach a point. `act` throws, kills the process, or runs a concurrent
 * request. `enter` sets the current stage.
 */
export function interruptAt<S extends InterruptibleServices>(
  services: S,
  point: CrashPoint,
  act: () => Promise<void>,
) {
  let stage: Stage = "place";
  let isUntouched = true;
  const reachPoint = async (name: string) => {
    if (!isUntouched || name !== point) return;
    isUntouched = false;
    await act();
  };
  const base = async <T>(what: { before: string; after: string }, work: () => Promise<T>): Promise<T> => {
    await reachPoint(`${stage}: before ${what.before}`);
    const done = await work();
    await reachPoint(`${stage}: after ${what.after}`);
    return done;
  };
  const db = new Proxy(services.db, {
    get(target, name) {
      if (name !== "transaction") return Reflect.get(target, name, target);
      const transaction: typeof target.transaction = (work, config) =>
        base({ before: writeLabels[stage], after: writeLabels[stage] }, () =>
          target.transaction(work, config),
        );
      return transaction;
    },
  });
  const received = { before: "the provider is told", after: "the provider was told" };
  const request = { before: "the provider is asked", after: "the provider answered" };
  const watchGateway = (gateway: PaymentGateway): PaymentGateway =>
    new Proxy(gateway, {
      get(target, name) {
        if (name === "start")
          return (...charge: Parameters<PaymentGateway["start"]>) =>
            base(received, () => target.start(...charge));
        if (name === "capture")
          return (...given: Parameters<PaymentGateway["capture"]>) =>
            base(received, () => target.capture(...given));
        const { updateMetadata } = target;
        if (name === "updateMetadata" && updateMetadata)
          return (...given: Parameters<typeof updateMetadata>) =>
            base(received, () => updateMetadata(...given));
        if (name === "fetchResult") return (ref: string) => base(request, () => target.fetchResult(ref));
        return Reflect.get(target, name, target);
      },
    });
  const gateways: PaymentGateways = Object.fromEntries(
    Object.entries(services.gateways).map(([provider, gateway]) => [provider, watchGateway(gateway)]),
  );
  const mailer: Mailer = {
    ...services.mailer,
    send: (email, key) =>
      base({ before: "it leaves", after: "it left" }, () => services.mailer.send(email, key)),
  };
  return {
    services: { ...services, db, gateways, mailer },
    enter: (next: Stage) => {
      stage = next;
    },
  };
}

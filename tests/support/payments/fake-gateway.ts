import type {
  ChargeRequest,
  PaymentGateway,
  ProviderFailure,
  ProviderResult,
} from "~/domains/payments/payment-gateway";
import { toStripePaymentStatus } from "~/domains/payments/provider-status";
import { cents } from "~/kernel/money/money";
import { err, ok } from "~/kernel/result";

type Intent = {
  readonly ref: string;
  readonly attemptId: string | null;
  amount: number;
  currency: string;
  live: boolean;
  status: string;
  error: string | null;
  charge: string | null;
  /** The id of the declined charge. */
  failedCharge?: string | null;
  /** The refunds at the provider. */
  refunds?: ProviderResult["refunds"];
  metadata?: Readonly<Record<string, string>>;
};

type Call = "start" | "update" | "capture" | "updateMetadata" | "cancel" | "fetchResult";
type Trouble = "before" | "after";

/** Creates a card provider in memory. `simulatedFailure` makes one call fail before or after its effect. */
export function createFakeGateway() {
  const intents = new Map<string, Intent>();
  const troubles = new Map<Call, Trouble>();
  const gates = new Map<Call, { readonly reach: () => void; readonly open: Promise<void> }>();
  const silent: ProviderFailure = { code: "no-answer", message: "timed out" };

  async function simulateCall<T>(call: Call, act: () => T) {
    const gate = gates.get(call);
    gates.delete(call);
    gate?.reach();
    await gate?.open;
    const simulated = troubles.get(call);
    troubles.delete(call);
    if (simulated === "before") return err(silent);
    const value = act();
    return simulated === "after" ? err(silent) : ok(value);
  }

  async function simulateRefusableCall(call: Call, act: () => ProviderFailure | null) {
    const done = await simulateCall(call, act);
    return done.ok && done.value ? err(done.value) : done.ok ? ok(null) : done;
  }

  const started = ({ ref, status }: Intent) => ({
    ref,
    providerStatus: status,
    clientData: { clientSecret: `${ref}_secret_x`, paymentIntentId: ref },
  });

  const gateway: PaymentGateway<"stripe"> = {
    provider: "stripe",
    live: false,
    publicConfig: { publishableKey: "pk_test_fake" },
    start: (charge) => simulateCall("start", () => started(createIntent(charge))),
    update: (ref, charge) =>
      simulateCall("update", () => {
        const intent = getIntent(ref);
        if (intent.status !== "succeeded") intent.amount = charge.amount;
        return started(intent);
      }),
    capture: (ref) =>
      simulateCall("capture", () => {
        const intent = getIntent(ref);
        if (intent.status === "requires_capture") intent.status = "succeeded";
        return null;
      }),
    updateMetadata: (ref, metadata) =>
      simulateCall("updateMetadata", () => {
        const intent = getIntent(ref);
        intent.metadata = { ...intent.metadata, ...metadata };
        return null;
      }),
    cancel: (ref) =>
      simulateRefusableCall("cancel", () => {
        const intent = intents.get(ref);
        if (!intent) return { code: "unknown-ref", message: "no such intent" };
        if (intent.status === "succeeded") return { code: "refused", message: "it was paid" };
        intent.status = "canceled";
        return null;
      }),
    fetchResult: async (ref) => {
      if (!intents.has(ref)) return err({ code: "unknown-ref", message: "no such intent" });
      return simulateCall("fetchResult", () => ({
        ...toSubmitResult(getIntent(ref)),
        clientSecret: `${ref}_secret_x`,
      }));
    },
    parseWebhook: async (raw, headers) => {
      if (headers.get("stripe-signature") !== "good") return err("bad-signature");
      const { id, ref } = JSON.parse(raw);
      return ok({ eventId: String(id), type: "payment_intent.succeeded", ref: String(ref) });
    },
  };

  function createIntent({ attemptId, amount, currency, metadata }: ChargeRequest): Intent {
    const ref = `pi_${attemptId}`;
    const known = intents.get(ref);
    if (known) return known;
    const intent = {
      ref,
      attemptId,
      amount,
      currency: currency.toLowerCase(),
      live: false,
      status: "requires_payment_method",
      error: null,
      charge: null,
      metadata,
    };
    intents.set(ref, intent);
    return intent;
  }

  function getIntent(ref: string): Intent {
    const intent = intents.get(ref);
    if (!intent) throw new Error(`the fake provider has no ${ref}`);
    return intent;
  }

  return {
    gateway,
    intents,
    /** Makes the next call of this kind fail, before or after its effect. */
    simulatedFailure: (call: Call, when: Trouble) => troubles.set(call, when),
    /** Makes the next call of this kind wait until it is released. */
    hold: (call: Call) => {
      const reached = createSignal();
      const opened = createSignal();
      gates.set(call, { reach: reached.give, open: opened.given });
      return { reached: reached.given, release: opened.give };
    },
    /** The effects of a shopper's payment at the provider. */
    pay: (ref: string) =>
      Object.assign(getIntent(ref), { status: "succeeded", charge: `ch_${ref}`, error: null }),
    decline: (ref: string, error = "Your card was declined.") =>
      Object.assign(getIntent(ref), { status: "requires_payment_method", error }),
    refund: (ref: string, amount: number) => {
      const { refunds = [] } = getIntent(ref);
      const refund = { id: `re_${ref}_${refunds.length}`, amount: cents(amount) };
      return Object.assign(getIntent(ref), { refunds: [...refunds, refund] });
    },
    updateIntent: (ref: string, changes: Partial<Intent>) => Object.assign(getIntent(ref), changes),
    charges: () => [...intents.values()].filter(({ charge }) => charge !== null).length,
  };
}

function createSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

export type FakeGateway = ReturnType<typeof createFakeGateway>;

function toSubmitResult(intent: Intent): ProviderResult {
  const declined =
    intent.status === "canceled" || (intent.status === "requires_payment_method" && intent.error);
  const state = declined
    ? "declined"
    : intent.status === "succeeded"
      ? "paid"
      : intent.status === "processing"
        ? "held"
        : "open";
  return {
    ref: intent.ref,
    attemptId: intent.attemptId,
    status: declined ? "failed" : toStripePaymentStatus(intent.status),
    state,
    transactionId: intent.charge,
    amount: cents(intent.amount),
    currency: intent.currency,
    live: intent.live,
    providerStatus: intent.status,
    needsCapture: intent.status === "requires_capture",
    message: intent.error,
    failedTransactionId: intent.failedCharge ?? null,
    refunds: intent.refunds,
    metadata: intent.metadata ?? {},
    additionalData: intent.charge ? { last4: "4242", brand: "visa" } : {},
  };
}

import { type Caller, chargeOf, intentOf, methodOf, type StripeAccount } from "./account.ts";
import { captureIntent, confirmIntent } from "./confirm-intent.ts";
import { disputeOf } from "./disputes.ts";
import { cancelIntent, createIntent, mergeMetadata, updateIntent } from "./intent-changes.ts";
import { balanceOf, listOf } from "./lists.ts";
import * as params from "./params.ts";
import { createMethod, methodNamed } from "./payment-methods.ts";
import { createRefund } from "./refunds.ts";
import { renderCharge, renderEvent, renderIntent, renderIntentForBrowser, renderMethod } from "./render.ts";
import { renderDispute } from "./render-dispute.ts";
import { invalidRequest, noSuch } from "./stripe-error.ts";
import type { IntentRecord } from "./stripe-state.ts";

export type Operation = {
  readonly method: "GET" | "POST";
  /** Stripe's path template, in which `{…}` is one segment. */
  readonly path: string;
  /** True if a publishable key may call the operation. */
  readonly browser: boolean;
  readonly run: (account: StripeAccount, caller: Caller, form: unknown, id: string) => unknown;
};

/** Every operation of the sandbox, with the names and paths of Stripe's API reference. */
export const operations: readonly Operation[] = [
  {
    method: "POST",
    path: "/v1/payment_intents",
    browser: false,
    run: (account, caller, form) =>
      shown(
        account,
        caller,
        createIntent(account, caller, params.readParams(params.createIntentParams, form)),
      ),
  },
  {
    method: "GET",
    path: "/v1/payment_intents",
    browser: false,
    run: (account, _caller, form) =>
      listOf(
        "/v1/payment_intents",
        account.state.intents,
        params.readParams(params.listParams, form),
        (intent) => renderIntent(account, intent),
      ),
  },
  {
    method: "GET",
    path: "/v1/payment_intents/{intent}",
    browser: true,
    run: (account, caller, form, id) => {
      const { client_secret } = params.readParams(params.retrieveParams, form);
      return shown(account, caller, intentForCaller(account, caller, id, client_secret));
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}",
    browser: false,
    run: (account, caller, form, id) =>
      shown(account, caller, updateIntent(account, id, params.readParams(params.updateIntentParams, form))),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}/confirm",
    browser: true,
    run: (account, caller, form, id) => {
      const given = params.readParams(params.confirmIntentParams, form);
      intentForCaller(account, caller, id, given.client_secret);
      return shown(account, caller, confirmIntent(account, caller, id, given));
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}/capture",
    browser: false,
    run: (account, caller, form, id) => {
      const given = params.readParams(params.captureIntentParams, form);
      const intent = captureIntent(account, caller, id, given);
      intent.metadata = mergeMetadata(intent.metadata, given.metadata);
      return shown(account, caller, intent);
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}/cancel",
    browser: false,
    run: (account, caller, form, id) =>
      shown(
        account,
        caller,
        cancelIntent(account, caller, id, params.readParams(params.cancelIntentParams, form)),
      ),
  },
  {
    method: "POST",
    path: "/v1/refunds",
    browser: false,
    run: (account, caller, form) =>
      createRefund(account, caller, params.readParams(params.refundParams, form)),
  },
  {
    method: "GET",
    path: "/v1/disputes/{dispute}",
    browser: false,
    run: (account, _caller, _form, id) => renderDispute(disputeOf(account, id)),
  },
  {
    method: "POST",
    path: "/v1/payment_methods",
    browser: true,
    run: (account, _caller, form) =>
      renderMethod(createMethod(account, params.readParams(params.methodParams, form))),
  },
  {
    method: "GET",
    path: "/v1/payment_methods/{payment_method}",
    browser: false,
    run: (account, _caller, _form, id) =>
      renderMethod(id.startsWith("pm_card_") ? methodNamed(account, id) : methodOf(account, id)),
  },
  {
    method: "GET",
    path: "/v1/charges",
    browser: false,
    run: (account, _caller, form) => {
      const given = params.readParams(params.listParams, form);
      const charges = Object.entries(account.state.charges).filter(
        ([, charge]) => !given.payment_intent || charge.intent === given.payment_intent,
      );
      return listOf("/v1/charges", Object.fromEntries(charges), given, (charge) =>
        renderCharge(account, charge),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/charges/{charge}",
    browser: false,
    run: (account, _caller, _form, id) => renderCharge(account, chargeOf(account, id)),
  },
  {
    method: "GET",
    path: "/v1/events",
    browser: false,
    run: (account, _caller, form) => {
      const given = params.readParams(params.listParams, form);
      const types = given.types ?? (given.type ? [given.type] : null);
      const events = Object.entries(account.state.events).filter(
        ([, event]) => !types || types.includes(event.type),
      );
      return listOf("/v1/events", Object.fromEntries(events), given, (event) => renderEvent(event, 0));
    },
  },
  {
    method: "GET",
    path: "/v1/events/{id}",
    browser: false,
    run: (account, _caller, _form, id) => {
      const event = account.state.events[id];
      if (!event) throw noSuch("event", id, "id");
      return renderEvent(event, 0);
    },
  },
  { method: "GET", path: "/v1/balance", browser: false, run: (account) => balanceOf(account) },
];

function shown(account: StripeAccount, caller: Caller, intent: IntentRecord) {
  return caller.key === "secret" ? renderIntent(account, intent) : renderIntentForBrowser(account, intent);
}

/** Returns the intent to a server, or to a browser with the intent's client secret. */
export function intentForCaller(
  account: StripeAccount,
  caller: Caller,
  id: string,
  clientSecret: string | undefined,
): IntentRecord {
  const intent = intentOf(account, id);
  if (caller.key === "publishable" && !clientSecret) {
    throw invalidRequest("Missing required param: client_secret.", {
      code: "parameter_missing",
      param: "client_secret",
    });
  }
  if (clientSecret !== undefined && clientSecret !== intent.clientSecret) {
    throw invalidRequest(
      "The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.",
      { code: "payment_intent_invalid_parameter", param: "client_secret" },
    );
  }
  return intent;
}

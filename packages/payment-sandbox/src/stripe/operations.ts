import { type Caller, getCharge, getIntent, getMethod, type StripeAccount } from "./account.ts";
import { captureIntent, confirmIntent } from "./confirm-intent.ts";
import { getDispute } from "./disputes.ts";
import { cancelIntent, createIntent, mergeMetadata, updateIntent } from "./intent-changes.ts";
import { createList, renderBalance } from "./lists.ts";
import * as params from "./params.ts";
import { createMethod, findMethod } from "./payment-methods.ts";
import { createRefund } from "./refunds.ts";
import { renderCharge, renderEvent, renderIntent, renderIntentForBrowser, renderMethod } from "./render.ts";
import { renderDispute } from "./render-dispute.ts";
import { createInvalidRequest, createNotFoundError } from "./stripe-error.ts";
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
      renderForCaller(
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
      createList(
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
      return renderForCaller(account, caller, getIntentForCaller(account, caller, id, client_secret));
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}",
    browser: false,
    run: (account, caller, form, id) =>
      renderForCaller(
        account,
        caller,
        updateIntent(account, id, params.readParams(params.updateIntentParams, form)),
      ),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}/confirm",
    browser: true,
    run: (account, caller, form, id) => {
      const confirmParams = params.readParams(params.confirmIntentParams, form);
      getIntentForCaller(account, caller, id, confirmParams.client_secret);
      return renderForCaller(account, caller, confirmIntent(account, caller, id, confirmParams));
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}/capture",
    browser: false,
    run: (account, caller, form, id) => {
      const captureParams = params.readParams(params.captureIntentParams, form);
      const intent = captureIntent(account, caller, id, captureParams);
      intent.metadata = mergeMetadata(intent.metadata, captureParams.metadata);
      return renderForCaller(account, caller, intent);
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/{intent}/cancel",
    browser: false,
    run: (account, caller, form, id) =>
      renderForCaller(
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
    run: (account, _caller, _form, id) => renderDispute(getDispute(account, id)),
  },
  {
    method: "POST",
    path: "/v1/payment_methods",
    browser: true,
    run: (account, _caller, form) =>
      renderMethod(createMethod(account, params.readParams(params.paymentMethodParams, form))),
  },
  {
    method: "GET",
    path: "/v1/payment_methods/{payment_method}",
    browser: false,
    run: (account, _caller, _form, id) =>
      renderMethod(id.startsWith("pm_card_") ? findMethod(account, id) : getMethod(account, id)),
  },
  {
    method: "GET",
    path: "/v1/charges",
    browser: false,
    run: (account, _caller, form) => {
      const listParams = params.readParams(params.listParams, form);
      const charges = Object.entries(account.state.charges).filter(
        ([, charge]) => !listParams.payment_intent || charge.intent === listParams.payment_intent,
      );
      return createList("/v1/charges", Object.fromEntries(charges), listParams, (charge) =>
        renderCharge(account, charge),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/charges/{charge}",
    browser: false,
    run: (account, _caller, _form, id) => renderCharge(account, getCharge(account, id)),
  },
  {
    method: "GET",
    path: "/v1/events",
    browser: false,
    run: (account, _caller, form) => {
      const listParams = params.readParams(params.listParams, form);
      const types = listParams.types ?? (listParams.type ? [listParams.type] : null);
      const events = Object.entries(account.state.events).filter(
        ([, event]) => !types || types.includes(event.type),
      );
      return createList("/v1/events", Object.fromEntries(events), listParams, (event) =>
        renderEvent(event, 0),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/events/{id}",
    browser: false,
    run: (account, _caller, _form, id) => {
      const event = account.state.events[id];
      if (!event) throw createNotFoundError("event", id, "id");
      return renderEvent(event, 0);
    },
  },
  { method: "GET", path: "/v1/balance", browser: false, run: (account) => renderBalance(account) },
];

function renderForCaller(account: StripeAccount, caller: Caller, intent: IntentRecord) {
  return caller.key === "secret" ? renderIntent(account, intent) : renderIntentForBrowser(account, intent);
}

/** Returns the intent to a server, or to a browser with the intent's client secret. */
export function getIntentForCaller(
  account: StripeAccount,
  caller: Caller,
  id: string,
  clientSecret: string | undefined,
): IntentRecord {
  const intent = getIntent(account, id);
  if (caller.key === "publishable" && !clientSecret) {
    throw createInvalidRequest("Missing required param: client_secret.", {
      code: "parameter_missing",
      param: "client_secret",
    });
  }
  if (clientSecret !== undefined && clientSecret !== intent.clientSecret) {
    throw createInvalidRequest(
      "The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.",
      { code: "payment_intent_invalid_parameter", param: "client_secret" },
    );
  }
  return intent;
}

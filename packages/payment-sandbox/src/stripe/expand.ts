import type { StripeAccount } from "./account.ts";
import { renderCharge, renderIntent, renderMethod } from "./render.ts";
import { listRefunds } from "./render-refund.ts";
import { createInvalidRequest } from "./stripe-error.ts";

/** Implements `expand[]`: replaces ids with their objects, along dotted paths such as `data.latest_charge`. */
export function expand(account: StripeAccount, answer: unknown, paths: readonly string[]): unknown {
  return paths.reduce((value, path) => expandPath(account, value, path.split("."), path), answer);
}

function expandPath(
  account: StripeAccount,
  value: unknown,
  path: readonly string[],
  fullPath: string,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => expandPath(account, item, path, fullPath));
  if (typeof value !== "object") return value;
  const fields = value as Readonly<Record<string, unknown>>;
  // Charges contain this list only when the request expands it.
  if (key === "refunds" && fields.object === "charge") {
    return { ...fields, refunds: listRefunds(account, String(fields.id)) };
  }
  if (!(key in fields)) {
    throw createInvalidRequest(`This property cannot be expanded (${fullPath}).`, { param: "expand" });
  }
  const expanded = fields[key];
  const object = typeof expanded === "string" ? findObject(account, expanded) : expanded;
  return { ...fields, [key]: expandPath(account, object, rest, fullPath) };
}

function findObject(account: StripeAccount, id: string): unknown {
  const { charges, intents, methods } = account.state;
  if (charges[id]) return renderCharge(account, charges[id]);
  if (intents[id]) return renderIntent(account, intents[id]);
  if (methods[id]) return renderMethod(methods[id]);
  return id;
}

import type { Env } from "../settings/env.server";
import type { Origins } from "./content-security-policy";

const filmPlayer = "https://www.youtube-nocookie.com";

/**
 * Returns the origins of public pages: hosted Sanity's pictures, the tag manager's tags, widgets of other services,
 * reCAPTCHA and films. The policy of the first document stays in force, so every page allows the origins of all
 * public pages.
 */
export function listPublicPageOrigins(env: Env): Origins {
  const shared = listSharedOrigins(env, env.widgetOrigins);
  return { ...shared, frame: [...shared.frame, filmPlayer] };
}

function listSharedOrigins(env: Env, widgets: readonly string[]): Origins {
  const tags = env.gtmId ? ["https://www.googletagmanager.com"] : [];
  const challenge = env.recaptcha?.sources ?? [];
  return {
    image: [...(env.sanity ? ["https://cdn.sanity.io"] : []), ...widgets],
    script: [...tags, ...widgets, ...challenge],
    connect: [
      ...tags,
      ...(env.gtmId ? ["https://*.google-analytics.com"] : []),
      ...widgets,
      ...(env.recaptcha?.sandbox ? [] : challenge),
    ],
    frame: [...widgets, ...challenge],
  };
}

/**
 * Returns the origins of personal pages. Only these may load the payment providers. They do not allow widgets of
 * other services, so that no widget's script runs beside a card number or a customer's orders.
 */
export function listPersonalPageOrigins(env: Env): Origins {
  const { stripe, paypal, authorizeNet } = env;
  const shared = listSharedOrigins(env, []);
  const paypals = paypal?.origins ?? [];
  const pictures = [
    ...(stripe?.sandbox ? [] : ["https://*.stripe.com"]),
    ...(paypal?.sandbox ? [] : paypals),
  ];
  return {
    image: [...shared.image, ...pictures],
    script: listUnique([
      ...shared.script,
      ...(stripe?.scriptOrigins ?? []),
      ...(authorizeNet?.scriptOrigins ?? []),
      ...paypals,
    ]),
    frame: listUnique([...shared.frame, ...(stripe?.frameOrigins ?? []), ...paypals]),
    connect: listUnique([
      ...shared.connect,
      ...(stripe?.connectOrigins ?? []),
      ...(authorizeNet?.connectOrigins ?? []),
      ...paypals,
    ]),
  };
}

/** Removes repeated origins, because in a sandbox all providers have the same one. */
function listUnique(origins: readonly string[]): readonly string[] {
  return [...new Set(origins)];
}

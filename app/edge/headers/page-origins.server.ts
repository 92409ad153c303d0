import type { Env } from "../settings/env.server";
import type { Origins } from "./content-security-policy";

const filmPlayer = "https://www.youtube-nocookie.com";

/**
 * What public pages load from elsewhere: pictures of hosted Sanity, tags of the tag manager, widgets of other services, the
 * reCAPTCHA, and films. The policy of the first document stays in force, so each of them allows what any of them may hold.
 */
export function publicOrigins(env: Env): Origins {
  const shared = sharedOrigins(env, env.widgetOrigins);
  return { ...shared, frame: [...shared.frame, filmPlayer] };
}

function sharedOrigins(env: Env, widgets: readonly string[]): Origins {
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
 * Personal pages load the payment providers too; nothing else on the shop may talk to them. Widgets of other services
 * stay out: no script of theirs runs beside a card's number or a customer's orders.
 */
export function personalOrigins(env: Env): Origins {
  const { stripe, paypal, authorizeNet } = env;
  const shared = sharedOrigins(env, []);
  const paypals = paypal?.origins ?? [];
  const pictures = [
    ...(stripe?.sandbox ? [] : ["https://*.stripe.com"]),
    ...(paypal?.sandbox ? [] : paypals),
  ];
  return {
    image: [...shared.image, ...pictures],
    script: unique([
      ...shared.script,
      ...(stripe?.scriptOrigins ?? []),
      ...(authorizeNet?.scriptOrigins ?? []),
      ...paypals,
    ]),
    frame: unique([...shared.frame, ...(stripe?.frameOrigins ?? []), ...paypals]),
    connect: unique([
      ...shared.connect,
      ...(stripe?.connectOrigins ?? []),
      ...(authorizeNet?.connectOrigins ?? []),
      ...paypals,
    ]),
  };
}

/** All stand-ins are one origin. */
function unique(origins: readonly string[]): readonly string[] {
  return [...new Set(origins)];
}

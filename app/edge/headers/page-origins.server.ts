import type { Env } from "../settings/env.server";
import type { Origins } from "./content-security-policy";

/** What public pages load from elsewhere: pictures of hosted Sanity, tags of the tag manager, widgets of other services. */
export function publicOrigins(env: Env): Origins {
  const widgets = env.widgetOrigins;
  const tags = env.gtmId ? ["https://www.googletagmanager.com"] : [];
  return {
    image: [...(env.sanity ? ["https://cdn.sanity.io"] : []), ...widgets],
    script: [...tags, ...widgets],
    connect: [...tags, ...(env.gtmId ? ["https://*.google-analytics.com"] : []), ...widgets],
    frame: widgets,
  };
}

/** Personal pages load the payment providers too; nothing else on the shop may talk to them. */
export function personalOrigins(env: Env): Origins {
  const { stripe, paypal, authorizeNet } = env;
  const shared = publicOrigins(env);
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

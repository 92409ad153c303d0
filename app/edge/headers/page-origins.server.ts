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

/** Personal pages load the payment provider too; nothing else on the shop may talk to it. */
export function personalOrigins(env: Env): Origins {
  const shared = publicOrigins(env);
  return {
    image: [...shared.image, ...(env.stripe?.sandbox ? [] : ["https://*.stripe.com"])],
    script: [...shared.script, ...(env.stripe?.scriptOrigins ?? [])],
    frame: [...shared.frame, ...(env.stripe?.frameOrigins ?? [])],
    connect: [...shared.connect, ...(env.stripe?.connectOrigins ?? [])],
  };
}

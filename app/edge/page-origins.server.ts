import { noOrigins, type Origins } from "./content-security-policy";
import type { Env } from "./env.server";

/** What public pages load from elsewhere: pictures of hosted Sanity, tags of the tag manager. */
export function publicOrigins(env: Env): Origins {
  return {
    ...noOrigins,
    image: env.sanity ? ["https://cdn.sanity.io"] : [],
    script: env.gtmId ? ["https://www.googletagmanager.com"] : [],
    connect: env.gtmId ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : [],
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

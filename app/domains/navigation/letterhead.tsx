import { useRouteLoaderData } from "@remix-run/react";
import type { Shell } from "./navigation.schema";
import { SiteLogo } from "./site-logo";

/** The shop's logo and address for printed pages. */
export function Letterhead() {
  const site = useRouteLoaderData<Shell>("root")?.site;
  if (!site) return null;
  const { street, city, state, zip } = site.address ?? {};
  const addressLine = [street, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <>
      <SiteLogo logo={site.logo} name={site.name} />
      <p className="text-xs">{[addressLine, site.phone, site.email].filter(Boolean).join(" · ")}</p>
    </>
  );
}

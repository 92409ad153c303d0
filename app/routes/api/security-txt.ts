import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { paths } from "~/kernel/paths";

const dayMs = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** GET /.well-known/security.txt (RFC 9116): the contact for vulnerabilities; 404 when none is configured. */
export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const { env, clock } = services;
  const { email } = await fetchSiteSettings(services);
  const contact = env.securityContact ?? (email ? `mailto:${email}` : undefined);
  if (!contact) throw data(null, { status: 404 });
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(clock.now().getTime() + validDays * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(paths.securityTxt, env.publicUrl).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}

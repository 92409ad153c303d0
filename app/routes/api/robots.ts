import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/kernel/paths";

/**
 * Paths without pages. Checkout, payment and account pages are crawlable, because a crawler must read their
 * noindex.
 */
const withoutPages = [
  `${paths.api.root}/`,
  "/demo/",
  paths.studio,
  paths.lake,
  paths.health,
  paths.liveness,
  paths.readiness,
  paths.metrics,
];

/** GET /robots.txt */
export function loader({ context: { services } }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...withoutPages.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL(paths.sitemap, services.env.publicUrl).href}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

import { expect, it } from "vitest";
import type { RouteModule } from "#tests/support/views/render-route";
import * as robots from "~/routes/api/robots";

const route: RouteModule = { default: () => null, ...robots };

it("disallows paths without pages in robots.txt and links the sitemap", async () => {
  const context = { services: { env: { publicUrl: "https://shop.example" } } };
  const answer = await route.loader({
    request: new Request("https://shop.example/robots.txt"),
    params: {},
    context,
  });
  expect(await (answer as Response).text()).toBe(
    `User-agent: *
Disallow: /api/
Disallow: /demo/
Disallow: /studio
Disallow: /lake
Disallow: /healthz
Disallow: /livez
Disallow: /readyz
Disallow: /metrics

Sitemap: https://shop.example/sitemap.xml
`,
  );
});

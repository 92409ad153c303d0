import { createHash } from "node:crypto";
import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { parseEnv } from "#tests/support/shop/settings";
import { silentLog } from "#tests/support/shop/silent-log";
import { createPublicRenderer } from "~/edge/pages/render-public.server";
import type { Services } from "~/edge/services/services.server";

/** A build of one page. Its HTML may contain a script of the server and one from content. */
function buildWith(html: (nonce: string | undefined, context: AppLoadContext) => string): ServerBuild {
  const module = {
    default: (_: Request, status: number, headers: Headers, __: EntryContext, context: AppLoadContext) => {
      headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response(html(context.nonce, context), { status, headers });
    },
  };
  const route = { id: "root", path: "", module: { default: () => null } };
  return {
    entry: { module },
    routes: { root: route },
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild;
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

async function render(html: (nonce: string | undefined, context: AppLoadContext) => string) {
  const services = { env: parseEnv({}), log: silentLog } as unknown as Services;
  const page = await createPublicRenderer(services, buildWith(html))("/nowhere-at-all");
  const headers = page.uncompressed.headers;
  const { etag, isCacheable } = page;
  return { etag, isCacheable, policy: headers[headers.indexOf("Content-Security-Policy") + 1] ?? "" };
}

it("allows the server's inline scripts on a cached page, and none from content", async () => {
  const injected = `<p><script>steal(document.cookie)</script></p>`;
  const { policy } = await render(
    (nonce) => `${injected}<script nonce="${nonce}">boot()</script>${injected}`,
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("boot()")} http://127.0.0.1:3001/recaptcha/;`);
  expect(policy).not.toContain(hashOf("steal(document.cookie)"));
  expect(policy).not.toContain("nonce-");
});

it("renders the same bytes of a cached page each time", async () => {
  const page = (nonce: string | undefined) => `<script nonce="${nonce}">boot()</script>`;
  expect((await render(page)).etag).toBe((await render(page)).etag);
});

it("marks a page as cacheable unless a loader forbids it", async () => {
  expect((await render(() => "")).isCacheable).toBe(true);
  const madeUp = await render((_nonce, { skipPageCache }) => {
    skipPageCache?.();
    return "";
  });
  expect(madeUp.isCacheable).toBe(false);
});

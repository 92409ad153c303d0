import { createServer } from "node:http";
import { test as base } from "@playwright/test";
import { type Sandbox, startSandbox } from "@stile-and-rail/payment-sandbox";
import { build } from "esbuild";
import Stripe from "stripe";

type Worker = { readonly sandbox: Sandbox; readonly shopUrl: string; readonly stripe: Stripe };

const css = `body { font: 16px/1.5 system-ui; max-width: 420px; margin: 40px auto; padding: 0 16px; }
.box { border: 1px solid #8a8a82; border-radius: 4px; padding: 12px; margin: 4px 0 12px; }
.box:has(.StripeElement--focus) { outline: 2px solid #1f4d3a; outline-offset: 1px; }
.box:has(.StripeElement--invalid) { border-color: #b3261e; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }`;

/** A sandbox, and a page at `localhost` (another origin) that loads the sandbox's script as Stripe.js. */
export const test = base.extend<object, Worker>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const sandbox = await startSandbox({
        port: 0,
        stateFile: null,
        webhookUrl: null,
        webhookSecret: "whsec_sandbox",
      });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: "worker" },
  ],
  stripe: [
    async ({ sandbox }, use) => {
      await use(
        new Stripe("sk_test_sandbox", {
          host: "127.0.0.1",
          port: sandbox.port,
          protocol: "http",
          telemetry: false,
        }),
      );
    },
    { scope: "worker" },
  ],
  shopUrl: [
    async ({ sandbox }, use) => {
      const { outputFiles } = await build({
        entryPoints: ["tests/e2e/sandbox/card-form.tsx"],
        bundle: true,
        write: false,
        jsx: "automatic",
        define: { "process.env.NODE_ENV": '"production"' },
      });
      const html = `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width">
<style>${css}</style><main id="root"></main><script src="${sandbox.url}/endive/stripe.js"></script><script src="/shop.js"></script></html>`;
      const server = createServer((request, response) => {
        const isScript = request.url === "/shop.js";
        const policy = `default-src 'self' 'unsafe-inline'; script-src 'self' ${sandbox.url}; frame-src ${sandbox.url}; connect-src ${sandbox.url}`;
        response.writeHead(200, {
          "content-type": isScript ? "text/javascript" : "text/html",
          "content-security-policy": policy,
        });
        response.end(isScript ? outputFiles[0]?.text : html);
      });
      await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
      const address = server.address();
      await use(`http://localhost:${typeof address === "object" ? address?.port : 0}`);
      server.close();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";

import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { type Sandbox, type SandboxOptions, startSandbox } from "../src/start-sandbox.ts";

export const webhookSecret = "whsec_sandbox";

export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return startSandbox({
    port: 0,
    stateFile: null,
    webhookUrl: null,
    webhookSecret,
    firstPauseMs: 5,
    ...options,
  });
}

/** Creates Stripe's SDK for the sandbox, like the shop does. */
export function createStripeClient(sandbox: Sandbox, key = "sk_test_sandbox", timeout = 20_000): Stripe {
  return new Stripe(key, {
    host: "127.0.0.1",
    port: sandbox.port,
    protocol: "http",
    telemetry: false,
    timeout,
    maxNetworkRetries: 0,
  });
}

export type Received = {
  readonly body: string;
  readonly signature: string;
  readonly headers: IncomingHttpHeaders;
};

/** Starts a webhook endpoint that collects requests and responds with the test's status. */
export async function listenForWebhooks(statusFor: (count: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const receive = async () => {
      const body = await text(request);
      const { headers } = request;
      received.push({ body, signature: String(headers["stripe-signature"]), headers });
      response.writeHead(statusFor(received.length)).end();
    };
    // A connection that closes at the end of a test is not an error.
    receive().catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    received,
    types: () => received.map((it) => JSON.parse(it.body).type as string),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

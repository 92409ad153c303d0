import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fetchDocuments } from "@stile-and-rail/content-lake";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createHostedPublishEvents } from "~/content/client/publish-events.server";
import { createContent } from "~/content/client/sanity-client.server";
import { createStripeGateway } from "~/domains/payments/providers/stripe/stripe.server";

const quiet = { error: () => {}, info: () => {}, warn: () => {} };
const token = "a token of the tests";

/** The target of a compromised service's redirects, and the requests that reached it. */
const received: IncomingMessage[] = [];
const elsewhere = createServer((request, response) => {
  received.push(request);
  response.setHeader("Content-Type", "text/event-stream");
  response.end('{"result": []}');
});
const requests: IncomingMessage[] = [];
const redirecting = createServer((request, response) => {
  requests.push(request);
  response.writeHead(requests.length % 2 ? 302 : 307, { Location: `${originOf(elsewhere)}/stolen` });
  response.end();
});

beforeAll(async () => {
  for (const server of [elsewhere, redirecting])
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
beforeEach(() => {
  received.length = 0;
  requests.length = 0;
});
afterAll(() => {
  for (const server of [elsewhere, redirecting]) {
    server.closeAllConnections();
    server.close();
  }
});

describe("a redirect from an external service", () => {
  it("rejects a content query that is answered with a redirect", async () => {
    const content = createContent({ address: redirectingContent(), published: () => () => {}, log: quiet });
    await expect(content.fetch("*[0]", {}, z.object({}))).rejects.toThrow();
    expect(requests.length).toBeGreaterThan(0);
    expect(received).toHaveLength(0);
  });

  it("fails a payment request that is answered with a redirect", async () => {
    const { port } = redirecting.address() as AddressInfo;
    const apiAddress = { apiHost: "127.0.0.1", apiPort: port, apiProtocol: "http" } as const;
    const gateway = createStripeGateway({
      ...apiAddress,
      secretKey: "sk_test_1",
      publishableKey: "pk_test_1",
      webhookSecret: "whsec_1",
    });
    expect(await gateway.capture("pi_1", "key-1")).toMatchObject({ ok: false });
    expect(requests.length).toBeGreaterThan(0);
    expect(received).toHaveLength(0);
  });

  it("rejects a read of all documents that is answered with a redirect", async () => {
    await expect(fetchDocuments({ apiHost: originOf(redirecting), token })).rejects.toThrow();
    expect(requests).toHaveLength(1);
    expect(received).toHaveLength(0);
  });

  it("drops the token when the content listener follows a redirect", async () => {
    const news = createHostedPublishEvents(redirectingContent(), { webhookSecret: undefined, log: quiet });
    await expect.poll(() => received.length).toBeGreaterThan(0);
    news.close();
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(received[0]?.headers).not.toHaveProperty("authorization");
  });
});

function redirectingContent() {
  return { projectId: "abc", dataset: "production", apiHost: originOf(redirecting), token };
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

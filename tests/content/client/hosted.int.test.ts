import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { silentLog } from "#tests/support/shop/silent-log";
import { createHostedPublishEvents, type HostedPublishEvents } from "~/content/client/publish-events.server";
import { createContent } from "~/content/client/sanity-client.server";

const secret = "a webhook secret of the tests";
const now = new Date("2026-11-21T12:00:00Z");

function signed(body: string, at: Date, key: string): string {
  const signature = createHmac("sha256", key).update(`${at.getTime()}.${body}`).digest("base64url");
  return `t=${at.getTime()},v1=${signature}`;
}

// The lake replaces hosted Sanity here: same client and listener, another host.
describe("content of hosted Sanity", () => {
  let shop: TestLake;
  let news: HostedPublishEvents;
  let content: ReturnType<typeof createContent>;
  beforeAll(async () => {
    shop = await startTestLake();
    news = createHostedPublishEvents(shop.lake.address, { webhookSecret: secret, log: silentLog });
    content = createContent({ address: shop.lake.address, published: news.published, log: silentLog });
    expect(await nextPublish(), "everything counts as changed once the listener is connected").toEqual([]);
  });
  afterAll(async () => {
    news.close();
    content.close();
    await shop.close();
  });

  const nameOf = (id: string) => content.fetch("*[_id == $id][0].name", { id }, z.string());
  const nextPublish = () =>
    new Promise<readonly string[]>((resolve) => {
      const stop = content.onPublish(({ documentIds }) => {
        stop();
        resolve(documentIds);
      });
    });

  it("returns a published change after the listener's event", async () => {
    expect(await nameOf("brand-jsi-cabinetry")).toBe("JSI Cabinetry");
    const events = nextPublish();
    const rename = { patch: { id: "brand-jsi-cabinetry", set: { name: "JSI" } } };
    await shop.lake.core.commit({ mutations: [rename], author: "editor" });
    expect(await events).toEqual(["brand-jsi-cabinetry"]);
    expect(await nameOf("brand-jsi-cabinetry")).toBe("JSI");
  });

  it("clears its cache for a webhook signed with the secret", async () => {
    const events = nextPublish();
    const body = '{"_id":"style-trnv"}';
    expect(news.receiveWebhook(body, signed(body, now, secret), now)).toBe(true);
    expect(await events).toEqual(["style-trnv"]);
  });

  it.each([
    ["no signature", () => undefined],
    ["another secret", (body: string) => signed(body, now, "another")],
    ["another body", () => signed("{}", now, secret)],
    ["a signature of yesterday", (body: string) => signed(body, new Date("2026-11-20T12:00:00Z"), secret)],
  ])("ignores a webhook with %s", (_, signature) => {
    const body = '{"_id":"style-trnv"}';
    const before = content.version();
    expect(news.receiveWebhook(body, signature(body), now)).toBe(false);
    expect(content.version()).toBe(before);
  });
});

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createControlClient } from "@stile-and-rail/payment-sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { paidCheckoutForm } from "#tests/support/browser/checkout";
import {
  findPostgres,
  type PostgresServer,
  postgresMissingMessage,
  startPostgres,
} from "#tests/support/database/postgres";
import { orderAndPay } from "#tests/support/payments/order-and-pay";
import { findFreePortPair } from "#tests/support/process/free-port";
import { runBuiltServer } from "#tests/support/process/run-program";
import { createMultipartForm, onePixelPng } from "#tests/support/shop/form-endpoint";
import { buildIfStale, launchShop, type Shop } from "#tests/support/shop/shop";
import { type SignedInEditor, signInEditor } from "#tests/support/studio/signed-in-editor";

const bin = findPostgres();
if (!bin && process.env.CI) throw new Error(postgresMissingMessage);

let server: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), "two-shops-"));
const shops: Shop[] = [];
let editor: SignedInEditor;
let sandboxUrl: string;

beforeAll(async () => {
  if (!bin) return;
  server = await startPostgres(bin);
  buildIfStale();
  const sandboxPort = await findFreePortPair();
  const settings = {
    DATABASE_URL: server.url,
    SESSION_SECRET: "a secret that both of the two shops share",
    SANDBOX_SECRET: "a secret that opens the sandbox of both",
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_CONTROL_TOKEN: "two-shops",
    UPLOADS_DIR: join(folder, "uploads"),
    LAKE_ASSETS_DIR: join(folder, "assets"),
  };
  sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  for (const [name, appWorkers] of [
    ["one", "2"],
    ["other", "1"],
  ] as const)
    shops.push(
      await launchShop(join(folder, name), {
        settings: { ...settings, APP_WORKERS: appWorkers },
        dataDir: join(folder, name),
      }),
    );
  editor = await signInEditor(first().url);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  rmSync(folder, { recursive: true, force: true });
  await server?.stop();
});

function first(): Shop {
  const [shop] = shops;
  if (!shop) throw new Error("two shops are needed");
  return shop;
}

const titles = () =>
  Promise.all(
    shops.map(async ({ url }) => /<title>([^<]*)/.exec(await (await fetch(`${url}/faqs`)).text())?.[1]),
  );

/** Returns the subjects in a shop's mailbox, as its HTML shows them. */
async function lettersAt({ url }: Shop): Promise<string[]> {
  const html = await (await fetch(`${url}/demo/mailbox`)).text();
  return [...html.matchAll(/mt-2\.5 block text-base">([^<]*)/g)].map(([, subject = ""]) => subject);
}

async function idOfFaqs(): Promise<string> {
  const query = encodeURIComponent('*[_type == "page" && path == "/faqs"][0]._id');
  const answer = await editor.fetch(
    `/lake/v2025-02-19/data/query/production?query=${query}&perspective=published`,
  );
  return z.object({ result: z.string() }).parse(await answer.json()).result;
}

/** Submits the three steps of the claim form with a picture. Returns the id of the message. */
async function submitClaim({ url }: Shop): Promise<string> {
  const steps: readonly Record<string, string | Blob>[] = [
    { formData: JSON.stringify({ order_number: "000000042", email: "ada@example.com", name: "Ada Moss" }) },
    { formData: JSON.stringify({ kind: "Wrong part", parts: "Base cabinet 30 in" }) },
    { formData: "{}", photos: new Blob([onePixelPng]) },
  ];
  let id = "";
  for (const [step, parts] of steps.entries()) {
    const body = createMultipartForm({ name: "claim", step: String(step), ...(id ? { id } : {}), ...parts });
    const response = await fetch(`${url}/api/forms/claim`, {
      method: "POST",
      body,
      headers: { origin: url },
    });
    id = z.object({ data: z.object({ id: z.string() }) }).parse(await response.json()).data.id;
  }
  return id;
}

describe.skipIf(!bin)("two shops on one Postgres", () => {
  it("runs the number of app workers in APP_WORKERS and reports the memory of each", async () => {
    const named = await Promise.all(
      shops.map(async ({ url }) => Object.keys((await (await fetch(`${url}/healthz`)).json()).megabytes)),
    );
    expect(named.map((names) => names.filter((name) => name.startsWith("worker")))).toEqual([
      ["worker", "worker2"],
      ["worker"],
    ]);
  });

  it("shows content published at one shop in both, despite cached pages", async () => {
    const [before, same] = await titles();
    expect(same).toBe(before);
    const id = await idOfFaqs();
    await editor.mutate({ patch: { id, set: { "seo.title": "Asked at both" } } });
    expect((await titles())[0]).toBe("Asked at both");
    await expect.poll(titles, { timeout: 10_000 }).toEqual(["Asked at both", "Asked at both"]);
  });

  it("lets staff of one shop download a file that a visitor uploaded at the other", async () => {
    const [one, other] = shops;
    if (!one || !other) throw new Error("two shops are needed");
    const submissionId = await submitClaim(other);
    const message = await (await editor.fetch(`/inbox/${submissionId}`)).json();
    const { files } = z.object({ files: z.array(z.object({ id: z.string() })) }).parse(message);
    const statuses = await Promise.all(
      shops.map(async ({ url }) => {
        const headers = { cookie: editor.cookie, origin: url };
        return (await fetch(`${url}/inbox/files/${files[0]?.id}`, { headers })).status;
      }),
    );
    expect(statuses).toEqual([200, 200]);
  });

  it("refuses to start a third shop whose folder of uploads is not the shared one", async () => {
    const port = await findFreePortPair();
    const dataDir = join(folder, "third");
    const end = await runBuiltServer({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      LAKE_ASSETS_DIR: join(folder, "assets"),
    });
    expect(end.code).toBe(1);
    expect(end.output).toMatch(
      new RegExp(
        `^The visitors' files of this database are not in ${dataDir}/uploads/forms. Name one folder that all servers share in UPLOADS_DIR, or use S3. `,
      ),
    );
  });

  it("opens an editor's preview link once across two shops", async () => {
    const secret = await editor.previewSecret();
    const enter = async ({ url }: Shop) => {
      const address = `${url}/studio/preview/enter?sanity-preview-secret=${secret}&sanity-preview-pathname=/`;
      return (await fetch(address, { headers: { cookie: editor.cookie }, redirect: "manual" })).status;
    };
    const answers: number[] = [];
    for (const shop of shops) answers.push(await enter(shop));
    expect(answers).toEqual([307, 403]);
  });

  it.each(["online-payment", "paypal", "credit-card"] as const)(
    "creates one order, one charge and one set of emails by %s for six submits across both shops",
    async (paymentMethod) => {
      const { ledger } = createControlClient(sandboxUrl, "two-shops");
      const before = await ledger();
      const form = { ...paidCheckoutForm, paymentMethod, placementId: randomUUID() };
      const submissions = Array.from({ length: 6 }, (_, n) =>
        orderAndPay({ url: (shops[n % 2] ?? first()).url, sandboxUrl }, form),
      );
      const orders = await Promise.all(submissions);
      const made = new Set(orders.flatMap((order) => (order ? [order.id] : [])));
      expect(made.size, "one order").toBe(1);
      const [order] = orders.filter((each) => each?.status === "ordered");
      expect(order).toMatchObject({ paymentStatus: "completed" });
      const charges = (await ledger()).filter(
        ({ charge }) => !before.some((known) => known.charge === charge),
      );
      expect(charges.map(({ captured }) => captured)).toEqual([Math.round((order?.total ?? 0) * 100)]);
      expect(
        order?.payments
          .filter(({ status }) => status === "completed")
          .map(({ transactionId }) => transactionId),
      ).toEqual(charges.map(({ charge }) => charge));
      for (const shop of shops)
        await expect
          .poll(
            async () =>
              (await lettersAt(shop))
                .filter((subject) => subject.includes(order?.orderIncrementId ?? "none"))
                .sort(),
            {
              timeout: 60_000,
            },
          )
          .toEqual([
            `New order ${order?.orderIncrementId} from Ada Lovelace`,
            `Your Stile &amp; Rail order ${order?.orderIncrementId}`,
          ]);
    },
  );
});

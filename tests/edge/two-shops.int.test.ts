import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  findPostgres,
  noPostgres,
  type PostgresServer,
  startPostgres,
} from "#tests/support/database/postgres";
import { buildIfStale, launchShop, type Shop } from "#tests/support/shop/shop";
import { type SignedInEditor, signedInEditor } from "#tests/support/studio/signed-in-editor";

const bin = findPostgres();
if (!bin && process.env.CI) throw new Error(noPostgres);

let server: PostgresServer;
const folder = mkdtempSync(join(tmpdir(), "two-shops-"));
const shops: Shop[] = [];
let editor: SignedInEditor;

beforeAll(async () => {
  if (!bin) return;
  server = await startPostgres(bin);
  buildIfStale();
  const settings = { DATABASE_URL: server.url, SESSION_SECRET: "a secret that both of the two shops share" };
  for (const name of ["one", "other"])
    shops.push(await launchShop(join(folder, name), { settings, dataDir: join(folder, name) }));
  editor = await signedInEditor(first().url);
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

async function idOfFaqs(): Promise<string> {
  const query = encodeURIComponent('*[_type == "page" && path == "/faqs"][0]._id');
  const answer = await editor.ask(
    `/lake/v2025-02-19/data/query/production?query=${query}&perspective=published`,
  );
  return z.object({ result: z.string() }).parse(await answer.json()).result;
}

describe.skipIf(!bin)("two whole shops on one Postgres", () => {
  it("both show what was published at one, though both have kept the page", async () => {
    const [before, same] = await titles();
    expect(same).toBe(before);
    const id = await idOfFaqs();
    await editor.mutate({ patch: { id, set: { "seo.title": "Asked at both" } } });
    expect((await titles())[0]).toBe("Asked at both");
    await expect.poll(titles, { timeout: 10_000 }).toEqual(["Asked at both", "Asked at both"]);
  });

  it("open a preview once, whichever of them is asked", async () => {
    const secret = await editor.previewSecret();
    const enter = async ({ url }: Shop) => {
      const address = `${url}/studio/preview/enter?sanity-preview-secret=${secret}&sanity-preview-pathname=/`;
      return (await fetch(address, { headers: { cookie: editor.cookie }, redirect: "manual" })).status;
    };
    const answers: number[] = [];
    for (const shop of shops) answers.push(await enter(shop));
    expect(answers).toEqual([307, 403]);
  });
});

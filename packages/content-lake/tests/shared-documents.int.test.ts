import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { silentLog } from "#tests/support/shop/silent-log";
import { systemClock } from "~/kernel/time/clock";
import { type LakeCore, openLake } from "../src/lake";

const database = testDatabase();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shared-documents-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const open = () => openLake({ db: database.db, dataDir, clock: systemClock, log: silentLog });
const specsOf = (lake: LakeCore, n: number) => lake.findDocument(`style-${n}`)?.specs;
const specs = (hinges: string) => [{ _key: "hinges", _type: "specProp", label: "Hinges", value: hinges }];

it("keeps equal values of a thousand styles in memory once, after a commit and a restart", async () => {
  const lake = await open();
  const styles = Array.from({ length: 1_001 }, (_, n) => ({
    _id: `style-${n}`,
    _type: "style",
    specs: specs("Soft-close"),
  }));
  await lake.commit({ mutations: styles.map((create) => ({ create })), author: "editor" });
  expect(specsOf(lake, 1_000)).toBe(specsOf(lake, 0));
  await lake.close();

  const again = await open();
  expect(again.listDocuments()).toHaveLength(1_001);
  expect(specsOf(again, 1_000)).toBe(specsOf(again, 0));

  // A change of one style must not change the shared value.
  const patch = { id: "style-7", set: { 'specs[_key=="hinges"].value': "Push to open" } };
  await again.commit({ mutations: [{ patch }], author: "editor" });
  expect([6, 7, 8].map((n) => specsOf(again, n))).toEqual([
    specs("Soft-close"),
    specs("Push to open"),
    specs("Soft-close"),
  ]);
  const asked = `*[_id in ["style-6", "style-7"]].specs[0].value`;
  const answer = await again.query({ query: asked, params: {}, perspective: "published", identity: "shop" });
  expect(answer).toEqual({ ok: true, value: '["Soft-close","Push to open"]' });
  await again.close();
});

import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { readCookie } from "#tests/support/studio/signed-in-editor";
import { createLog } from "~/edge/services/log.server";
import { email, expectNoPersonalData } from "../support/leave-personal-data";

let shop: TestLake;
let lines: string[];
afterEach(() => shop.close());

async function lakeWithLog(): Promise<void> {
  lines = [];
  const log = createLog("live", { write: (line) => void lines.push(line) });
  shop = await startTestLake({ studioPassword: "the canary pass phrase", log });
}

const post = (path: string, headers: Record<string, string>, body: object) =>
  fetch(shop.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: shop.url, ...headers },
    body: JSON.stringify(body),
  });

/** Sends every kind of write of an editor, with personal data. */
async function edit(): Promise<void> {
  const browser = { "User-Agent": "Canarybrowser" };
  const signedIn = await post("/lake/auth/sign-in", browser, { password: "the canary pass phrase" });
  const Cookie = signedIn.ok ? readCookie(signedIn) : session;
  const document = { _type: "review", author: "Canaryfirst Canarylast", email: email, words: "Canarynote" };
  const mutate = "/lake/v2025-02-19/data/mutate/production";
  await post(
    mutate,
    { Cookie },
    {
      // A browser chooses its transaction ids itself.
      transactionId: "Canarytransaction",
      mutations: [{ createOrReplace: { ...document, _id: "canary-1" } }],
    },
  );
  await post(mutate, { Cookie }, { mutations: [{ create: { ...document, _id: "drafts.canary-2" } }] });
  const action = {
    actionType: "sanity.action.document.publish",
    draftId: "drafts.canary-2",
    publishedId: "canary-2",
  };
  await post("/lake/v2025-02-19/data/actions/production", { Cookie }, { actions: [action] });
  const keys = [{ key: "canary", value: { name: "Canaryfirst", mail: email } }];
  const put = { method: "PUT", headers: { Cookie, Origin: shop.url, "Content-Type": "application/json" } };
  await fetch(`${shop.url}/lake/v2025-02-19/users/me/keyvalue`, { ...put, body: JSON.stringify(keys) });
  await post("/lake/v2025-02-19/assets/files/production?filename=Canaryplan.pdf", { Cookie }, document);
  const query = { query: `*[email == "${email}"`, params: {} };
  await post("/lake/v2025-02-19/data/query/production", { Cookie }, query);
}
let session = "";

describe("the log of the lake", () => {
  it("contains nothing of the documents that editors write", async () => {
    await lakeWithLog();
    await edit();
    expectNoPersonalData(lines.join("\n"));
  });

  it.each(["lake_documents", "lake_transactions", "lake_revisions", "lake_sessions"])(
    "contains nothing of the documents when writing to %s fails",
    async (table) => {
      await lakeWithLog();
      const { db } = shop.database;
      session = readCookie(await post("/lake/auth/sign-in", {}, { password: "the canary pass phrase" }));
      await db.execute(sql.raw(`alter table ${table} add constraint nobody check (false) not valid`));
      try {
        await edit();
      } finally {
        await db.execute(sql.raw(`alter table ${table} drop constraint nobody`));
      }
      expect(lines.join("\n")).toMatch(new RegExp(`(insert into|update) \\\\"${table}\\\\"`));
      expectNoPersonalData(lines.join("\n"));
    },
  );
});

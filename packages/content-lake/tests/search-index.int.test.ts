import { sql } from "drizzle-orm";
import fc from "fast-check";
import { evaluateSync } from "groq-js";
import { afterEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database";
import { silentLog } from "#tests/support/shop/silent-log";
import searches from "#tests/support/studio/recorded-searches.json";
import type { LakeDocument } from "../src/documents/document";
import { type LakeCore, openLake } from "../src/lake";
import { parseGroq } from "../src/queries/groq";
import { QueryThread } from "../src/queries/query-thread";
import { findSearchCandidates } from "../src/queries/search-candidates.store.server";
import { lakeDocuments } from "../src/tables";
import { searchedDocument, searchPattern } from "./support/searched-documents";

const seed = 20261127;
const query =
  "*[_type in $__types && (_id match $t0 || title match $t0 || labels[] match $t0 || pt::text(body) match $t0 || blocks[].label match $t0)]._id";
const paramsFor = (pattern: string) => ({ __types: ["style", "page", "faq"], t0: pattern });

describe("search index", () => {
  const database = testDatabase();
  let lake: LakeCore | undefined;
  afterEach(async () => {
    await lake?.close();
    lake = undefined;
  });
  async function open(): Promise<LakeCore> {
    lake = await openLake({
      db: database.db,
      dataDir: "/nowhere",
      clock: { now: () => new Date("2026-11-27T12:00:00Z") },
      log: silentLog,
      stegaFields: undefined,
      recordCommit: undefined,
    });
    return lake;
  }
  async function findIds(opened: LakeCore, pattern: string, perspective: "raw" | readonly string[] = "raw") {
    const answer = await opened.query({ query, params: paramsFor(pattern), perspective, identity: "editor" });
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    const ids: unknown = JSON.parse(answer.value);
    return ids;
  }
  const findCandidates = async (pattern: string) => {
    const candidates = await findSearchCandidates(database.db, { query, params: paramsFor(pattern) });
    return [...(candidates.get(pattern) ?? [])].sort();
  };
  const put = async (opened: LakeCore, document: { _id: string; _type: string }) => {
    const committed = await opened.commit({ mutations: [{ createOrReplace: document }], author: "editor" });
    expect(committed.ok).toBe(true);
  };

  it("returns what an evaluation of every path returns", async () => {
    const opened = await open();
    const given = fc.sample(searchedDocument, { seed, numRuns: 120 });
    const stored = given.map(({ _rev, ...document }, number) => ({
      ...document,
      _id: `${number % 3 === 0 ? "drafts." : ""}${document._id}-${number}`,
    }));
    for (const document of stored) await put(opened, document);
    const patterns = [...new Set(fc.sample(searchPattern, { seed, numRuns: 100 }))];
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) {
      const tree = parseGroq(query, paramsFor(pattern));
      const expected: unknown = evaluateSync(tree, { dataset: opened.listDocuments() }).data;
      expect([pattern, await findIds(opened, pattern)]).toEqual([pattern, expected]);
    }
  });

  it("has the words of a document after each change of it", async () => {
    const opened = await open();
    await put(opened, { _id: "a", _type: "style", ...{ title: "White oak" } });
    await put(opened, { _id: "b", _type: "style", ...{ title: "Cherry" } });
    expect(await findCandidates("oa*")).toEqual(["a"]);
    expect(await findCandidates("OAK che*")).toEqual([]);
    await put(opened, { _id: "b", _type: "style", ...{ title: "Cherry and oak" } });
    expect(await findCandidates("oak che*")).toEqual(["b"]);
    await opened.commit({ mutations: [{ delete: { id: "a" } }], author: "editor" });
    expect(await findCandidates("oak*")).toEqual(["b"]);
  });

  it("finds a draft under its published id", async () => {
    const opened = await open();
    await put(opened, { _id: "drafts.walnut", _type: "style" });
    expect(await findIds(opened, "walnut", ["drafts"])).toEqual(["walnut"]);
    expect(await findIds(opened, "draftswal*", "raw")).toEqual(["drafts.walnut"]);
  });

  it("finds a word of which two spans of a rich text have a part each", async () => {
    const opened = await open();
    const children = ["kit", "chen"].map((text) => ({ _type: "span", text }));
    await put(opened, { _id: "a", _type: "page", ...{ body: [{ _type: "block", children }] } });
    expect(await findIds(opened, "kitchen")).toEqual(["a"]);
  });

  it("finds a document that an older version of the shop has written, and indexes it at the next start", async () => {
    await put(await open(), { _id: "a", _type: "style", ...{ title: "Maple" } });
    await lake?.close();
    const content = { _id: "a", _type: "style", _rev: "2", _createdAt: "", _updatedAt: "", title: "Oak" };
    await database.db
      .update(lakeDocuments)
      .set({ content, revision: "2" })
      .where(sql`${lakeDocuments.id} = 'a'`);
    expect(await findCandidates("oak*")).toEqual(["a"]);
    expect(await findCandidates("maple*")).toEqual(["a"]);
    await (await open()).close();
    expect(await findCandidates("oak*")).toEqual(["a"]);
    expect(await findCandidates("maple*")).toEqual([]);
  });

  it("leaves the search to the query thread when a pattern begins with a wildcard or too many documents match", async () => {
    const opened = await open();
    const mutations = Array.from({ length: 2_001 }, (_, number) => ({
      create: { _id: `style-${number}`, _type: "style", title: "Oak" },
    }));
    await opened.commit({ mutations, author: "editor" });
    for (const pattern of ["oak*", "*oak", ""])
      expect((await findSearchCandidates(database.db, { query, params: paramsFor(pattern) })).size).toBe(0);
    expect(await findIds(opened, "*ak")).toHaveLength(2_001);
  });

  it("stores a document with more words than the index takes, and finds it", async () => {
    const opened = await open();
    const title = Array.from({ length: 20_001 }, (_, number) => `word${number}`).join(" ");
    await put(opened, { _id: "long", _type: "page", ...{ title } });
    expect(await findIds(opened, "word20000")).toEqual(["long"]);
    expect(await findIds(opened, "oak*")).toEqual([]);
  });

  it("finds a document that changes while the index is read", async () => {
    const document: LakeDocument = {
      _id: "a",
      _type: "style",
      _rev: "1",
      _createdAt: "",
      _updatedAt: "",
      title: "Maple",
    };
    const thread: QueryThread = new QueryThread({
      documents: () => [document],
      stegaFields: undefined,
      limitMs: 10_000,
      findCandidates: async () => {
        thread.applyCommit([{ ...document, title: "Oak" }], []);
        return new Map([["oak*", new Set<string>()]]);
      },
    });
    const request = { query, params: paramsFor("oak*"), perspective: "raw", identity: "editor" } as const;
    expect(await thread.run(request)).toEqual({ ok: true, value: '["a"]' });
    await thread.close();
  });

  it("searches without the index when the database does not answer", async () => {
    const document = { _id: "a", _type: "style", _rev: "1", _createdAt: "", _updatedAt: "", title: "Oak" };
    const thread = new QueryThread({
      documents: () => [document],
      stegaFields: undefined,
      limitMs: 10_000,
      findCandidates: () => Promise.reject(new Error("no database")),
    });
    const request = { query, params: paramsFor("oak*"), perspective: "raw", identity: "editor" } as const;
    expect(await thread.run(request)).toEqual({ ok: true, value: '["a"]' });
    await thread.close();
  });

  it("looks up the words of the recorded search in the index", async () => {
    const opened = await open();
    await put(opened, { _id: "a", _type: "style", ...{ title: "Kitchen cabinet" } });
    await put(opened, { _id: "b", _type: "style", ...{ title: "Kitchen" } });
    const candidates = await findSearchCandidates(database.db, searches["two words"]);
    expect(candidates).toEqual(
      new Map([
        ["kitchen*", new Set(["a", "b"])],
        ["cabinet*", new Set(["a"])],
      ]),
    );
  });
});

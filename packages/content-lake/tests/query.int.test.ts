import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { vercelStegaDecode, vercelStegaSplit } from "@vercel/stega";
import { afterEach, describe, expect, it, vi } from "vitest";
import searches from "#tests/support/studio/recorded-searches.json";
import type { LakeDocument } from "../src/documents/document";
import { QueryEngine, queryLimits } from "../src/queries/query-engine";
import { QueryThread } from "../src/queries/query-thread";
import { stegaFields } from "./support/stega-fields";

const documents: LakeDocument[] = Array.from({ length: 1_500 }, (_, n) => ({
  _id: `style-${n}`,
  _type: "style",
  _rev: "r",
  _createdAt: "2026-11-21T00:00:00Z",
  _updatedAt: "2026-11-21T00:00:00Z",
  name: `Style ${n}`,
}));
const ask = (query: string) => ({ query, params: {}, perspective: "published" as const, identity: "shop" });
/** Five nested loops over all styles, which no machine finishes before the time limit. */
const endless = "count(*[count(*[count(*[count(*[count(*[_id != ^._id]) > 1]) > 1]) > 1]) > 1])";

/** Resolves when the thread has received this query, because its time limit starts then. */
function startQuery(query: string): Promise<Worker> {
  const { postMessage } = Worker.prototype;
  return new Promise((resolve) => {
    vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, message) {
      postMessage.call(this, message);
      if (message.kind === "query" && message.query === query) resolve(this);
    });
  });
}

/** Checks if a query still runs after all pending callbacks. */
async function stillRuns(running: Promise<unknown>): Promise<boolean> {
  let ended = false;
  void running.then(() => {
    ended = true;
  });
  await setImmediate();
  await setImmediate();
  return !ended;
}

describe("query of the lake", () => {
  let thread: QueryThread;
  /** The CPU time that these tests report, so that the speed of the machine does not matter. */
  let worked = 0;
  const spentMs = () => worked;
  afterEach(async () => {
    worked = 0;
    vi.useRealTimers();
    vi.restoreAllMocks();
    await thread.close();
  });
  /** Starts an endless query and resolves when the thread runs it. */
  const runEndless = async (
    limits: { limitMs: number; previewLimitMs?: number } = { limitMs: 300 },
    origins = false,
  ) => {
    // Fake timers, so that the limit passes only by this test's clock and not on a slow machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    thread = new QueryThread({ stegaFields: undefined, documents: () => documents, spentMs, ...limits });
    const beginning = startQuery(endless);
    const running = thread.run({ ...ask(endless), withStega: origins });
    const worker = await beginning;
    return { running, worker };
  };

  it("stops a query after its time limit and does not block the next query", async () => {
    const { running } = await runEndless();
    worked = 300;
    vi.advanceTimersByTime(300);
    expect(await running).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 300 } });
    expect(await thread.run(ask('*[_id == "style-7"][0].name'))).toEqual({ ok: true, value: '"Style 7"' });
  });

  it("counts only CPU time toward the time limit of a query", async () => {
    const { running } = await runEndless();
    worked = 100;
    vi.advanceTimersByTime(300);
    worked = 299;
    vi.advanceTimersByTime(200);
    expect(await stillRuns(running)).toBe(true);
    worked = 300;
    vi.advanceTimersByTime(1);
    expect(await running).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 300 } });
  });

  it("fails a query as busy when the machine gave it too little CPU time", async () => {
    const { running } = await runEndless();
    vi.advanceTimersByTime(899);
    expect(await stillRuns(running)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await running).toEqual({ ok: false, failure: { code: "busy" } });
    expect(await thread.run(ask('*[_id == "style-7"][0].name'))).toEqual({ ok: true, value: '"Style 7"' });
  });

  it("fails a query with a timeout when it used half its CPU limit during a long wait", async () => {
    const { running } = await runEndless();
    worked = 150;
    vi.advanceTimersByTime(900);
    expect(await running).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 300 } });
  });

  it("returns the reply of a query that arrives when the limit passes", async () => {
    const { running, worker } = await runEndless();
    worked = 300;
    vi.advanceTimersByTime(300);
    worker.emit("message", { job: 1, ok: true, json: "1500" });
    expect(await running).toEqual({ ok: true, value: "1500" });
  });

  it("starts the time limit of a preview's query after stega encoding", async () => {
    const { on } = Worker.prototype;
    vi.spyOn(Worker.prototype, "on").mockImplementation(function (this: Worker, event, listener) {
      const whenMarked = (reply: object) => {
        if (!("marked" in reply)) return;
        worked = 5_000;
        vi.advanceTimersByTime(5_000);
      };
      if (event === "message") on.call(this, event, whenMarked);
      return on.call(this, event, listener);
    });
    const { running } = await runEndless({ limitMs: 300, previewLimitMs: 600 }, true);
    expect(worked).toBe(5_000);
    worked = 5_600;
    vi.advanceTimersByTime(599);
    expect(await stillRuns(running)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await running).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 600 } });
  });

  it("adds stega to the texts of a preview, and not to those of a page", async () => {
    thread = new QueryThread({
      documents: () => documents,
      limitMs: 5_000,
      stegaFields,
    });
    const query = ask('*[_id == "style-7"][0].name');
    expect(await thread.run(query)).toEqual({ ok: true, value: '"Style 7"' });
    const preview = await thread.run({ ...query, withStega: true });
    const text: unknown = preview.ok ? JSON.parse(preview.value) : "";
    expect(vercelStegaSplit(String(text)).cleaned).toBe("Style 7");
    expect(vercelStegaDecode(String(text))).toMatchObject({ id: "style-7", type: "style", path: "name" });
  });

  it("rejects a query above 400,000 characters", async () => {
    thread = new QueryThread({ stegaFields: undefined, documents: () => documents, limitMs: 1_000 });
    const engine = new QueryEngine(thread, () => ({ all: 1, published: 1 }));
    const result = await engine.run(ask(`*[name == "${"x".repeat(400_000)}"]`));
    expect(result).toEqual({
      ok: false,
      failure: { code: "query-too-long", limit: queryLimits.queryCharacters },
    });
  });

  it("answers the search of the Studio for ten words", async () => {
    thread = new QueryThread({ stegaFields: undefined, documents: () => documents, limitMs: 60_000 });
    const engine = new QueryEngine(thread, () => ({ all: 1, published: 1 }));
    const { query, params } = searches["two words"];
    const [, condition = ""] = /&& (\(_id match \$t1 .*? match \$t1\))\]/.exec(query) ?? [];
    const further = Array.from({ length: 8 }, () => ` && ${condition}`).join("");
    const answer = await engine.run({
      ...ask(query.replace(condition, `${condition}${further}`)),
      params: { ...params, t0: "style*", t1: "7*" },
    });
    const found: unknown = answer.ok ? JSON.parse(answer.value) : answer.failure;
    expect(found).toHaveLength(111);
  });

  it("answers a query from the cache until published content changes", async () => {
    let run = 0;
    let published = 1;
    const counting = {
      run: async () => ({ ok: true as const, value: String(++run) }),
    };
    thread = new QueryThread({ stegaFields: undefined, documents: () => [], limitMs: 1_000 });
    const engine = new QueryEngine(counting, () => ({ all: 9, published }));
    const answers = async () => {
      const result = await engine.run(ask("count(*)"));
      return result.ok ? result.value : result.failure;
    };
    expect(await answers()).toBe("1");
    expect(await answers()).toBe("1");
    published = 2;
    expect(await answers()).toBe("2");
  });

  it("does not cache a query result that is longer than 131,072 characters", async () => {
    let run = 0;
    let characters = 131_072;
    const counting = {
      run: async () => ({ ok: true as const, value: String(++run).padEnd(characters) }),
    };
    thread = new QueryThread({ stegaFields: undefined, documents: () => [], limitMs: 1_000 });
    const engine = new QueryEngine(counting, () => ({ all: 9, published: 1 }));
    for (const query of ["count(*)", "count(*)"]) await engine.run(ask(query));
    expect(run).toBe(1);
    characters = 131_073;
    for (const query of ["*", "*"]) await engine.run(ask(query));
    expect(run).toBe(3);
  });
});

import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LakeDocument } from "#lake/documents/document";
import { QueryEngine, queryLimits } from "#lake/queries/query";
import { QueryThread } from "#lake/queries/query-thread";

const documents: LakeDocument[] = Array.from({ length: 1_500 }, (_, n) => ({
  _id: `style-${n}`,
  _type: "style",
  _rev: "r",
  _createdAt: "2026-11-21T00:00:00Z",
  _updatedAt: "2026-11-21T00:00:00Z",
  name: `Style ${n}`,
}));
const ask = (query: string) => ({ query, params: {}, perspective: "published" as const, identity: "shop" });
/** Every style compared with every style: two million comparisons. */
const endless = 'count(*[count(*[_type == "style" && name != ^.name]) > 5])';

describe("queries of the lake", () => {
  let thread: QueryThread;
  /** The processor's time as these tests tell it: the machine that runs them may be starved, or quick. */
  let worked = 0;
  const spentMs = () => worked;
  afterEach(async () => {
    worked = 0;
    vi.useRealTimers();
    await thread.close();
  });

  it("end a query that takes too long, and answer the next one", async () => {
    // Only this test's clock lets the limit pass: a starved machine cannot.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    thread = new QueryThread({ documents: () => documents, limitMs: 300, spentMs });
    const running = thread.run(ask(endless));
    while (vi.getTimerCount() === 0) await setImmediate();
    worked = 300;
    vi.advanceTimersByTime(300);
    const result = await running;
    expect(result).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 300 } });
    expect(await thread.run(ask('*[_id == "style-7"][0].name'))).toEqual({ ok: true, value: '"Style 7"' });
  });

  it("are not ended while they wait for a processor, only when they have worked for their limit", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    thread = new QueryThread({ documents: () => documents, limitMs: 300, spentMs });
    const running = thread.run(ask(endless));
    while (vi.getTimerCount() === 0) await setImmediate();
    worked = 100;
    vi.advanceTimersByTime(300);
    worked = 299;
    vi.advanceTimersByTime(200);
    await setImmediate();
    expect(vi.getTimerCount()).toBe(1);
    worked = 300;
    vi.advanceTimersByTime(1);
    expect(await running).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 300 } });
  });

  it("that a starved machine never gave their time are to be asked again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    thread = new QueryThread({ documents: () => documents, limitMs: 300, spentMs });
    const running = thread.run(ask(endless));
    while (vi.getTimerCount() === 0) await setImmediate();
    vi.advanceTimersByTime(899);
    await setImmediate();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await running).toEqual({ ok: false, failure: { code: "busy" } });
    expect(await thread.run(ask('*[_id == "style-7"][0].name'))).toEqual({ ok: true, value: '"Style 7"' });
  });

  it("that worked for half their time while they waited long are not asked again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    thread = new QueryThread({ documents: () => documents, limitMs: 300, spentMs });
    const running = thread.run(ask(endless));
    while (vi.getTimerCount() === 0) await setImmediate();
    worked = 150;
    vi.advanceTimersByTime(900);
    expect(await running).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 300 } });
  });

  it("take an answer that lies there when the limit passes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const post = vi.spyOn(Worker.prototype, "postMessage");
    thread = new QueryThread({ documents: () => documents, limitMs: 300, spentMs });
    const running = thread.run(ask(endless));
    while (vi.getTimerCount() === 0) await setImmediate();
    worked = 300;
    vi.advanceTimersByTime(300);
    const at = post.mock.calls.findIndex(([message]) => "query" in message && message.query === endless);
    const worker = post.mock.contexts[at] as Worker | undefined;
    worker?.emit("message", { job: 1, ok: true, json: "1500" });
    expect(await running).toEqual({ ok: true, value: "1500" });
    post.mockRestore();
  });

  it("of a preview have the time of a page, and it begins when the words are marked", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { postMessage } = Worker.prototype;
    const post = vi.spyOn(Worker.prototype, "postMessage");
    thread = new QueryThread({ documents: () => documents, limitMs: 300, previewLimitMs: 600, spentMs });
    const isMarked = new Promise<number>((resolve) => {
      post.mockImplementation(function (this: Worker, message) {
        if (message.kind === "mark")
          this.on("message", (reply) => "marked" in reply && resolve(vi.getTimerCount()));
        postMessage.call(this, message);
      });
    });
    const running = thread.run({ ...ask(endless), origins: true });
    expect(await isMarked).toBe(0);
    while (vi.getTimerCount() === 0) await setImmediate();
    worked = 600;
    vi.advanceTimersByTime(599);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await running).toEqual({ ok: false, failure: { code: "query-timeout", limitMs: 600 } });
    post.mockRestore();
  });

  it("refuse a query longer than 64,000 characters", async () => {
    thread = new QueryThread({ documents: () => documents, limitMs: 1_000 });
    const engine = new QueryEngine(thread, () => ({ all: 1, published: 1 }));
    const result = await engine.run(ask(`*[name == "${"x".repeat(64_000)}"]`));
    expect(result).toEqual({
      ok: false,
      failure: { code: "query-too-long", limit: queryLimits.queryCharacters },
    });
  });

  it("are answered from memory until published content changes", async () => {
    let run = 0;
    let published = 1;
    const counting = {
      run: async () => ({ ok: true as const, value: String(++run) }),
    };
    thread = new QueryThread({ documents: () => [], limitMs: 1_000 });
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
});

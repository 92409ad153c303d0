import { Worker } from "node:worker_threads";
import { SerialQueue } from "../commits/serial-queue";
import type { LakeDocument } from "../documents/document";
import type { Perspective } from "../documents/perspective";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";
import { type CpuLimitReason, watchCpuLimit } from "./cpu-limit";
import type {
  GroqRequest,
  QueryWorkerData,
  QueryWorkerMessage,
  QueryWorkerReply,
  SearchCandidates,
} from "./query-protocol";
import type { StegaFields } from "./stega-fields";

const threadEnded = err({ code: "query-failed", description: "the query thread ended" } as const);

/** A worker thread with a copy of all documents; it runs one GROQ query at a time within a CPU time limit. */
export class QueryThread {
  readonly #documents: () => readonly LakeDocument[];
  readonly #stegaFields: StegaFields | undefined;
  readonly #limitMs: number;
  readonly #previewLimitMs: number;
  readonly #restMs: number | undefined;
  readonly #spentMs: (() => number) | undefined;
  readonly #findCandidates: ((request: GroqRequest) => Promise<SearchCandidates>) | undefined;
  readonly #turns = new SerialQueue();
  readonly #heap = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | undefined;
  #loaded: Promise<void> = Promise.resolve();
  #jobs = 0;
  #rest: NodeJS.Timeout | undefined;
  /** Documents that changed while candidates are looked up. */
  #changedIds: Set<string> | undefined;

  constructor(options: {
    /** Returns all current documents, for a new thread. */
    readonly documents: () => readonly LakeDocument[];
    /** The fields without stega; undefined in a thread that encodes none. */
    readonly stegaFields: StegaFields | undefined;
    readonly limitMs: number;
    /** CPU limit for queries of a preview; default: the general limit. */
    readonly previewLimitMs?: number;
    /** After this idle time the thread is stopped to free memory; the next query starts it again. */
    readonly restMs?: number;
    /** Returns CPU time used so far; default: this process's. */
    readonly spentMs?: () => number;
    /** Looks up the documents that can match text searches in an index; default: all can. */
    readonly findCandidates?: (request: GroqRequest) => Promise<SearchCandidates>;
  }) {
    this.#documents = options.documents;
    this.#stegaFields = options.stegaFields;
    this.#limitMs = options.limitMs;
    this.#previewLimitMs = options.previewLimitMs ?? options.limitMs;
    this.#restMs = options.restMs;
    this.#spentMs = options.spentMs;
    this.#findCandidates = options.findCandidates;
  }

  /** Loads the documents at startup, so that the first visitor does not wait for it. */
  start(): void {
    this.#ready();
  }

  /** Sends a commit to the thread; later queries see it. */
  applyCommit(upserts: readonly LakeDocument[], deletes: readonly string[]): void {
    for (const { _id } of upserts) this.#changedIds?.add(_id);
    this.#worker?.postMessage({ kind: "change", upserts, deletes } satisfies QueryWorkerMessage);
  }

  /** Evaluates one query; the result is JSON text. */
  run(request: GroqRequest): Promise<Result<string, LakeFailure>> {
    return this.#turns.run(() => this.#runNow(request)).finally(() => this.#restLater());
  }

  /** Bytes on the thread's heap; 0 while it is stopped. */
  measureMemory(): number {
    return this.#worker ? Atomics.load(this.#heap, 0) * 1024 : 0;
  }

  async close(): Promise<void> {
    clearTimeout(this.#rest);
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #runNow(request: GroqRequest): Promise<Result<string, LakeFailure>> {
    const worker = this.#ready();
    // The limit applies to the query only, not to starting the thread or encoding stega.
    await this.#loaded;
    if (request.withStega) await this.#marked(worker, request.perspective);
    const candidates = await this.#lookUpCandidates(request);
    if (this.#worker !== worker) return threadEnded;
    return this.#answered(worker, request, candidates);
  }

  /** The index does not have the commits that reach the thread during the lookup. */
  async #lookUpCandidates(request: GroqRequest): Promise<SearchCandidates | undefined> {
    const changedIds = new Set<string>();
    this.#changedIds = changedIds;
    // Without the index, the search tests the texts of all documents.
    const found = await this.#findCandidates?.(request).catch(() => undefined);
    this.#changedIds = undefined;
    return found && new Map([...found].map(([pattern, ids]) => [pattern, new Set([...ids, ...changedIds])]));
  }

  #answered(
    worker: Worker,
    request: GroqRequest,
    candidates: SearchCandidates | undefined,
  ): Promise<Result<string, LakeFailure>> {
    const job = ++this.#jobs;
    const limitMs = request.withStega ? this.#previewLimitMs : this.#limitMs;
    return new Promise((resolve) => {
      let ending: NodeJS.Immediate | undefined;
      const finish = (result: Result<string, LakeFailure>) => {
        stopLooking();
        clearImmediate(ending);
        worker.off("message", onMessage);
        worker.off("exit", onExit);
        resolve(result);
      };
      const onMessage = (reply: QueryWorkerReply) => {
        if (!("job" in reply) || reply.job !== job) return;
        finish(reply.ok ? ok(reply.json) : err({ code: reply.code, description: reply.description }));
      };
      const onExit = () => finish(threadEnded);
      const end = (reason: CpuLimitReason) => {
        // Terminating the thread is the only way to stop an evaluation; the next query starts a new one.
        this.#worker = undefined;
        finish(err(reason === "spent" ? { code: "query-timeout", limitMs } : { code: "busy" }));
        void worker.terminate();
      };
      // On a busy machine the reply may already be queued behind the timer, so it is read first.
      const waitLast = (reason: CpuLimitReason) => {
        ending = setImmediate(end, reason);
      };
      const stopLooking = watchCpuLimit(limitMs, waitLast, this.#spentMs);
      worker.on("message", onMessage);
      worker.on("exit", onExit);
      worker.postMessage({ kind: "query", job, candidates, ...request } satisfies QueryWorkerMessage);
    });
  }

  #marked(worker: Worker, perspective: Perspective): Promise<void> {
    const marked = waitForMessage(worker);
    worker.postMessage({ kind: "mark", perspective } satisfies QueryWorkerMessage);
    return marked;
  }

  #restLater(): void {
    clearTimeout(this.#rest);
    if (this.#restMs === undefined) return;
    this.#rest = setTimeout(() => void this.#turns.run(() => this.close()), this.#restMs);
    this.#rest.unref();
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = startWorker({ heap: this.#heap, stegaFields: this.#stegaFields });
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#loaded = waitForMessage(worker);
    worker.postMessage({ kind: "load", documents: this.#documents() } satisfies QueryWorkerMessage);
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}

/** Resolves with the next message, or when the thread has ended. */
function waitForMessage(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const onReply = () => {
      worker.off("message", onReply);
      worker.off("exit", onReply);
      resolve();
    };
    worker.on("message", onReply);
    worker.on("exit", onReply);
  });
}

/** From source (tests, scripts) the worker runs through tsx; the bundle contains it as a separate file. */
function startWorker(workerData: QueryWorkerData): Worker {
  const limits = { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } };
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./query.worker.js", import.meta.url), limits);
  // On Node 20 `--import tsx` does not reach a worker's entry file (privatenumber/tsx#354).
  const entry = JSON.stringify(new URL("./query.worker.ts", import.meta.url).href);
  const script = `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(script, { eval: true, ...limits });
}

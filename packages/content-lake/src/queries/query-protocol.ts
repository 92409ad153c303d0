import type { LakeDocument } from "../documents/document";
import type { Perspective } from "../documents/perspective";

/** A question in GROQ, and what its answer is to hold. */
export type GroqRequest = {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: Perspective;
  readonly identity: string;
  /** Words in the answer carry where they come from, for a preview. */
  readonly withStega?: boolean | undefined;
  /** The answer says beside its result what it was made of: `{"result": …, "reads": […]}`. */
  readonly includesReads?: boolean | undefined;
  /** Asked of these documents alone, not of all that are stored: a listener's filter. */
  readonly among?: readonly LakeDocument[] | undefined;
};

/** What the thread starts with. */
export type QueryWorkerData = {
  /** The thread writes down with each message how many kilobytes its objects take: nobody has to wait for it to ask. */
  readonly heap: Int32Array;
};

/** What the lake asks of its query worker; messages arrive in order, so a query sees every change sent before it. */
export type QueryWorkerMessage =
  | { readonly kind: "load"; readonly documents: readonly LakeDocument[] }
  | {
      readonly kind: "change";
      readonly upserts: readonly LakeDocument[];
      readonly deletes: readonly string[];
    }
  /** Marks the words of all documents of a perspective, before a preview asks of them. */
  | { readonly kind: "mark"; readonly perspective: Perspective }
  | ({ readonly kind: "query"; readonly job: number } & GroqRequest);

export type QueryWorkerReply =
  | { readonly ready: true }
  | { readonly marked: true }
  | { readonly job: number; readonly ok: true; readonly json: string }
  | {
      readonly job: number;
      readonly ok: false;
      readonly code: "query-parse-error" | "query-failed";
      readonly description: string;
    };

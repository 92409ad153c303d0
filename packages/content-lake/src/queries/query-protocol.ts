import type { LakeDocument } from "../documents/document";
import type { Perspective } from "../documents/perspective";
import type { StegaFields } from "./stega-fields";

/** A GROQ query and options for its result. */
export type GroqRequest = {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: Perspective;
  readonly identity: string;
  /** Encodes origins into texts, for a preview. */
  readonly withStega?: boolean | undefined;
  /** Adds the result's dependencies to the response: `{"result": …, "reads": […]}`. */
  readonly includesReads?: boolean | undefined;
  /** Runs the query on these documents only; used for a listener's filter. */
  readonly among?: readonly LakeDocument[] | undefined;
};

/** For each pattern of a text search, the ids of all documents that can match it. */
export type SearchCandidates = ReadonlyMap<string, ReadonlySet<string>>;

/** Data given to the worker at startup. */
export type QueryWorkerData = {
  /** The worker writes its heap size in kilobytes here with each message, so that no request is needed. */
  readonly heap: Int32Array;
  readonly stegaFields: StegaFields | undefined;
};

/** Messages to the query worker. They arrive in order, so a query sees every change sent before it. */
export type QueryWorkerMessage =
  | { readonly kind: "load"; readonly documents: readonly LakeDocument[] }
  | {
      readonly kind: "change";
      readonly upserts: readonly LakeDocument[];
      readonly deletes: readonly string[];
    }
  /** Encodes stega in all documents of a perspective, before a preview queries them. */
  | { readonly kind: "mark"; readonly perspective: Perspective }
  | ({
      readonly kind: "query";
      readonly job: number;
      readonly candidates?: SearchCandidates | undefined;
    } & GroqRequest);

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

import type { LakeDocument } from "./document";
import type { Perspective } from "./perspective";

/** What the lake asks of its query worker; messages arrive in order, so a query sees every change sent before it. */
export type ToWorker =
  | { readonly kind: "load"; readonly documents: readonly LakeDocument[] }
  | {
      readonly kind: "change";
      readonly upserts: readonly LakeDocument[];
      readonly deletes: readonly string[];
    }
  | {
      readonly kind: "query";
      readonly job: number;
      readonly query: string;
      readonly params: Readonly<Record<string, unknown>>;
      readonly perspective: Perspective;
      readonly identity: string;
    };

export type FromWorker =
  | { readonly ready: true }
  | { readonly job: number; readonly ok: true; readonly json: string }
  | {
      readonly job: number;
      readonly ok: false;
      readonly code: "queryParseError" | "queryFailed";
      readonly description: string;
    };

/** All failures of the lake, with the codes of Sanity's API; `http-error.ts` maps each to its HTTP status. */
export type LakeFailure =
  | { readonly code: "document-already-exists"; readonly id: string }
  | { readonly code: "document-not-found"; readonly id: string }
  | { readonly code: "revision-mismatch"; readonly id: string; readonly expected: string }
  | { readonly code: "document-referenced"; readonly id: string; readonly by: readonly string[] }
  | { readonly code: "reference-missing"; readonly id: string; readonly missing: readonly string[] }
  | { readonly code: "reference-not-found"; readonly id: string; readonly missing: readonly string[] }
  | { readonly code: "transaction-exists"; readonly id: string }
  | { readonly code: "invalid-mutation"; readonly description: string }
  | { readonly code: "invalid-action"; readonly description: string }
  | { readonly code: "invalid-request"; readonly description: string }
  | { readonly code: "invalid-asset"; readonly description: string }
  | { readonly code: "query-parse-error"; readonly description: string }
  | { readonly code: "query-failed"; readonly description: string }
  | { readonly code: "query-too-long"; readonly limit: number }
  | { readonly code: "query-timeout"; readonly limitMs: number }
  | { readonly code: "result-too-large"; readonly limit: number }
  | { readonly code: "busy" }
  | { readonly code: "body-too-large"; readonly limit: number }
  | { readonly code: "unauthorized" }
  | { readonly code: "forbidden"; readonly description: string }
  /** `isAlreadyLogged`: this client's excess attempts were already logged in the current window. */
  | { readonly code: "too-many-attempts"; readonly isAlreadyLogged?: boolean }
  | { readonly code: "dataset-not-found"; readonly project: string; readonly dataset: string }
  | { readonly code: "not-found" };

/** Returns a sentence for the user. */
export function describeFailure(failure: LakeFailure): string {
  switch (failure.code) {
    case "document-already-exists":
      return `Document by ID "${failure.id}" already exists`;
    case "document-not-found":
      return `The document with the ID "${failure.id}" was not found`;
    case "revision-mismatch":
      return `The document "${failure.id}" is not at the expected revision "${failure.expected}"`;
    case "document-referenced":
      return `Document "${failure.id}" cannot be deleted as there are references to it from ${failure.by.join(", ")}`;
    case "reference-missing":
      return `Document "${failure.id}" references documents that are not published: ${failure.missing.join(", ")}`;
    case "reference-not-found":
      return `Document "${failure.id}" references documents that do not exist: ${failure.missing.join(", ")}`;
    case "transaction-exists":
      return `A transaction with the ID "${failure.id}" was committed before`;
    case "query-too-long":
      return `The query is longer than ${failure.limit} characters`;
    case "query-timeout":
      return `The query took longer than ${failure.limitMs} milliseconds`;
    case "result-too-large":
      return `The result is larger than ${failure.limit} characters`;
    case "busy":
      return "Too many requests are waiting; try again in a moment";
    case "body-too-large":
      return `The request is larger than ${failure.limit} bytes`;
    case "unauthorized":
      return "Sign in to the Studio first";
    case "too-many-attempts":
      return "Too many attempts; wait a minute and try again";
    case "dataset-not-found":
      return `Dataset "${failure.dataset}" not found for project ID "${failure.project}"`;
    case "not-found":
      return "Not found";
    case "invalid-mutation":
    case "invalid-action":
    case "invalid-request":
    case "invalid-asset":
    case "query-parse-error":
    case "query-failed":
    case "forbidden":
      return failure.description;
  }
}

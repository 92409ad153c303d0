/** Everything the lake refuses, as Sanity's API names it; `http-failure.ts` maps each to its status. */
export type LakeFailure =
  | { readonly code: "documentAlreadyExists"; readonly id: string }
  | { readonly code: "documentNotFound"; readonly id: string }
  | { readonly code: "revisionMismatch"; readonly id: string; readonly expected: string }
  | { readonly code: "documentReferenced"; readonly id: string; readonly by: readonly string[] }
  | { readonly code: "referenceMissing"; readonly id: string; readonly missing: readonly string[] }
  | { readonly code: "transactionExists"; readonly id: string }
  | { readonly code: "invalidMutation"; readonly description: string }
  | { readonly code: "invalidAction"; readonly description: string }
  | { readonly code: "invalidRequest"; readonly description: string }
  | { readonly code: "invalidAsset"; readonly description: string }
  | { readonly code: "queryParseError"; readonly description: string }
  | { readonly code: "queryFailed"; readonly description: string }
  | { readonly code: "queryTooLong"; readonly limit: number }
  | { readonly code: "queryTimeout"; readonly limitMs: number }
  | { readonly code: "resultTooLarge"; readonly limit: number }
  | { readonly code: "busy" }
  | { readonly code: "bodyTooLarge"; readonly limit: number }
  | { readonly code: "unauthorized" }
  | { readonly code: "forbidden"; readonly description: string }
  | { readonly code: "tooManyAttempts" }
  | { readonly code: "notFound" };

/** The sentence a person reads. */
export function describeFailure(failure: LakeFailure): string {
  switch (failure.code) {
    case "documentAlreadyExists":
      return `Document by ID "${failure.id}" already exists`;
    case "documentNotFound":
      return `The document with the ID "${failure.id}" was not found`;
    case "revisionMismatch":
      return `The document "${failure.id}" is not at the expected revision "${failure.expected}"`;
    case "documentReferenced":
      return `Document "${failure.id}" cannot be deleted as there are references to it from ${failure.by.join(", ")}`;
    case "referenceMissing":
      return `Document "${failure.id}" references documents that are not published: ${failure.missing.join(", ")}`;
    case "transactionExists":
      return `A transaction with the ID "${failure.id}" was committed before`;
    case "queryTooLong":
      return `The query is longer than ${failure.limit} characters`;
    case "queryTimeout":
      return `The query took longer than ${failure.limitMs} milliseconds`;
    case "resultTooLarge":
      return `The result is larger than ${failure.limit} characters`;
    case "busy":
      return "Too many requests are waiting; try again in a moment";
    case "bodyTooLarge":
      return `The request is larger than ${failure.limit} bytes`;
    case "unauthorized":
      return "Sign in to the Studio first";
    case "tooManyAttempts":
      return "Too many attempts; wait a minute and try again";
    case "notFound":
      return "Not found";
    case "invalidMutation":
    case "invalidAction":
    case "invalidRequest":
    case "invalidAsset":
    case "queryParseError":
    case "queryFailed":
    case "forbidden":
      return failure.description;
  }
}

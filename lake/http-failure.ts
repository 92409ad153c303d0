import { describeFailure, type LakeFailure } from "./failure";

const statuses = {
  documentAlreadyExists: 409,
  documentNotFound: 409,
  revisionMismatch: 409,
  documentReferenced: 409,
  referenceMissing: 409,
  transactionExists: 409,
  invalidMutation: 400,
  invalidAction: 400,
  invalidRequest: 400,
  invalidAsset: 400,
  queryParseError: 400,
  queryFailed: 400,
  queryTooLong: 413,
  queryTimeout: 408,
  resultTooLarge: 413,
  busy: 503,
  bodyTooLarge: 413,
  unauthorized: 401,
  forbidden: 403,
  tooManyAttempts: 429,
  notFound: 404,
} as const satisfies Record<LakeFailure["code"], number>;

const mutationCodes: readonly LakeFailure["code"][] = [
  "documentAlreadyExists",
  "documentNotFound",
  "revisionMismatch",
  "documentReferenced",
  "referenceMissing",
  "transactionExists",
  "invalidMutation",
];

export function statusOf(failure: LakeFailure): number {
  return statuses[failure.code];
}

/** The error body `@sanity/client` and the Studio read. */
export function failureBody(failure: LakeFailure): unknown {
  const description = describeFailure(failure);
  const status = statusOf(failure);
  if (mutationCodes.includes(failure.code)) {
    const id = "id" in failure ? failure.id : undefined;
    const items = [{ error: { type: itemTypeOf(failure), id, description }, index: 0 }];
    return { statusCode: status, error: { type: "mutationError", description, items } };
  }
  if (failure.code.startsWith("query") || failure.code === "invalidAction") {
    const type = failure.code === "invalidAction" ? "actionError" : failure.code;
    return { statusCode: status, error: { type, description } };
  }
  return { statusCode: status, error: failure.code, message: description };
}

function itemTypeOf(failure: LakeFailure): string {
  switch (failure.code) {
    case "documentReferenced":
      return "documentHasReferencesError";
    case "revisionMismatch":
      return "documentRevisionIDDoesNotMatchError";
    default:
      return `${failure.code}Error`;
  }
}

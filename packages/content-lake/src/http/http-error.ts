import { describeFailure, type LakeFailure } from "../failure";

const statuses = {
  "document-already-exists": 409,
  "document-not-found": 409,
  "revision-mismatch": 409,
  "document-referenced": 409,
  "reference-missing": 409,
  "reference-not-found": 409,
  "transaction-exists": 409,
  "invalid-mutation": 400,
  "invalid-action": 400,
  "invalid-request": 400,
  "invalid-asset": 400,
  "query-parse-error": 400,
  "query-failed": 400,
  "query-too-long": 413,
  "query-timeout": 408,
  "result-too-large": 413,
  busy: 503,
  "body-too-large": 413,
  unauthorized: 401,
  forbidden: 403,
  "too-many-attempts": 429,
  "dataset-not-found": 404,
  "not-found": 404,
} as const satisfies Record<LakeFailure["code"], number>;

const mutationCodes: readonly LakeFailure["code"][] = [
  "document-already-exists",
  "document-not-found",
  "revision-mismatch",
  "document-referenced",
  "reference-missing",
  "reference-not-found",
  "transaction-exists",
  "invalid-mutation",
];

export function toHttpStatus(failure: LakeFailure): number {
  return statuses[failure.code];
}

/** Error body in the format that `@sanity/client` and the Studio read. */
export function toErrorBody(failure: LakeFailure): unknown {
  const description = describeFailure(failure);
  const status = toHttpStatus(failure);
  if (mutationCodes.includes(failure.code)) {
    const id = "id" in failure ? failure.id : undefined;
    const items = [{ error: { type: itemTypeOf(failure), id, description }, index: 0 }];
    return { statusCode: status, error: { type: "mutationError", description, items } };
  }
  if (failure.code.startsWith("query") || failure.code === "invalid-action") {
    const type = failure.code === "invalid-action" ? "actionError" : onTheWire(failure.code);
    return { statusCode: status, error: { type, description } };
  }
  return { statusCode: status, error: onTheWire(failure.code), message: description };
}

function itemTypeOf(failure: LakeFailure): string {
  switch (failure.code) {
    case "document-referenced":
      return "documentHasReferencesError";
    case "revision-mismatch":
      return "documentRevisionIDDoesNotMatchError";
    default:
      return `${onTheWire(failure.code)}Error`;
  }
}

/** Sanity's API writes error types in camel case. */
function onTheWire(code: LakeFailure["code"]): string {
  return code.replace(/-(\w)/g, (_, character: string) => character.toUpperCase());
}

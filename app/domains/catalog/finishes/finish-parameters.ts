/**
 * The query parameters of a chosen finish (CAT-001): `type` and `value` name the latest choice, `finish-{group}` the
 * choices made before in the other groups. The site map reads these names before any alias is known: no imports here.
 */
export const finishParameterNames = ["type", "value"] as const;
export const finishParameterPrefix = "finish-";

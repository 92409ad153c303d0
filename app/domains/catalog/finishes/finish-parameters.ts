/**
 * The query parameters of a chosen finish (CAT-001). `type` and `value` name the latest choice,
 * `finish-{group}` earlier choices in other groups. The site map loads this file before path aliases exist:
 * no imports here.
 */
export const finishParameterNames = ["type", "value"] as const;
export const finishParameterPrefix = "finish-";

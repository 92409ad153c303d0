/** Replaced with the real values when the sandbox serves a script (scripts.ts). */
export const sandboxOrigin = "__SANDBOX_ORIGIN__";
export const releaseTrain = "__RELEASE_TRAIN__";

/**
 * The user id of a session by the Studio password, which is not a member
 * (`packages/content-lake/src/session/identity.ts`).
 */
export const passwordUserId = "local-editor";
export const passwordName = "the Studio password";

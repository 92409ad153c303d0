/** Stands for whoever knows the Studio password: no member, and no mailbox (`packages/content-lake/src/session/identity.ts`). */
export const passwordUserId = "local-editor";
export const passwordName = "the Studio password";

export { listSubmissionsByEmail } from "./submissions-by-email.store.server";

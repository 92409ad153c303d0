import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formSubmissions } from "#db/schema/forms";

/** Lists the submissions of an email address (in lower case), oldest first, without the notes of staff. */
export async function listSubmissionsByEmail(db: Db, email: string) {
  return db
    .select({
      form: formSubmissions.formTitle,
      sentAt: formSubmissions.createdAt,
      said: formSubmissions.answers,
    })
    .from(formSubmissions)
    .where(eq(sql`lower(${formSubmissions.email})`, email))
    .orderBy(asc(formSubmissions.createdAt));
}

import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import { findFieldsWithPunctuation } from "~/domains/forms/validation/find-fields-with-punctuation.server";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import { updateProfile } from "../customer.store.server";
import { normalizeProfile, type ProfileValues, validateProfile } from "./profile";

type InvalidProfile = { readonly code: "invalid"; readonly errors: Readonly<Record<string, string>> };

/** Changes a customer's name and phone number. */
export async function changeProfile(
  { db, clock, content }: { readonly db: Db; readonly clock: Clock; readonly content: Content },
  customerId: string,
  typed: ProfileValues,
): Promise<Result<null, InvalidProfile>> {
  const values = normalizeProfile(typed);
  const errors = validateProfile(values, await findFieldsWithPunctuation(content));
  if (Object.keys(errors).length > 0) return err({ code: "invalid", errors });
  const change = { firstName: values.first_name, lastName: values.last_name, phoneNumber: values.phone };
  await updateProfile(db, customerId, change, clock.now());
  return ok(null);
}

import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { type FormEntries, omitPasswordEntries } from "~/domains/forms/entries/form-entries";
import { type PostedValues, parsePostedEntries } from "~/domains/forms/entries/parse-posted-entries";
import { clearHiddenEntries } from "~/domains/forms/entries/visible-fields";
import { isWithinFormRateLimit } from "~/domains/forms/submissions/form-rate-limit.server";
import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import type { FieldErrors } from "~/domains/forms/validation/parse-form";
import { validateFields } from "~/domains/forms/validation/validate-fields";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import { calculateEstimate } from "../estimate-price";
import { listEstimatorFields } from "../estimator-fields";
import { type EstimatorSources, findEstimator } from "../find-estimator.server";
import { insertEstimate, insertPriceSnapshot } from "./estimate.store.server";
import { createEstimateToken } from "./estimate-token.server";
import { snapshotEstimatorPrices } from "./snapshot-estimator-prices.server";

export type SaveEstimateServices = EstimatorSources & { readonly db: Db; readonly clock: Clock };

export type EstimateToSave = {
  readonly name: string;
  readonly entries: PostedValues;
  /** The address that receives the link by email; null only creates the link. */
  readonly email: string | null;
  readonly clientIp: string;
  /**
   * Returns whether the rate limit allows another email to this unverified address; undefined means no limit.
   */
  readonly canEmail?: (email: string) => Promise<boolean>;
};

export type SaveEstimateFailure =
  | { readonly code: "unknown-form" }
  | { readonly code: "too-many" }
  | { readonly code: "invalid"; readonly errors: FieldErrors };

/**
 * Saves an incomplete estimate and returns the token of its link. Fields may be empty, but values must be
 * valid. An email contains a separate link.
 */
export async function saveEstimate(
  services: SaveEstimateServices,
  { name, entries: postedValues, email, clientIp, canEmail = async () => true }: EstimateToSave,
): Promise<Result<{ readonly token: string }, SaveEstimateFailure>> {
  const { db, clock } = services;
  const now = clock.now();
  const estimator = await findEstimator(services, name);
  if (!estimator) return err({ code: "unknown-form" });
  if (!(await isWithinFormRateLimit(services, `${name}/save`, clientIp, now)))
    return err({ code: "too-many" });
  const fields = listEstimatorFields(estimator.template);
  const entries = clearHiddenEntries(fields, parsePostedEntries(fields, postedValues));
  const errors = { ...validateFilledFields(fields, entries), ...validateEmail(email) };
  if (Object.keys(errors).length > 0) return err({ code: "invalid", errors });
  if (email && !(await canEmail(email))) return err({ code: "too-many" });

  const snapshot = snapshotEstimatorPrices(estimator, now);
  const { finalMin, finalMax } = calculateEstimate(estimator, entries);
  const id = newId();
  return db.transaction(async (tx) => {
    await insertPriceSnapshot(tx, snapshot);
    const storedEntries = omitPasswordEntries(fields, entries);
    await insertEstimate(tx, {
      id,
      basisId: snapshot.id,
      entries: storedEntries,
      finalMin,
      finalMax,
      email,
      createdAt: now,
    });
    if (email) await enqueueEmails(tx, [{ kind: "estimate-copy", entityId: id }], now);
    return ok({ token: await createEstimateToken(tx, id, now) });
  });
}

/** Validates the given answers; files are not stored. */
function validateFilledFields(
  fields: Parameters<typeof validateFields>[0],
  entries: FormEntries,
): FieldErrors {
  const optionalFields = fields
    .filter(({ type }) => type !== "file")
    .map((field) => ({ ...field, required: false }));
  return validateFields(optionalFields, entries, {});
}

function validateEmail(email: string | null): FieldErrors {
  const error = email === null ? null : findFirstError(emailRules, email);
  return error ? { "copy-to": error } : {};
}

import type { AppLoadContext } from "@remix-run/node";
import { findUnavailableService } from "#db/database-unavailable";
import { createEstimateAddition } from "~/domains/estimator/estimate-addition.server";
import type { FormFailure } from "~/domains/forms/form.failures";
import { formMessages } from "~/domains/forms/form.messages";
import { isWithinFormRateLimit } from "~/domains/forms/submissions/form-rate-limit.server";
import { type SubmittedForm, submitForm } from "~/domains/forms/submissions/submit-form.server";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { getFormSteps } from "~/domains/forms/template/form-steps";
import type { FormTemplate } from "~/domains/forms/template/form-template";
import { getMaxUploadBytes, getMaxUploadFiles, hasFileFields } from "~/domains/forms/template/upload-limit";
import { createNewsletterAddition } from "~/domains/newsletter/newsletter-addition.server";
import { err, ok, type Result } from "~/kernel/result";
import { createRecipientCheck } from "../../guards/form-copy-limit.server";
import { getIncomingFolder } from "../../services/files.server";
import { type FormBody, readForm } from "./read-form.server";

/** The gateway allows slow multipart bodies; a form without file fields has this timeout. */
const textTimeoutMs = 30_000;

/** A posted form with its body. Call `dispose` after handling it; `submitPostedForm` does so. */
export type PostedBody = FormBody & { readonly form: FormTemplate };

/**
 * Reads a posted form up to its upload limit; fails for an unknown form or too many attempts. Attempts are counted
 * before the body is read, so that they cannot fill the disk.
 */
export async function readPostedForm(
  request: Request,
  { services, clientIp = "unknown" }: AppLoadContext,
  formName: string,
): Promise<Result<PostedBody, FormFailure>> {
  const form = await findFormTemplate(services.content, formName);
  if (!form) return err({ code: "unknown-form" });
  const steps = getFormSteps(form).length;
  if (!(await isWithinFormRateLimit(services, form.name, clientIp, services.clock.now(), steps)))
    return err({ code: "too-many" });
  const body = await readForm(request, {
    limit: getMaxUploadBytes(form),
    maxFiles: getMaxUploadFiles(form),
    folder: getIncomingFolder(services.env),
    withinMs: hasFileFields(form) ? null : textTimeoutMs,
  });
  return body.ok ? ok({ ...body.value, form }) : body;
}

/** Submits a form. The JSON endpoint and the page without JavaScript differ only in their responses. */
export async function submitPostedForm(
  { services, clientIp = "unknown" }: AppLoadContext,
  formName: string,
  body: PostedBody,
  options: { readonly isWithoutScript?: boolean } = {},
): Promise<Result<SubmittedForm, FormFailure>> {
  const { values, step, id, postId, honeypot, openMs, files, skipEmails, recaptchaToken } = body;
  try {
    const spamSignals = { honeypot, openMs };
    const postedForm = {
      formName,
      values,
      step,
      id,
      postId,
      files,
      spamSignals,
      clientIp,
      skipEmails,
      recaptchaToken,
      canEmail: createRecipientCheck(services, clientIp),
      ...options,
    };
    return await submitForm(services, postedForm, [
      createEstimateAddition(services),
      createNewsletterAddition(),
    ]);
  } catch (error) {
    // A service that cannot be reached is handled for all pages in one place (decision 116).
    if (findUnavailableService(error)) throw error;
    services.log.error(
      { error: error instanceof Error ? error.message : "unknown", form: formName },
      "a form could not be stored",
    );
    return err({ code: "failed", message: getFailureText(body.form) });
  } finally {
    await body.dispose();
  }
}

/** Returns the editor's error message of a form, or the default (FORM-025, FORM-027, FORM-031). */
function getFailureText(form: FormTemplate): string {
  return (
    form.messages?.error ?? (getFormSteps(form).length > 1 ? formMessages.stepFailed : formMessages.notSent)
  );
}

import { tryParseJson } from "@stile-and-rail/http/json";
import { sendJson } from "@stile-and-rail/http/send-json";
import { useEffect, useId, useRef, useState } from "react";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { getTextFieldProps } from "~/domains/forms/validation/text-field-props";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { paths } from "~/kernel/paths";
import { err, ok } from "~/kernel/result";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/fields/field-error";
import { TextField } from "~/ui/fields/text-field";
import { estimatorMessages } from "../estimator.messages";

type SaveEstimateActionsProps = { readonly name: string; readonly entries: FormEntries };
type SaveTarget = "link" | "mail";
/** The result of saving; no address after a failure. */
type SaveResult = { readonly address?: string; readonly message: string };

/** Buttons that save an estimate: a link, or an email with the PDF. */
export function SaveEstimateActions({ name, entries }: SaveEstimateActionsProps) {
  const { formProps, fields, showErrors, clearErrors } = useValidatedForm<"copy-to">({
    id: useId(),
    rules: validateCopyEmail,
    onSubmit: (event) => {
      event.preventDefault();
      void saveWork("mail", readText(new FormData(event.currentTarget), "copy-to"));
    },
  });
  const [savedResult, setSavedResult] = useState<(SaveResult & { readonly work: SaveTarget }) | null>(null);
  const [working, setWorking] = useState<SaveTarget | null>(null);
  const saveWork = async (work: SaveTarget, email: string | null) => {
    if (working) return;
    setWorking(work);
    clearErrors();
    const saved = await save({ name, entries, email });
    setSavedResult({ ...saved, work });
    setWorking(null);
    if (work === "mail" && !saved.address) showErrors({ "copy-to": saved.message });
  };
  return (
    <div className="needs-script no-print flex flex-col gap-4 border-t border-line px-6 pt-5">
      <h2 className="text-h4">Save your estimate</h2>
      <form {...formProps} className="flex flex-col gap-3">
        <TextField
          {...getTextFieldProps(fields["copy-to"])}
          label="Email it to me, with the PDF"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary" busy={working === "mail"} busyLabel="Sending">
            Email it
          </Button>
          <Button
            type="button"
            variant="text"
            busy={working === "link"}
            busyLabel="Creating a link"
            onClick={() => void saveWork("link", null)}
          >
            Get a link
          </Button>
        </div>
      </form>
      <div role="status">
        {savedResult?.address ? (
          <SavedLink address={savedResult.address} message={savedResult.message} />
        ) : null}
        {savedResult?.work === "link" && !savedResult.address ? (
          <FieldError>{savedResult.message}</FieldError>
        ) : null}
      </div>
    </div>
  );
}

function SavedLink({ address, message }: Required<SaveResult>) {
  const messageRef = useRef<HTMLParagraphElement>(null);
  // On phones it may be below the edge of the drawer.
  useEffect(() => {
    // In newer browsers scrollIntoView returns a promise, which an effect must not return.
    messageRef.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p ref={messageRef} className="text-sm">
      {message}{" "}
      <a href={address} className="break-all underline underline-offset-4">
        {address}
      </a>
    </p>
  );
}

async function save(body: SaveEstimateActionsProps & { readonly email: string | null }): Promise<SaveResult> {
  try {
    const response = await sendJson(paths.api.estimates, body);
    const reply = tryParseJson(await response.text()) as { address?: string; message?: string } | null;
    if (!reply?.address) return { message: reply?.message ?? estimatorMessages.notKept };
    const message = body.email === null ? estimatorMessages.kept : estimatorMessages.mailed;
    return { address: reply.address, message };
  } catch {
    return { message: estimatorMessages.notKept };
  }
}

/** Parses the email address for a copy of the estimate, or returns its error (FORM-010). */
export const validateCopyEmail: FormRules<string> = (body) => {
  const email = readText(body, "copy-to");
  const error = findFirstError(emailRules, email);
  return error ? err({ "copy-to": error }) : ok(email);
};

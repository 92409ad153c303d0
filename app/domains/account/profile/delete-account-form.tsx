import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { useMemo } from "react";
import { getTextFieldProps } from "~/domains/forms/validation/text-field-props";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields/text-field";
import { createDeleteAccountRules } from "./delete-account-rules";

type DeleteAccountFormProps = {
  /** The email address of the signed-in customer. */
  readonly email: string;
  readonly lastResult: SubmissionResult | undefined;
};

/** Deletes the account after its email address was typed as confirmation. */
export function DeleteAccountForm({ email, lastResult }: DeleteAccountFormProps) {
  const rules = useMemo(() => createDeleteAccountRules(email), [email]);
  const { formProps, fields } = useValidatedForm<"email">({ id: "delete-account", rules, lastResult });
  return (
    <Form {...formProps} method="post" reloadDocument className="flex flex-col gap-5">
      <TextField
        {...getTextFieldProps(fields.email)}
        label={`Type ${email} to confirm`}
        type="email"
        autoComplete="off"
        required
        autoCapitalize="none"
      />
      <Button type="submit" variant="secondary" className="self-start">
        Delete my account
      </Button>
    </Form>
  );
}

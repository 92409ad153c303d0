import type { SubmissionResult } from "@conform-to/dom";
import { Form, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { getAddressHint } from "~/domains/forms/fields/field-hint";
import { getKeyboardProps } from "~/domains/forms/fields/keyboard-props";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";
import { getTextFieldProps } from "~/domains/forms/validation/text-field-props";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { Button } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/text-field";
import { createProfileRules, type ProfileField, type ProfileValues, profileFields } from "./profile";

const labels = { first_name: "First name", last_name: "Last name", phone: "Phone" } as const;

type ProfileFormProps = {
  readonly values: ProfileValues;
  readonly lastResult: SubmissionResult | undefined;
  /** Fields in which the editor's checkout form allows punctuation. */
  readonly openFields: readonly PunctuationField[];
  readonly isSaved: boolean;
};

/** The form for name and phone number. A rejected field shows a hint. */
export function ProfileForm({ values, lastResult, openFields, isSaved }: ProfileFormProps) {
  const rules = useMemo(() => createProfileRules(openFields), [openFields]);
  const { formProps, fields, errors, summaryErrors, attempt } = useValidatedForm<ProfileField>({
    id: "profile",
    rules,
    lastResult,
    defaultValue: values,
  });
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form {...formProps} method="post" className="flex max-w-xl flex-col gap-6">
      {isSaved ? <Alert type="success">Your profile is saved.</Alert> : null}
      <ErrorSummary
        attempt={attempt}
        errors={profileFields.flatMap((name) => {
          const message = summaryErrors[name];
          return message ? [{ fieldId: fields[name].id, label: labels[name], message }] : [];
        })}
      />
      {profileFields.map((name) => (
        <TextField
          key={name}
          {...getTextFieldProps(fields[name])}
          label={labels[name]}
          help={getAddressHint(name, errors[name], openFields)}
          required={name !== "phone"}
          {...getKeyboardProps(name)}
        />
      ))}
      <Button type="submit" size="large" busy={isSending} className="sm:self-start">
        Save profile
      </Button>
    </Form>
  );
}

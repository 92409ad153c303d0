import { Form, useNavigation } from "@remix-run/react";
import type { FieldAsWritten } from "~/domains/forms/address-fields";
import { addressHint } from "~/domains/forms/field-hint";
import { keyboardFor } from "~/domains/forms/field-keyboard";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/text-field";
import { type ProfileValues, profileFields } from "./profile";

const labels = { first_name: "First name", last_name: "Last name", phone: "Phone" } as const;

type ProfileFormProps = {
  readonly values: ProfileValues;
  /** What the server found wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The fields that the checkout's template opens for text as people write it. */
  readonly openFields: readonly FieldAsWritten[];
  readonly isSaved: boolean;
};

/** Name and phone of a customer. The server checks them; a refused field says what to write instead. */
export function ProfileForm({ values, errors, openFields, isSaved }: ProfileFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="flex max-w-xl flex-col gap-6">
      {isSaved ? <Alert type="success">Your profile is saved.</Alert> : null}
      <ErrorSummary
        errors={profileFields.flatMap((name) => {
          const message = errors[name];
          return message ? [{ fieldId: name, label: labels[name], message }] : [];
        })}
      />
      {profileFields.map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={labels[name]}
          defaultValue={values[name]}
          error={errors[name]}
          help={addressHint(name, errors[name], openFields)}
          required={name !== "phone"}
          {...keyboardFor(name)}
        />
      ))}
      <Button type="submit" size="large" busy={isSending} className="sm:self-start">
        Save profile
      </Button>
    </Form>
  );
}

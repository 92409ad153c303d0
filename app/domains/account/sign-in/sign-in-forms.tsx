import type { SubmissionResult } from "@conform-to/dom";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { getTextFieldProps } from "~/domains/forms/validation/text-field-props";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { codeDigits } from "~/kernel/sign-in-code";
import { Button } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { TextField } from "~/ui/fields/text-field";
import { signInCodeRules, signInEmailRules, signInLinkRules } from "./sign-in-rules";

type StepProps = {
  readonly lastResult: SubmissionResult | undefined;
};

/** Step one: asks for the email address. */
export function SignInEmailForm({ lastResult, email }: StepProps & { readonly email: string }) {
  const { fields, ...form } = useValidatedForm<"email">({
    id: "sign-in",
    rules: signInEmailRules,
    lastResult,
    defaultValue: { email },
  });
  return (
    <Step form={form} action="Email me a link and a code">
      <TextField
        {...getTextFieldProps(fields.email)}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        required
      />
    </Step>
  );
}

/** Step two: asks for the emailed code. */
export function SignInCodeForm({ lastResult }: StepProps) {
  const { fields, ...form } = useValidatedForm<"code">({
    id: "sign-in-code",
    rules: signInCodeRules,
    lastResult,
  });
  return (
    <Step form={form} action="Sign in">
      <TextField
        {...getTextFieldProps(fields.code)}
        label="Code"
        help={`${codeDigits} digits, with or without the space.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        required
        className="max-w-60"
      />
    </Step>
  );
}

/**
 * The step of the emailed link. It needs a click, so that an email scanner that opens links does not sign
 * in.
 */
export function ConfirmSignInForm({ lastResult }: StepProps) {
  const form = useValidatedForm({ id: "sign-in-link", rules: signInLinkRules, lastResult });
  return <Step form={form} action="Sign in" />;
}

type FormProps = {
  readonly form: Pick<ReturnType<typeof useValidatedForm>, "formProps" | "formError">;
  readonly action: string;
  readonly children?: ReactNode;
};

function Step({ form, action, children }: FormProps) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form {...form.formProps} method="post" className="flex flex-col gap-6">
      {form.formError ? <Alert type="error">{form.formError}</Alert> : null}
      {children}
      <Button type="submit" size="large" busy={isSending} className="w-full sm:w-auto sm:self-start">
        {action}
      </Button>
    </Form>
  );
}

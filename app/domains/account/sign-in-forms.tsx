import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { codeDigits } from "~/kernel/mailed-code";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

/** What went wrong with a step of signing in: at its field, or above the form. */
export type SignInProblem = { readonly message: string; readonly at: "field" | "form" };

type StepProps = { readonly problem: SignInProblem | undefined };

/** Step one: the mailbox. */
export function MailboxForm({ problem, email }: StepProps & { readonly email: string }) {
  return (
    <Step problem={problem} action="Send me a link and a code">
      <TextField
        id="email"
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="send"
        required
        defaultValue={email}
        error={problem?.at === "field" ? problem.message : undefined}
      />
    </Step>
  );
}

/** Step two: the code of the mail. */
export function CodeForm({ problem }: StepProps) {
  return (
    <Step problem={problem} action="Sign in">
      <TextField
        id="code"
        name="code"
        label="Code"
        help={`${codeDigits} digits, with or without the space.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        required
        className="max-w-60"
        error={problem?.at === "field" ? problem.message : undefined}
      />
    </Step>
  );
}

/** The link's own step: a press, so that a mail scanner that opens links signs nobody in. */
export function LinkForm({ problem }: StepProps) {
  return <Step problem={problem} action="Sign in" />;
}

type FormProps = StepProps & { readonly action: string; readonly children?: ReactNode };

function Step({ problem, action, children }: FormProps) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      {problem?.at === "form" ? <Alert type="error">{problem.message}</Alert> : null}
      {children}
      <Button type="submit" size="large" busy={isSending} className="w-full sm:w-auto sm:self-start">
        {action}
      </Button>
    </Form>
  );
}

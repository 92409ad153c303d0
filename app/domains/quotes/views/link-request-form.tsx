import type { SubmissionResult } from "@conform-to/dom";
import type { FieldMetadata } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { getTextFieldProps } from "~/domains/forms/validation/text-field-props";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { Button } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { TextField } from "~/ui/fields/text-field";
import { quoteMessages } from "../quote.messages";
import { acceptEmptyForm, checkLinkRequest, type LinkRequestValues } from "./link-request-rules";

/** Reply to a link request: received, or what to correct. */
export type LinkRequestAnswer =
  | { readonly isRequested: true }
  | { readonly isRequested: false; readonly lastResult: SubmissionResult };

type LinkRequestProps = {
  /** True when the page knows the quote; otherwise the form asks for it. */
  readonly isKnown: boolean;
  readonly answer: LinkRequestAnswer | undefined;
};

/** Requests a new link for the open quote, or for a quote by number and email. Works without JavaScript. */
export function LinkRequestForm({ isKnown, answer }: LinkRequestProps) {
  const isBusy = useNavigation().state !== "idle";
  const { formProps, fields } = useValidatedForm<keyof LinkRequestValues>({
    id: "link-request",
    rules: isKnown ? acceptEmptyForm : checkLinkRequest,
    lastResult: answer?.isRequested === false ? answer.lastResult : null,
  });
  if (answer?.isRequested) {
    return (
      <Alert type="success">
        {/* The message is the same whether the quote exists or not. */}
        {quoteMessages.linkRequested}
      </Alert>
    );
  }
  return (
    <Form {...formProps} method="post" className="flex w-full max-w-md flex-col gap-5">
      {isKnown ? null : <QuoteFields number={fields.number} email={fields.email} />}
      <Button type="submit" size="large" className="self-start" busy={isBusy}>
        Request a new link
      </Button>
    </Form>
  );
}

type QuoteFieldsProps = Readonly<Record<keyof LinkRequestValues, FieldMetadata>>;

function QuoteFields({ number, email }: QuoteFieldsProps) {
  return (
    <>
      <p className="text-ink-soft">{quoteMessages.linkHint}</p>
      <input type="hidden" name="by" value="number" />
      <TextField {...getTextFieldProps(number)} label="Quote number" required autoComplete="off" />
      <TextField {...getTextFieldProps(email)} type="email" label="Email" required autoComplete="email" />
    </>
  );
}

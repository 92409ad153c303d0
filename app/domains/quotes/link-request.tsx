import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import {
  emptyLinkRequest,
  findLinkRequestErrors,
  type LinkRequestErrors,
  type LinkRequestValues,
} from "./link-request-rules";
import { quoteMessages } from "./quote.messages";

/** What a request for a new link was answered: the customer reads that it arrived, or what to correct. */
export type LinkRequestAnswer =
  | { readonly isRequested: true }
  | { readonly isRequested: false; readonly values: LinkRequestValues; readonly errors: LinkRequestErrors };

type LinkRequestProps = {
  /** Whether the page knows which quote is meant; else it asks. */
  readonly isKnown: boolean;
  readonly answer: LinkRequestAnswer | undefined;
};

/** Asks staff for a new link: to the quote that is open, else by its number and email. Works without script. */
export function LinkRequest({ isKnown, answer }: LinkRequestProps) {
  const isBusy = useNavigation().state !== "idle";
  const refused = answer?.isRequested === false ? answer : null;
  const [errors, setErrors] = useState<LinkRequestErrors>(refused?.errors ?? {});
  if (answer?.isRequested) {
    return (
      <Alert type="success">
        {/* The same words whether there is such a quote or not. */}
        {quoteMessages.linkRequested}
      </Alert>
    );
  }
  const check = (event: FormEvent<HTMLFormElement>) => {
    if (isKnown) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "");
    const found = findLinkRequestErrors({ number: text("number"), email: text("email") });
    setErrors(found);
    const [firstField] = Object.keys(found);
    if (!firstField) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstField}"]`)?.focus();
  };
  return (
    <Form method="post" noValidate onSubmit={check} className="flex w-full max-w-md flex-col gap-5">
      {isKnown ? null : <QuoteFields values={refused?.values ?? emptyLinkRequest} errors={errors} />}
      <Button type="submit" size="large" className="self-start" busy={isBusy}>
        Request a new link
      </Button>
    </Form>
  );
}

type QuoteFieldsProps = { readonly values: LinkRequestValues; readonly errors: LinkRequestErrors };

function QuoteFields({ values, errors }: QuoteFieldsProps) {
  return (
    <>
      <p className="text-ink-soft">{quoteMessages.linkWanted}</p>
      <input type="hidden" name="by" value="number" />
      <TextField
        name="number"
        label="Quote number"
        required
        autoComplete="off"
        defaultValue={values.number}
        error={errors.number}
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        required
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
      />
    </>
  );
}

import { Form, useNavigation } from "@remix-run/react";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { quoteMessages } from "./quote.messages";

type LinkRequestProps = {
  /** Whether the page knows which quote is meant; else it asks. */
  readonly isKnown: boolean;
  readonly isRequested: boolean;
};

/** Asks staff for a new link: to the quote that is open, else by what its letter says. Works without script. */
export function LinkRequest({ isKnown, isRequested }: LinkRequestProps) {
  const isBusy = useNavigation().state !== "idle";
  if (isRequested) {
    return (
      <Alert type="success">
        {/* The same words whether there is such a quote or not. */}
        {quoteMessages.linkRequested}
      </Alert>
    );
  }
  return (
    <Form method="post" className="flex w-full max-w-md flex-col gap-5">
      {isKnown ? null : (
        <>
          <p className="text-ink-soft">{quoteMessages.linkWanted}</p>
          <TextField name="number" label="Quote number" required autoComplete="off" />
          <TextField name="email" type="email" label="Email" required autoComplete="email" />
        </>
      )}
      <Button type="submit" size="large" className="self-start" busy={isBusy}>
        Request a new link
      </Button>
    </Form>
  );
}

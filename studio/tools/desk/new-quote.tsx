import { Box, Card, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback } from "react";
import { Trouble } from "../parts/trouble";
import { useAnswer } from "../parts/use-answer";
import { createQuote, readStart, type Start } from "./desk-api";
import { emptyAddress } from "./quote-address";
import { type Draft, emptyItem, newDraft } from "./quote-draft";
import { QuoteEditor } from "./quote-editor";

type NewQuoteProps = {
  /** What somebody sent by a form, and asked for a quote by it. */
  readonly submissionId: string | undefined;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** A quote that is not there yet: blank, or begun with what a form says. */
export function NewQuote({ submissionId, onSaved, onClose }: NewQuoteProps) {
  const read = useCallback(async (id: string) => (id ? readStart(id) : null), []);
  const { answer: start, trouble, reload } = useAnswer(read, submissionId ?? "");
  if (submissionId && !start) {
    return <Box padding={4}>{trouble ? <Trouble text={trouble} onRetry={reload} /> : <Spinner muted />}</Box>;
  }
  return (
    <QuoteEditor
      title="New quote"
      draft={start ? draftFrom(start) : newDraft()}
      save={async (input) => (await createQuote(input, submissionId)).id}
      onSaved={onSaved}
      onClose={onClose}
      hint={start ? <Estimated start={start} /> : null}
    />
  );
}

function draftFrom({ customer, address, estimated }: Start): Draft {
  const draft = newDraft(customer);
  const kitchen = { ...emptyItem(), name: "Kitchen as estimated", notes: estimated.join("; ") };
  return {
    ...draft,
    billing: { ...emptyAddress, ...address },
    items: estimated.length > 0 ? [kitchen] : draft.items,
  };
}

function Estimated({ start: { formTitle, estimated } }: { readonly start: Start }) {
  return (
    <Card tone="primary" padding={3} radius={2} border>
      <Stack space={3}>
        <Text size={1}>Started from what was sent with the form {formTitle}.</Text>
        {estimated.map((line) => (
          <Text key={line} size={1}>
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

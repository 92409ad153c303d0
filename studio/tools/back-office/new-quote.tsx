import { Box, Card, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback } from "react";
import { ErrorCard } from "../parts/error-card";
import { useStaffQuery } from "../parts/use-staff-query";
import { emptyAddress } from "./quote-address";
import { createDraft, emptyItem, type QuoteDraft } from "./quote-draft";
import { QuoteEditor } from "./quote-editor";
import { createQuote, type QuoteSource, readQuoteSource } from "./quotes-api";

type NewQuoteProps = {
  /** Id of the form submission that requests the quote. */
  readonly submissionId: string | undefined;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** A new quote, blank or filled from a form submission. */
export function NewQuote({ submissionId, onSaved, onClose }: NewQuoteProps) {
  const readSource = useCallback(async (id: string) => (id ? readQuoteSource(id) : null), []);
  const { answer, problem: loadError, reload } = useStaffQuery(readSource, submissionId ?? "");
  if (submissionId && !answer) {
    return (
      <Box padding={4}>{loadError ? <ErrorCard text={loadError} onRetry={reload} /> : <Spinner muted />}</Box>
    );
  }
  return (
    <QuoteEditor
      title="New quote"
      draft={answer ? toQuoteDraft(answer) : createDraft()}
      save={async (input) => (await createQuote(input, submissionId)).id}
      onSaved={onSaved}
      onClose={onClose}
      hint={answer ? <Estimated start={answer} /> : null}
    />
  );
}

function toQuoteDraft({ customer, address, estimated }: QuoteSource): QuoteDraft {
  const draft = createDraft(customer);
  const kitchen = { ...emptyItem(), name: "Kitchen as estimated", notes: estimated.join("; ") };
  return {
    ...draft,
    billing: { ...emptyAddress, ...address },
    items: estimated.length > 0 ? [kitchen] : draft.items,
  };
}

function Estimated({ start: { formTitle, estimated } }: { readonly start: QuoteSource }) {
  return (
    <Card tone="primary" padding={3} radius={2} border>
      <Stack space={3}>
        <Text size={1}>Started from the form submission {formTitle}.</Text>
        {estimated.map((line) => (
          <Text key={line} size={1}>
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

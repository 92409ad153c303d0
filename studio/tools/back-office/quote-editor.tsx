import { Button, Card, Checkbox, Flex, Heading, Stack, Text } from "@sanity/ui";
import { type ReactNode, useId, useState } from "react";
import { ErrorCard } from "../parts/error-card";
import { Panel } from "../parts/panel";
import { AmountRows } from "./amounts";
import {
  customerFieldLabels,
  type Field,
  getTermPlaceholders,
  installmentFields,
  type QuoteDraft,
  termFields,
  toQuoteInput,
} from "./quote-draft";
import { toFieldPath } from "./quote-errors";
import { AddressForm, FieldGrid, QuoteFieldErrorsContext } from "./quote-fields";
import { QuoteItems } from "./quote-items";
import { useAmounts } from "./use-amounts";
import { useSave } from "./use-save";

type QuoteEditorProps = {
  readonly title: string;
  readonly draft: QuoteDraft;
  /** Last day of an existing quote. */
  readonly expiresAt?: string;
  /** Summary of the form submission. */
  readonly hint?: ReactNode;
  /** Saves the quote; resolves to its id. */
  readonly save: (input: object) => Promise<string>;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/**
 * Edits a quote: customer, addresses, items and terms. The server computes prices while the user types and when it
 * is saved.
 */
export function QuoteEditor({
  title,
  expiresAt,
  hint,
  save,
  onSaved,
  onClose,
  ...initialDraft
}: QuoteEditorProps) {
  const [draft, setDraft] = useState<QuoteDraft>(initialDraft.draft);
  const change = (changes: Partial<QuoteDraft>) => setDraft((previous) => ({ ...previous, ...changes }));
  const setField = (name: Field, value: string) =>
    setDraft((previous) => ({ ...previous, fields: { ...previous.fields, [name]: value } }));
  const { problem, busy, fieldErrors, handleSave } = useSave(
    () => save(toQuoteInput(draft, expiresAt)),
    onSaved,
  );
  return (
    <QuoteFieldErrorsContext.Provider value={fieldErrors}>
      <Panel title={title} onClose={onClose}>
        {hint}
        <FormSection title="Customer">
          <FieldGrid
            fields={customerFieldLabels}
            values={draft.fields}
            pathOf={toFieldPath}
            onChange={setField}
          />
        </FormSection>
        <FormSection title="Billing address">
          <AddressForm
            type="billing"
            address={draft.billing}
            customer={draft.fields}
            onChange={(billing) => change({ billing })}
          />
        </FormSection>
        <ShippingAddress draft={draft} onChange={change} />
        <QuoteItems items={draft.items} onChange={(items) => change({ items })} />
        <FormSection title="Special terms">
          <Text size={1} muted>
            Empty fields use the shop’s rates and rules.
          </Text>
          <FieldGrid
            fields={termFields}
            values={draft.fields}
            placeholders={getTermPlaceholders(expiresAt)}
            pathOf={toFieldPath}
            onChange={setField}
          />
        </FormSection>
        <Installments draft={draft} onChange={change} onFieldChange={setField} />
        <FieldGrid
          fields={[["additionalNotes", "Notes for the customer"]]}
          isLong
          values={draft.fields}
          pathOf={toFieldPath}
          onChange={setField}
        />
        <Totals draft={draft} />
        <ErrorCard text={problem} />
        <Flex gap={2}>
          <Button
            text="Save"
            tone="primary"
            loading={busy}
            disabled={busy}
            onClick={() => void handleSave()}
          />
          <Button text="Discard" mode="ghost" disabled={busy} onClick={onClose} />
        </Flex>
      </Panel>
    </QuoteFieldErrorsContext.Provider>
  );
}

type InstallmentsProps = {
  readonly draft: QuoteDraft;
  readonly onChange: (changes: Partial<QuoteDraft>) => void;
  readonly onFieldChange: (name: Field, value: string) => void;
};

function Installments({ draft, onChange, onFieldChange }: InstallmentsProps) {
  return (
    <>
      <LabeledCheckbox
        text="Allow installments"
        isOn={draft.isSplit}
        onChange={(isSplit) => onChange({ isSplit })}
      />
      {draft.isSplit ? (
        <FieldGrid
          fields={installmentFields}
          values={draft.fields}
          pathOf={toFieldPath}
          onChange={onFieldChange}
        />
      ) : null}
    </>
  );
}

type ShippingAddressProps = {
  readonly draft: QuoteDraft;
  readonly onChange: (changes: Partial<QuoteDraft>) => void;
};

/** Ships to the billing address unless another address is entered. */
function ShippingAddress({ draft, onChange }: ShippingAddressProps) {
  return (
    <>
      <LabeledCheckbox
        text="Ship to another address"
        isOn={draft.shipping !== null}
        onChange={(isOn) => onChange({ shipping: isOn ? draft.billing : null })}
      />
      {draft.shipping ? (
        <FormSection title="Shipping address">
          <AddressForm
            type="shipping"
            address={draft.shipping}
            customer={draft.fields}
            onChange={(shipping) => onChange({ shipping })}
          />
        </FormSection>
      ) : null}
    </>
  );
}

function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack space={4} as="section" aria-labelledby={id}>
      <Heading as="h3" size={1} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type LabeledCheckboxProps = {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function LabeledCheckbox({ text, isOn, onChange }: LabeledCheckboxProps) {
  return (
    <Flex gap={2} align="center" as="label">
      <Checkbox checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Text size={1}>{text}</Text>
    </Flex>
  );
}

function Totals({ draft }: { readonly draft: QuoteDraft }) {
  const { amounts, missing } = useAmounts(draft);
  return (
    <Card border radius={2} padding={3} aria-live="polite">
      {amounts ? (
        <AmountRows amounts={amounts} />
      ) : (
        <Text size={1} muted>
          {missing ?? "The shop calculates the total."}
        </Text>
      )}
    </Card>
  );
}

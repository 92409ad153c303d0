import { Button, Card, Checkbox, Flex, Heading, Stack, Text } from "@sanity/ui";
import { type ReactNode, useId, useState } from "react";
import { Panel } from "../parts/panel";
import { Trouble } from "../parts/trouble";
import { AmountRows } from "./amounts";
import { pathOf } from "./quote-complaints";
import {
  agreedFields,
  agreedPlaceholders,
  customerFields,
  type Draft,
  type Field,
  inputOf,
  partFields,
} from "./quote-draft";
import { AddressForm, FieldGrid, RefusedQuoteFields } from "./quote-fields";
import { QuoteItems } from "./quote-items";
import { useAmounts } from "./use-amounts";
import { useSaving } from "./use-saving";

type QuoteEditorProps = {
  readonly title: string;
  readonly draft: Draft;
  /** The day a quote has that is there already. */
  readonly expiresAt?: string;
  /** What it was begun with. */
  readonly hint?: ReactNode;
  /** Writes it; answers its id. */
  readonly save: (input: object) => Promise<string>;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** Writes a quote: customer, addresses, lines and what was agreed upon; the shop prices it as it is typed and as it is saved. */
export function QuoteEditor({ title, expiresAt, hint, save, onSaved, onClose, ...begun }: QuoteEditorProps) {
  const [draft, setDraft] = useState<Draft>(begun.draft);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const setField = (name: Field, value: string) =>
    setDraft((before) => ({ ...before, fields: { ...before.fields, [name]: value } }));
  const { trouble, busy, refused, press } = useSaving(() => save(inputOf(draft, expiresAt)), onSaved);
  return (
    <RefusedQuoteFields.Provider value={refused}>
      <Panel title={title} onClose={onClose}>
        {hint}
        <Part title="Customer">
          <FieldGrid fields={customerFields} values={draft.fields} pathOf={pathOf} onChange={setField} />
        </Part>
        <Part title="Billing address">
          <AddressForm
            type="billing"
            address={draft.billing}
            customer={draft.fields}
            onChange={(billing) => change({ billing })}
          />
        </Part>
        <ShippingAddress draft={draft} onChange={change} />
        <QuoteItems items={draft.items} onChange={(items) => change({ items })} />
        <Part title="Agreed upon">
          <Text size={1} muted>
            What is left empty goes by the shop’s rates and rules.
          </Text>
          <FieldGrid
            fields={agreedFields}
            values={draft.fields}
            placeholders={agreedPlaceholders(expiresAt)}
            pathOf={pathOf}
            onChange={setField}
          />
        </Part>
        <Tick text="May be paid in parts" isOn={draft.isSplit} onChange={(isSplit) => change({ isSplit })} />
        {draft.isSplit ? (
          <FieldGrid fields={partFields} values={draft.fields} pathOf={pathOf} onChange={setField} />
        ) : null}
        <FieldGrid
          fields={[["additionalNotes", "Notes for the customer"]]}
          isLong
          values={draft.fields}
          pathOf={pathOf}
          onChange={setField}
        />
        <Totals draft={draft} />
        <Trouble text={trouble} />
        <Flex gap={2}>
          <Button text="Save" tone="primary" loading={busy} disabled={busy} onClick={() => void press()} />
          <Button text="Discard" mode="ghost" disabled={busy} onClick={onClose} />
        </Flex>
      </Panel>
    </RefusedQuoteFields.Provider>
  );
}

type ShippingAddressProps = { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void };

/** Goods go where the bill goes, unless another address is asked for. */
function ShippingAddress({ draft, onChange }: ShippingAddressProps) {
  return (
    <>
      <Tick
        text="Ship to another address"
        isOn={draft.shipping !== null}
        onChange={(isOn) => onChange({ shipping: isOn ? draft.billing : null })}
      />
      {draft.shipping ? (
        <Part title="Shipping address">
          <AddressForm
            type="shipping"
            address={draft.shipping}
            customer={draft.fields}
            onChange={(shipping) => onChange({ shipping })}
          />
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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

type TickProps = {
  readonly text: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function Tick({ text, isOn, onChange }: TickProps) {
  return (
    <Flex gap={2} align="center" as="label">
      <Checkbox checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Text size={1}>{text}</Text>
    </Flex>
  );
}

function Totals({ draft }: { readonly draft: Draft }) {
  const { amounts, missing } = useAmounts(draft);
  return (
    <Card border radius={2} padding={3} aria-live="polite">
      {amounts ? (
        <AmountRows amounts={amounts} />
      ) : (
        <Text size={1} muted>
          {missing ?? "The shop works out what it comes to."}
        </Text>
      )}
    </Card>
  );
}

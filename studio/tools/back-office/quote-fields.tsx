import { Grid, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { createContext, useContext, useId } from "react";
import { type AddressDraft, addressFields } from "./quote-address";
import { noFieldErrors, type QuoteFieldErrors } from "./quote-errors";

/** What the shop refused of the quote that is being written. */
export const QuoteFieldErrorsContext = createContext<QuoteFieldErrors>(noFieldErrors);

type LabeledFieldProps = {
  readonly title: string;
  /** Where it stands in what is sent: complaints name it by this. */
  readonly path: string;
  /** What it is called where its title alone would be read several times. */
  readonly name?: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly inputMode?: "text" | "numeric" | "decimal";
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
};

/** A field under its label, and what the shop refuses of it. */
export function LabeledField({ title, path, name, isLong, onChange, ...input }: LabeledFieldProps) {
  const refused = useContext(QuoteFieldErrorsContext);
  const [complaint, hint] = [refused.complaints[path], refused.hints[path]];
  const id = useId();
  const described = [complaint ? `${id}-complaint` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  const Input = isLong ? TextArea : TextInput;
  return (
    <Stack space={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {title}
      </Text>
      <Input
        {...input}
        id={id}
        data-path={path}
        aria-label={name}
        aria-invalid={complaint ? true : undefined}
        aria-describedby={described || undefined}
        {...(complaint ? { customValidity: complaint } : {})}
        onChange={(event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)}
      />
      {complaint ? (
        <Text id={`${id}-complaint`} size={1} style={{ color: "var(--card-badge-critical-fg-color)" }}>
          {complaint}
        </Text>
      ) : null}
      {hint ? (
        <Text id={`${id}-hint`} size={1} muted>
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}

type FieldGridProps<N extends string> = {
  readonly fields: readonly (readonly [N, string])[];
  readonly values: Readonly<Record<N, string>>;
  readonly pathOf: (name: N) => string;
  /** What stands in a field that is left empty. */
  readonly placeholders?: Readonly<Partial<Record<N, string>>>;
  readonly isLong?: boolean;
  readonly onChange: (name: N, value: string) => void;
};

/** Fields with their labels, two beside each other where there is room. */
export function FieldGrid<N extends string>(props: FieldGridProps<N>) {
  const { fields, values, pathOf, placeholders, isLong, onChange } = props;
  return (
    <Grid columns={isLong ? 1 : [1, 2]} gapX={3} gapY={4}>
      {fields.map(([name, title]) => (
        <LabeledField
          key={name}
          title={title}
          path={pathOf(name)}
          value={values[name]}
          isLong={isLong ?? false}
          placeholder={placeholders?.[name] ?? ""}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </Grid>
  );
}

type AddressFormProps = {
  readonly type: "billing" | "shipping";
  readonly address: AddressDraft;
  /** A name and a telephone that are left out are the customer's. */
  readonly customer: Readonly<Record<"firstName" | "lastName" | "phone", string>>;
  readonly onChange: (address: AddressDraft) => void;
};

export function AddressForm({ type, address, customer, onChange }: AddressFormProps) {
  const { firstName, lastName, phone } = customer;
  return (
    <FieldGrid
      fields={addressFields}
      values={address}
      placeholders={{ firstName, lastName, phoneNumber: phone }}
      pathOf={(name) => `${type}.${name}`}
      onChange={(name, value) => onChange({ ...address, [name]: value })}
    />
  );
}

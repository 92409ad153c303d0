import { Grid, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { createContext, useContext, useId } from "react";
import { type AddressDraft, addressFields } from "./quote-address";
import { noFieldErrors, type QuoteFieldErrors } from "./quote-errors";

/** Validation errors of the quote in the editor. */
export const QuoteFieldErrorsContext = createContext<QuoteFieldErrors>(noFieldErrors);

type LabeledFieldProps = {
  readonly title: string;
  /** Path in the submitted data; validation errors refer to it. */
  readonly path: string;
  /** Accessible name when the title alone is ambiguous. */
  readonly name?: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly inputMode?: "text" | "numeric" | "decimal";
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
};

/** A labeled field with its validation error. */
export function LabeledField({ title, path, name, isLong, onChange, ...input }: LabeledFieldProps) {
  const fieldErrors = useContext(QuoteFieldErrorsContext);
  const [error, hint] = [fieldErrors.errors[path], fieldErrors.hints[path]];
  const id = useId();
  const described = [error ? `${id}-complaint` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
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
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...(error ? { customValidity: error } : {})}
        onChange={(event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value)}
      />
      {error ? (
        <Text id={`${id}-complaint`} size={1} style={{ color: "var(--card-badge-critical-fg-color)" }}>
          {error}
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
  readonly placeholders?: Readonly<Partial<Record<N, string>>>;
  readonly isLong?: boolean;
  readonly onChange: (name: N, value: string) => void;
};

/** Labeled fields, in two columns on wide screens. */
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
  /** Missing name and phone are taken from the customer. */
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

import { Grid, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { type AddressDraft, addressFields } from "./quote-address";

type FieldGridProps<N extends string> = {
  readonly fields: readonly (readonly [N, string])[];
  readonly values: Readonly<Record<N, string>>;
  readonly isLong?: boolean;
  readonly onChange: (name: N, value: string) => void;
};

/** Fields with their labels, two beside each other where there is room. */
export function FieldGrid<N extends string>({ fields, values, isLong, onChange }: FieldGridProps<N>) {
  const Input = isLong ? TextArea : TextInput;
  return (
    <Grid columns={isLong ? 1 : [1, 2]} gap={3}>
      {fields.map(([name, title]) => (
        <Stack key={name} space={2} as="label">
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Input
            value={values[name]}
            onChange={(event: { currentTarget: { value: string } }) =>
              onChange(name, event.currentTarget.value)
            }
          />
        </Stack>
      ))}
    </Grid>
  );
}

type AddressFormProps = {
  readonly address: AddressDraft;
  readonly onChange: (address: AddressDraft) => void;
};

/** An address; a name and a telephone that are left out are the customer's. */
export function AddressForm({ address, onChange }: AddressFormProps) {
  return (
    <FieldGrid
      fields={addressFields}
      values={address}
      onChange={(name, value) => onChange({ ...address, [name]: value })}
    />
  );
}

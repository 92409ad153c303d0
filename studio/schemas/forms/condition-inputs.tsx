import { Checkbox, Flex, Select, Stack, Text } from "@sanity/ui";
import { type ArrayOfPrimitivesInputProps, type StringInputProps, set, unset, useFormValue } from "sanity";
import { toList } from "../rules/read-untyped";
import { type Choice, listConditionFields } from "./known-fields";

/** A select of the form's fields by label, for the field of a condition. */
export function FieldNameInput({ id, value = "", readOnly, onChange, elementProps }: StringInputProps) {
  const fields = listConditionFields(useFormValue([]));
  const isKnown = value === "" || fields.some(({ name }) => name === value);
  return (
    <Select
      id={id}
      aria-describedby={elementProps["aria-describedby"]}
      value={value}
      disabled={readOnly}
      onFocus={elementProps.onFocus}
      onBlur={elementProps.onBlur}
      onChange={({ currentTarget }) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
    >
      <option value="">Choose a field</option>
      {isKnown ? null : <option value={value}>{`${value} (not in this form)`}</option>}
      {fields.map(({ name, label }) => (
        <option key={name} value={name}>
          {label === name ? name : `${label} (${name})`}
        </option>
      ))}
    </Select>
  );
}

/** The values of a condition: check boxes if the deciding field has choices, otherwise a text input. */
export function DecidingValuesInput(props: ArrayOfPrimitivesInputProps) {
  const fields = listConditionFields(useFormValue([]));
  const name = useFormValue([...props.path.slice(0, -1), "field"]);
  const deciding = fields.find((field) => field.name === name);
  return deciding?.choices ? (
    <Choices {...props} choices={addRemovedChoices(deciding.choices, props.value)} />
  ) : (
    props.renderDefault(props)
  );
}

function Choices({
  choices,
  value,
  readOnly,
  onChange,
}: ArrayOfPrimitivesInputProps & { readonly choices: readonly Choice[] }) {
  const selectedValues = toList(value).map(String);
  const toggle = (toggledValue: string) => {
    const next = selectedValues.includes(toggledValue)
      ? selectedValues.filter((other) => other !== toggledValue)
      : [...selectedValues, toggledValue];
    onChange(next.length > 0 ? set(next) : unset());
  };
  return (
    <Stack space={3}>
      {choices.map((choice) => (
        <Flex key={choice.value} as="label" align="center" gap={2}>
          <Checkbox
            checked={selectedValues.includes(choice.value)}
            disabled={readOnly}
            onChange={() => toggle(choice.value)}
          />
          <Text size={1}>{choice.label}</Text>
        </Flex>
      ))}
    </Stack>
  );
}

/** Adds stored values that are no longer choices, so that editors can remove them. */
function addRemovedChoices(choices: readonly Choice[], value: unknown): readonly Choice[] {
  const removedValues = toList(value)
    .map(String)
    .filter((held) => !choices.some((choice) => choice.value === held));
  return [
    ...choices,
    ...removedValues.map((held) => ({ value: held, label: `${held} (no longer a choice)` })),
  ];
}

import { Button, Flex, Stack } from "@sanity/ui";
import { type StringInputProps, set, useFormValue } from "sanity";
import { wordFromTitle } from "../rules/from-title";

type Props = { readonly field: StringInputProps; readonly propose: (label: string) => string };

/** A word that, while it is missing, is offered as the label beside it suggests. */
function FromLabel({ field, propose }: Props) {
  const label = useFormValue([...field.path.slice(0, -1), "label"]);
  const word = typeof label === "string" ? propose(label) : "";
  return (
    <Stack space={2}>
      {field.renderDefault(field)}
      {word && !field.value && !field.readOnly ? (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Take ${word}`}
            onClick={() => field.onChange(set(word))}
          />
        </Flex>
      ) : null}
    </Stack>
  );
}

export const NameFromLabel = (field: StringInputProps) => <FromLabel field={field} propose={fieldNameFrom} />;

export const ValueFromLabel = (field: StringInputProps) => (
  <FromLabel field={field} propose={wordFromTitle} />
);

/** 'Gate code' becomes 'gate_code': a name the rules of fields allow, which begins with a letter. */
export function fieldNameFrom(label: string): string {
  return wordFromTitle(label)
    .replaceAll("-", "_")
    .replace(/^[^a-z]+/, "");
}

import { Button, Flex, Stack } from "@sanity/ui";
import { type StringInputProps, set, useFormValue } from "sanity";
import { wordFromTitle } from "../rules/from-title";

type Props = { readonly field: StringInputProps; readonly propose: (word: string) => string };

/** A line of text that, while it is empty, offers what the title suggests. */
function ProposedText({ field, propose }: Props) {
  const title = useFormValue(["title"]);
  const word = typeof title === "string" ? wordFromTitle(title) : "";
  return (
    <Stack space={2}>
      {field.renderDefault(field)}
      {word && !field.value && !field.readOnly ? (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Take ${propose(word)}`}
            onClick={() => field.onChange(set(propose(word)))}
          />
        </Flex>
      ) : null}
    </Stack>
  );
}

export const AddressFromTitle = (field: StringInputProps) => (
  <ProposedText field={field} propose={(word) => `/${word}`} />
);

export const NameFromTitle = (field: StringInputProps) => (
  <ProposedText field={field} propose={(word) => word} />
);

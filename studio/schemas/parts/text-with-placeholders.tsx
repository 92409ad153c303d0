import { Button, Flex, Stack, Text } from "@sanity/ui";
import { type ReactNode, useRef } from "react";
import { type CustomValidator, defineField, type InputProps } from "sanity";
import { type Placeholder, validatePlaceholders } from "../rules/placeholders";
import { definePlainTextField } from "./rich-text";

const editable = 'input, textarea, [contenteditable="true"]';

type Props = { readonly field: InputProps; readonly placeholders: readonly Placeholder[] };

/** A text field with its placeholders below. A click inserts a placeholder at the caret. */
export function TextWithPlaceholders({ field, placeholders }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const insert = ({ name }: Placeholder) => {
    const element = box.current?.querySelector<HTMLElement>(editable);
    if (!element) return;
    if (!element.contains(document.activeElement)) element.focus();
    // The only insertion that works in text fields and the rich text editor and supports undo.
    document.execCommand("insertText", false, `{${name}}`);
  };
  return (
    <Stack space={2} ref={box}>
      {field.renderDefault(field)}
      <Flex gap={1} wrap="wrap" align="center">
        <Text size={1} muted>
          Insert
        </Text>
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder.name}
            mode="ghost"
            fontSize={1}
            padding={2}
            text={placeholder.title}
            // Keeps the focus and the caret in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(placeholder)}
          />
        ))}
      </Flex>
    </Stack>
  );
}

/** Defines a short text with placeholders, which `input` offers. A validator can depend on the document. */
export function definePlaceholderTextField(
  field: { readonly name: string; readonly title: string },
  placeholders: readonly Placeholder[] | CustomValidator<unknown>,
  input: (props: InputProps) => ReactNode,
) {
  return defineField({
    ...field,
    type: "array",
    of: definePlainTextField(field).of,
    components: { input },
    validation: (rule) =>
      rule.custom(typeof placeholders === "function" ? placeholders : validatePlaceholders(placeholders)),
  });
}

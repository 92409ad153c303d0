import { Stack, Text, TextInput } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type NumberInputProps, set, unset } from "sanity";
import { type ParseNumber, parseDollars, parsePercent } from "./typed-number";

/** Input of an amount in dollars, with the shop's parser. */
export function DollarsInput(props: NumberInputProps) {
  return <TypedNumberInput {...props} parse={parseDollars} />;
}

/** Input of a percentage with a decimal point. */
export function PercentInput(props: NumberInputProps) {
  return <TypedNumberInput {...props} parse={parsePercent} />;
}

/**
 * A text field instead of the browser's number field, which ignores commas and stores "10,50" as 1050. Invalid text
 * clears the value on blur, so that the previous number is not published instead.
 */
function TypedNumberInput({
  value,
  onChange,
  elementProps,
  readOnly,
  validationError,
  parse,
}: NumberInputProps & { readonly parse: ParseNumber }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  // A number stored by another editor replaces invalid text.
  useEffect(() => {
    if (value !== undefined && !isFocused) setTyped(null);
  }, [value, isFocused]);
  const parsed = typed === null ? null : parse(typed);
  // Incomplete text such as "10." is rejected only on blur.
  const failure = parsed && !parsed.ok && !isFocused ? parsed.failure : undefined;
  const store = (number: number | null) => onChange(number === null ? unset() : set(number));
  const change = (text: string) => {
    setTyped(text);
    const parseResult = parse(text);
    if (parseResult.ok) store(parseResult.value);
  };
  const handleBlur = () => {
    setIsFocused(false);
    if (parsed?.ok) setTyped(null);
    else if (parsed) store(null);
  };
  const { id, ref, onBlur, onFocus } = elementProps;
  const problemId = `${id}-problem`;
  const described = [elementProps["aria-describedby"], failure ? problemId : ""].filter(Boolean).join(" ");
  return (
    <Stack space={2}>
      <TextInput
        id={id}
        ref={ref}
        inputMode="decimal"
        readOnly={readOnly}
        value={typed ?? (value === undefined ? "" : String(value))}
        onFocus={(event) => {
          setIsFocused(true);
          onFocus(event);
        }}
        onBlur={(event) => {
          handleBlur();
          onBlur(event);
        }}
        onChange={(event) => change(event.currentTarget.value)}
        aria-invalid={failure ? true : undefined}
        aria-describedby={described || undefined}
        customValidity={failure ?? validationError ?? ""}
      />
      {failure ? (
        <Text id={problemId} role="alert" size={1} style={{ color: "var(--card-badge-critical-fg-color)" }}>
          {failure}
        </Text>
      ) : null}
    </Stack>
  );
}

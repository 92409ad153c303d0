import { Stack, Text, TextInput } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type NumberInputProps, set, unset } from "sanity";
import { type ParseNumber, parseDollars, parsePercent } from "./typed-number";

/** An amount in dollars, read as the shop reads typed amounts. */
export function DollarsInput(props: NumberInputProps) {
  return <TypedNumberInput {...props} parse={parseDollars} />;
}

/** A percentage with a decimal point. */
export function PercentInput(props: NumberInputProps) {
  return <TypedNumberInput {...props} parse={parsePercent} />;
}

/**
 * A text field in place of the browser's number field, which drops a comma: "10,50" would be stored as 1050. Text that
 * is refused when the field is left empties it, so that no earlier number is published in its place.
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
  // A number that another editor stores takes the place of refused text.
  useEffect(() => {
    if (value !== undefined && !isFocused) setTyped(null);
  }, [value, isFocused]);
  const parsed = typed === null ? null : parse(typed);
  // Text such as "10." is refused only when it is complete.
  const failure = parsed && !parsed.ok && !isFocused ? parsed.failure : undefined;
  const store = (number: number | null) => onChange(number === null ? unset() : set(number));
  const change = (text: string) => {
    setTyped(text);
    const read = parse(text);
    if (read.ok) store(read.value);
  };
  const leave = () => {
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
          leave();
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

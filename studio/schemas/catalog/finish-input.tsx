import { useEffect } from "react";
import { type ObjectInputProps, set } from "sanity";
import { wordFromTitle } from "../rules/from-title";
import { entryOf } from "../rules/read";

/** A finish takes its word in the address from its name, as soon as the name is written and while there is none. */
export function FinishInput(props: ObjectInputProps) {
  const { onChange, readOnly, focusPath } = props;
  const { label, value } = entryOf(props.value);
  const isBeingWritten = focusPath[0] === "label" || focusPath[0] === "value";
  const word = typeof label === "string" ? wordFromTitle(label) : "";
  useEffect(() => {
    if (word && !value && !readOnly && !isBeingWritten) onChange(set(word, ["value"]));
  }, [word, value, readOnly, isBeingWritten, onChange]);
  return props.renderDefault(props);
}

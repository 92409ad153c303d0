import { useEffect } from "react";
import { type ObjectInputProps, set } from "sanity";
import { wordFromTitle } from "../rules/from-title";
import { entryOf } from "../rules/read";

/** Sets the empty value of a finish from its name after the editor leaves the field. URLs contain this value. */
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

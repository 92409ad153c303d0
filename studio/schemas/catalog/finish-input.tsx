import { useEffect } from "react";
import { type ObjectInputProps, set } from "sanity";
import { toRecord } from "../rules/read-untyped";
import { toSlugFromTitle } from "../rules/slug-from-title";

/** Sets the empty value of a finish from its name after the editor leaves the field. URLs contain this value. */
export function FinishInput(props: ObjectInputProps) {
  const { onChange, readOnly, focusPath } = props;
  const { label, value } = toRecord(props.value);
  const isBeingWritten = focusPath[0] === "label" || focusPath[0] === "value";
  const proposedName = typeof label === "string" ? toSlugFromTitle(label) : "";
  useEffect(() => {
    if (proposedName && !value && !readOnly && !isBeingWritten) onChange(set(proposedName, ["value"]));
  }, [proposedName, value, readOnly, isBeingWritten, onChange]);
  return props.renderDefault(props);
}

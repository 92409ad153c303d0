import { Stack, Text } from "@sanity/ui";
import { type ReactNode, useId } from "react";

type LabeledFieldProps = {
  readonly title: string;
  readonly problem?: string | null;
  /** Renders the control with the id that the label names. */
  readonly children: (id: string) => ReactNode;
};

/** A control with its label and its validation error. */
export function LabeledField({ title, problem, children }: LabeledFieldProps) {
  const id = useId();
  return (
    <Stack space={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {title}
      </Text>
      {children(id)}
      {problem ? (
        <Text id={`${id}-problem`} size={1} style={{ color: "var(--card-badge-critical-fg-color)" }}>
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}

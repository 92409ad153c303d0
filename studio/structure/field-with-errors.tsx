import { Card, Stack, Text } from "@sanity/ui";
import type { FieldProps } from "sanity";

/**
 * Shows a field's errors below it. The wrapper is the same with and without errors: otherwise React would remount
 * the field and lose its input.
 */
export function renderFieldWithErrors(props: FieldProps) {
  if (props.name === undefined) return props.renderDefault(props);
  const errors = [...new Map(props.validation.map((marker) => [marker.message, marker])).values()].filter(
    ({ level }) => level !== "info",
  );
  return (
    <Stack space={3}>
      {props.renderDefault(props)}
      {errors.map(({ level, message }) => (
        <Card key={message} padding={3} radius={2} tone={level === "error" ? "critical" : "caution"}>
          <Text size={1} role={level === "error" ? "alert" : undefined}>
            {message}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}

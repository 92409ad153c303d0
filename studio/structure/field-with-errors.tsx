import { Card, Stack, Text } from "@sanity/ui";
import type { FieldProps } from "sanity";

/**
 * A field with what is wrong written below it: nobody has to find the mark and rest the pointer on it. It stands in the
 * same frame with and without a complaint: React would make a field in another frame anew, and what somebody is typing
 * into it at that moment, or looking for in a picker, would be lost.
 */
export function renderFieldWithErrors(props: FieldProps) {
  if (props.name === undefined) return props.renderDefault(props);
  const complaints = [...new Map(props.validation.map((marker) => [marker.message, marker])).values()].filter(
    ({ level }) => level !== "info",
  );
  return (
    <Stack space={3}>
      {props.renderDefault(props)}
      {complaints.map(({ level, message }) => (
        <Card key={message} padding={3} radius={2} tone={level === "error" ? "critical" : "caution"}>
          <Text size={1} role={level === "error" ? "alert" : undefined}>
            {message}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}

import { Card, Stack, Text } from "@sanity/ui";
import type { Estimate } from "./inbox-api";

/** Amounts of an estimate at submission, beside those of the same answers today. */
export function SubmissionEstimate({
  estimate: { bookVersion, isChanged, isWithdrawn, lines },
}: {
  readonly estimate: Estimate;
}) {
  const version = bookVersion ? ` (${bookVersion})` : "";
  if (!isChanged) {
    return (
      <Text size={1} muted>
        Its prices{version} are current.
      </Text>
    );
  }
  return (
    <Card tone="caution" padding={3} radius={2} border overflow="auto">
      <Stack space={3}>
        <Text size={1} weight="medium">
          {isWithdrawn ? "Its questions are no longer asked" : "Prices have changed since"}
          {version}
        </Text>
        <table style={{ width: "100%", borderCollapse: "collapse", textAlign: "left" }}>
          <thead>
            <tr>
              {["", "Then", "Today"].map((title) => (
                <th key={title} scope="col" style={{ paddingBlock: 4 }}>
                  <Text size={1}>{title}</Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, label, before, today }) => (
              <tr key={name}>
                {[label, before ?? "–", today ?? "–"].map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three cells in a fixed order
                  <td key={index} style={{ paddingBlock: 4 }}>
                    <Text size={1} weight={before === today ? "regular" : "medium"}>
                      {text}
                    </Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Card>
  );
}

import { Card, Stack, Text } from "@sanity/ui";
import type { PriceSums } from "../../../app/domains/estimator/price-ranges";
import { formatCentsRange, formatRangeChange, isSameRange } from "./price-change-text";
import type { Choice, PricedQuestion } from "./price-questions";
import { calculateKitchenPrice, typicalKitchens } from "./typical-kitchens";

type KitchenChangesProps = {
  readonly questions: readonly PricedQuestion[];
  readonly deciding: Readonly<Record<string, readonly Choice[]>>;
  readonly rows: unknown;
  /** The prices that the estimator uses today; undefined if it has none. */
  readonly rowsInUse: unknown;
};

/** Shows how these prices change three typical kitchens. */
export function KitchenChanges({ questions, deciding, rows, rowsInUse }: KitchenChangesProps) {
  return (
    <Card border radius={2} padding={3} tone="transparent">
      <Stack space={3}>
        <Text size={1} weight="semibold">
          How this changes three typical kitchens
        </Text>
        <table style={{ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" }}>
          <thead>
            <tr style={{ textAlign: "left" }}>
              {["Kitchen", "Prices in use", "With these prices", "Change"].map((title) => (
                <th key={title} scope="col" style={cell}>
                  <Text size={1} muted>
                    {title}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {typicalKitchens.map(({ name, description, part: size }) => {
              const now = toRange(calculateKitchenPrice(questions, deciding, rows, size));
              const oldPrice =
                rowsInUse === undefined || rowsInUse === null
                  ? null
                  : toRange(calculateKitchenPrice(questions, deciding, rowsInUse, size));
              return (
                <tr key={name}>
                  <th scope="row" title={description} style={{ ...cell, textAlign: "left" }}>
                    <Text size={1}>{name}</Text>
                  </th>
                  <td style={cell}>
                    <Text size={1}>{oldPrice ? formatCentsRange(oldPrice) : "–"}</Text>
                  </td>
                  <td style={cell}>
                    <Text size={1}>{formatCentsRange(now)}</Text>
                  </td>
                  <td style={cell}>
                    <Text size={1} weight={oldPrice && !isSameRange(oldPrice, now) ? "semibold" : "regular"}>
                      {oldPrice ? formatRangeChange(oldPrice, now) : "new"}
                    </Text>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <Text size={0} muted>
          “Basic” uses the first answer to every question, “Mid-range” the one in between, and “Full” the last
          one with every extra. Prices include product and labor.
        </Text>
      </Stack>
    </Card>
  );
}

const cell = { padding: "6px 12px 6px 0" } as const;

function toRange({ totalMin, totalMax }: PriceSums) {
  return { min: totalMin, max: totalMax };
}

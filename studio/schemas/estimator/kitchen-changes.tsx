import { Card, Stack, Text } from "@sanity/ui";
import type { PriceSums } from "../../../app/domains/estimator/price-ranges";
import { cents, formatMoney } from "../../../app/kernel/money/money";
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
              const now = calculateKitchenPrice(questions, deciding, rows, size);
              const oldPrice =
                rowsInUse === undefined || rowsInUse === null
                  ? null
                  : calculateKitchenPrice(questions, deciding, rowsInUse, size);
              return (
                <tr key={name}>
                  <th scope="row" title={description} style={{ ...cell, textAlign: "left" }}>
                    <Text size={1}>{name}</Text>
                  </th>
                  <td style={cell}>
                    <Text size={1}>{oldPrice ? formatRange(oldPrice) : "–"}</Text>
                  </td>
                  <td style={cell}>
                    <Text size={1}>{formatRange(now)}</Text>
                  </td>
                  <td style={cell}>
                    <Text size={1} weight={oldPrice && isChanged(oldPrice, now) ? "semibold" : "regular"}>
                      {oldPrice ? formatChange(oldPrice, now) : "new"}
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

function formatRange({ totalMin, totalMax }: PriceSums): string {
  return `${formatMoney(totalMin)} - ${formatMoney(totalMax)}`;
}

function isChanged(oldPrice: PriceSums, newPrice: PriceSums): boolean {
  return oldPrice.totalMin !== newPrice.totalMin || oldPrice.totalMax !== newPrice.totalMax;
}

function formatChange(oldPrice: PriceSums, newPrice: PriceSums): string {
  if (!isChanged(oldPrice, newPrice)) return "none";
  return `${signed(newPrice.totalMin - oldPrice.totalMin)} to ${signed(newPrice.totalMax - oldPrice.totalMax)}`;
}

function signed(difference: number): string {
  return `${difference < 0 ? "−" : "+"}${formatMoney(cents(Math.abs(difference)))}`;
}

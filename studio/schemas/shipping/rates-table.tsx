import { Box, Button, Card, Stack, Text } from "@sanity/ui";
import { type ObjectInputProps, useFormValue } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { listRateRows } from "./rate-text";

/** Shows the rates as a table above the form. Each line opens its entry. */
export function RatesTable(props: ObjectInputProps) {
  const by = useFormValue(["calculateRateBy"]) === "Item" ? "Item" : "Order";
  const { onPathOpen, onFocus } = useDocumentPane();
  const rows = listRateRows(props.value, by);
  return (
    <Stack space={4}>
      {rows.length > 0 && (
        <Card border radius={2} padding={3} overflow="auto">
          <table
            style={{ width: "100%", borderCollapse: "collapse", textAlign: "left" }}
            data-testid="rates-table"
          >
            <thead>
              <tr>
                {["Orders", "Where", "ZIP codes", "Price", ""].map((title) => (
                  <Cell key={title} as="th" text={title} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ orders, region, zips, price, path }) => (
                <tr key={JSON.stringify(path)}>
                  <Cell text={orders} />
                  <Cell text={region} />
                  <Cell text={zips} />
                  <Cell text={price} />
                  <td style={{ textAlign: "right" }}>
                    <Button
                      mode="bleed"
                      fontSize={1}
                      padding={2}
                      text="Change"
                      aria-label={`Change ${price}, ${orders}, ${region}`}
                      onClick={() => {
                        onPathOpen([...path]);
                        onFocus([...path, "rate"]);
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}

function Cell({ text, as = "td" }: { readonly text: string; readonly as?: "td" | "th" }) {
  const Tag = as;
  return (
    <Tag style={{ borderBottom: "1px solid var(--card-border-color)" }}>
      <Box padding={2}>
        <Text size={1} weight={as === "th" ? "semibold" : "regular"}>
          {text}
        </Text>
      </Box>
    </Tag>
  );
}

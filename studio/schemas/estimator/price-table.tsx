import { Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback, useState } from "react";
import { type ArrayOfObjectsInputProps, getPublishedId, useClient, useEditState, useFormValue } from "sanity";
import { useStaffQuery } from "../../tools/parts/use-staff-query";
import { apiVersion } from "../parts/api-version";
import { toRecord } from "../rules/read-untyped";
import { findEstimatorOfBook } from "./find-estimator-of-book";
import { KitchenChanges } from "./kitchen-changes";
import { PriceCell } from "./price-cell";
import { describeLine, listPriceLines, type PriceLine, priceColumns } from "./price-lines";
import { type PriceChange, parsePaste, toTabSeparatedText } from "./price-paste";
import { createPricePatches, createRemoval } from "./price-patches";
import { listDecidingQuestions, listPricedQuestions } from "./price-questions";

/** A price book as a table of all answers, with missing prices and the changes that publishing makes. */
export function PriceTable(props: ArrayOfObjectsInputProps) {
  const { value, onChange, readOnly = false } = props;
  const book = toRecord(useFormValue([]));
  const bookId = getPublishedId(String(book._id ?? ""));
  const { published } = useEditState(bookId, "priceBook");
  const client = useClient({ apiVersion });
  const name = String(book.name ?? "");
  const read = useCallback(() => findEstimatorOfBook(client, bookId, name), [client, bookId, name]);
  const { answer, problem: loadError } = useStaffQuery(read, bookId);
  const [notice, setNotice] = useState<string | null>(null);

  if (loadError) return props.renderDefault(props);
  if (!answer) return <Spinner muted />;
  const { template, isUsed, rowsNow } = answer;
  const questions = listPricedQuestions(template);
  if (questions.length === 0) return props.renderDefault(props);
  const lines = listPriceLines(questions, value);
  const change = (changes: readonly PriceChange[]) => onChange(createPricePatches(changes));
  const paste = (text: string, line: number, column: number) => {
    const pasted = parsePaste(text, lines, { line, column });
    if (pasted.isRead) change(pasted.changes);
    const count = pasted.isRead ? pasted.changes.length : 0;
    setNotice(pasted.isRead ? `${count} ${count === 1 ? "amount" : "amounts"} pasted.` : pasted.reason);
  };
  const copy = () => {
    navigator.clipboard.writeText(toTabSeparatedText(lines)).then(
      () => setNotice("Copied: paste the table into a spreadsheet, then paste its cells back here."),
      () => setNotice("Your browser blocked copying. Allow clipboard access, then try again."),
    );
  };

  return (
    <Stack space={4} data-testid="price-table">
      {isUsed ? null : <UnusedBookNotice template={template} />}
      <KitchenChanges
        questions={questions}
        deciding={listDecidingQuestions(template)}
        rows={value}
        publishedRows={isUsed ? published?.rows : rowsNow}
      />
      <Flex gap={3} align="center" wrap="wrap">
        <Button text="Copy table" mode="ghost" fontSize={1} onClick={copy} />
        <Text size={1} muted role="status">
          {notice ?? "You can paste cells from a spreadsheet into any cell."}
        </Text>
      </Flex>
      <Card border radius={2} padding={2} overflow="auto">
        <Table
          lines={lines}
          readOnly={readOnly}
          onChange={change}
          onPaste={paste}
          onRemove={(key) => onChange(createRemoval(key))}
        />
      </Card>
      <PriceSummary lines={lines} />
    </Stack>
  );
}

function UnusedBookNotice({ template }: { readonly template: unknown }) {
  const { title } = toRecord(template);
  const name = typeof title === "string" && title ? title : "the estimator";
  return (
    <Text size={1}>
      No estimator uses these prices yet. They are compared with those of “{name}”: choose this book there,
      under “Prices & summary”, once it is ready.
    </Text>
  );
}

function PriceSummary({ lines }: { readonly lines: readonly PriceLine[] }) {
  const isWrong = ({ lineError, errors }: PriceLine) =>
    lineError !== null || errors.some((one) => one !== null);
  const invalidCount = lines.filter(isWrong).length;
  return (
    <Text size={1} muted={invalidCount === 0}>
      {invalidCount === 0
        ? `${lines.length} prices, none missing.`
        : `${invalidCount} of ${lines.length} lines need fixing.`}
    </Text>
  );
}

type TableProps = {
  readonly lines: readonly PriceLine[];
  readonly readOnly: boolean;
  readonly onChange: (changes: readonly PriceChange[]) => void;
  readonly onPaste: (text: string, line: number, column: number) => void;
  readonly onRemove: (key: string) => void;
};

function Table({ lines, readOnly, onChange, onPaste, onRemove }: TableProps) {
  return (
    <table style={{ width: "100%", borderCollapse: "collapse", textAlign: "left" }}>
      <thead>
        <tr>
          {["Answer", "When", ...priceColumns.map(({ title }) => title)].map((title) => (
            <th key={title} scope="col" style={cellStyle}>
              <Text size={1} muted>
                {title}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line, index) => (
        <tbody key={line.key ?? JSON.stringify([line.field, line.option, line.dependent])}>
          {line.text.question === lines[index - 1]?.text.question ? null : (
            <tr>
              <th colSpan={6} scope="rowgroup" style={{ ...cellStyle, paddingTop: 18 }}>
                <Text size={1} weight="semibold">
                  {line.text.question}
                </Text>
              </th>
            </tr>
          )}
          <tr>
            <th scope="row" style={cellStyle}>
              <Text size={1}>{line.text.answer}</Text>
            </th>
            <td style={cellStyle}>
              <Text size={1} muted>
                {line.text.condition}
              </Text>
            </td>
            {priceColumns.map(({ title }, column) => (
              <td key={title} style={cellStyle}>
                <PriceCell
                  line={index}
                  column={column}
                  label={`${title}: ${describeLine(line)}`}
                  amount={line.amounts[column] ?? null}
                  error={line.errors[column] ?? null}
                  readOnly={readOnly}
                  onAmount={(amount) => onChange([{ line, column, amount }])}
                  onPaste={(text) => onPaste(text, index, column)}
                />
              </td>
            ))}
          </tr>
          <Complaint line={line} onRemove={readOnly ? undefined : onRemove} />
        </tbody>
      ))}
    </table>
  );
}

const cellStyle = { padding: "3px 6px", fontWeight: "inherit", verticalAlign: "middle" } as const;

type ComplaintProps = {
  readonly line: PriceLine;
  readonly onRemove?: ((key: string) => void) | undefined;
};

/** Errors of a line as visible text. An unused line has a Remove button. */
function Complaint({ line, onRemove }: ComplaintProps) {
  const { key, lineError, errors } = line;
  const lineErrors = [...new Set([lineError, ...errors].filter((one) => one !== null))];
  if (lineErrors.length === 0) return null;
  return (
    <tr>
      <td colSpan={6} style={cellStyle}>
        <Flex gap={3} align="center" justify="flex-end">
          <Text size={1} style={{ color: "#b3261e" }}>
            {lineErrors.join(". ")}.
          </Text>
          {lineError && key && onRemove ? (
            <Button
              text="Remove"
              mode="ghost"
              tone="critical"
              fontSize={1}
              padding={2}
              aria-label={`Remove ${describeLine(line)}`}
              onClick={() => onRemove(key)}
            />
          ) : null}
        </Flex>
      </td>
    </tr>
  );
}

import { Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback, useState } from "react";
import { type ArrayOfObjectsInputProps, getPublishedId, useClient, useEditState, useFormValue } from "sanity";
import { formatDate, toShopDate } from "../../../app/kernel/time/dates";
import { useStaffQuery } from "../../tools/parts/use-staff-query";
import { apiVersion } from "../parts/api-version";
import { toRecord } from "../rules/read-untyped";
import { findEstimatorOfBook, toDay } from "./find-estimator-of-book";
import { KitchenChanges } from "./kitchen-changes";
import { PriceCell } from "./price-cell";
import { type PriceChange, parsePaste, toTabSeparatedText } from "./price-paste";
import { createPricePatches, createRemoval } from "./price-patches";
import { listDecidingQuestions, listPricedQuestions } from "./price-questions";
import { describePriceRow, listPriceRows, type PriceRow, priceColumns } from "./price-rows";

/** A price book as a table of all answers, with missing prices and the changes that publishing makes. */
export function PriceTable(props: ArrayOfObjectsInputProps) {
  const { value, onChange, readOnly = false } = props;
  const book = toRecord(useFormValue([]));
  const bookId = getPublishedId(String(book._id ?? ""));
  const { published } = useEditState(bookId, "priceBook");
  const client = useClient({ apiVersion });
  const name = String(book.name ?? "");
  const validFrom = toDay(book.validFrom);
  const read = useCallback(
    () => findEstimatorOfBook(client, { id: bookId, name, validFrom }, new Date()),
    [client, bookId, name, validFrom],
  );
  const { answer, problem: loadError } = useStaffQuery(read, bookId);
  const [notice, setNotice] = useState<string | null>(null);

  if (loadError) return props.renderDefault(props);
  if (!answer) return <Spinner muted />;
  const { template, isInUse, isPlanned, rowsInUse } = answer;
  const questions = listPricedQuestions(template);
  if (questions.length === 0) return props.renderDefault(props);
  const rows = listPriceRows(questions, value);
  const change = (changes: readonly PriceChange[]) => onChange(createPricePatches(changes));
  const pasteCells = (text: string, rowIndex: number, column: number) => {
    const pasted = parsePaste(text, rows, { rowIndex, column });
    if (pasted.isRead) change(pasted.changes);
    const count = pasted.isRead ? pasted.changes.length : 0;
    setNotice(pasted.isRead ? `${count} ${count === 1 ? "amount" : "amounts"} pasted.` : pasted.reason);
  };
  const copy = () => {
    navigator.clipboard.writeText(toTabSeparatedText(rows)).then(
      () => setNotice("Copied: paste the table into a spreadsheet, then paste its cells back here."),
      () => setNotice("Your browser blocked copying. Allow clipboard access, then try again."),
    );
  };

  return (
    <Stack space={4} data-testid="price-table">
      {isInUse ? null : <OtherBookNotice template={template} isPlanned={isPlanned} validFrom={validFrom} />}
      <KitchenChanges
        questions={questions}
        deciding={listDecidingQuestions(template)}
        rows={value}
        rowsInUse={isInUse ? published?.rows : rowsInUse}
      />
      <Flex gap={3} align="center" wrap="wrap">
        <Button text="Copy table" mode="ghost" fontSize={1} onClick={copy} />
        <Text size={1} muted role="status">
          {notice ?? "You can paste cells from a spreadsheet into any cell."}
        </Text>
      </Flex>
      <Card border radius={2} padding={2} overflow="auto">
        <Table
          rows={rows}
          readOnly={readOnly}
          onChange={change}
          onPaste={pasteCells}
          onRemove={(key) => onChange(createRemoval(key))}
        />
      </Card>
      <PriceSummary rows={rows} />
    </Stack>
  );
}

type OtherBookNoticeProps = {
  readonly template: unknown;
  readonly isPlanned: boolean;
  readonly validFrom: string | undefined;
};

/** Says when the estimator uses a book that it does not use today. */
function OtherBookNotice({ template, isPlanned, validFrom }: OtherBookNoticeProps) {
  const { title } = toRecord(template);
  const name = typeof title === "string" && title ? title : "the estimator";
  return (
    <Text size={1} data-testid="other-book">
      {describeUse(isPlanned, validFrom)} They are compared with the prices that “{name}” uses today.
    </Text>
  );
}

function describeUse(isPlanned: boolean, validFrom: string | undefined): string {
  if (!isPlanned)
    return "No estimator uses these prices. Enter under “Valid from” the day on which they start.";
  if (!validFrom) return "A price book with a newer date has replaced these prices.";
  return validFrom > toShopDate(new Date())
    ? `Once published, these prices are used from ${formatDay(validFrom)}.`
    : "These prices are not used today: they are not published yet, or a price book with a newer date has replaced them.";
}

/** Formats a day as 'December 1, 2026'. */
function formatDay(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), "UTC");
}

function PriceSummary({ rows }: { readonly rows: readonly PriceRow[] }) {
  const isWrong = ({ rowError, errors }: PriceRow) => rowError !== null || errors.some((one) => one !== null);
  const invalidCount = rows.filter(isWrong).length;
  return (
    <Text size={1} muted={invalidCount === 0}>
      {invalidCount === 0
        ? `${rows.length} prices, none missing.`
        : `${invalidCount} of ${rows.length} lines need fixing.`}
    </Text>
  );
}

type TableProps = {
  readonly rows: readonly PriceRow[];
  readonly readOnly: boolean;
  readonly onChange: (changes: readonly PriceChange[]) => void;
  readonly onPaste: (text: string, rowIndex: number, column: number) => void;
  readonly onRemove: (key: string) => void;
};

function Table({ rows, readOnly, onChange, onPaste, onRemove }: TableProps) {
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
      {rows.map((row, index) => (
        <tbody key={row.key ?? JSON.stringify([row.field, row.option, row.dependent])}>
          {row.text.question === rows[index - 1]?.text.question ? null : (
            <tr>
              <th colSpan={6} scope="rowgroup" style={{ ...cellStyle, paddingTop: 18 }}>
                <Text size={1} weight="semibold">
                  {row.text.question}
                </Text>
              </th>
            </tr>
          )}
          <tr>
            <th scope="row" style={cellStyle}>
              <Text size={1}>{row.text.answer}</Text>
            </th>
            <td style={cellStyle}>
              <Text size={1} muted>
                {row.text.condition}
              </Text>
            </td>
            {priceColumns.map(({ title }, column) => (
              <td key={title} style={cellStyle}>
                <PriceCell
                  rowIndex={index}
                  column={column}
                  label={`${title}: ${describePriceRow(row)}`}
                  amount={row.amounts[column] ?? null}
                  error={row.errors[column] ?? null}
                  readOnly={readOnly}
                  onAmount={(amount) => onChange([{ row, column, amount }])}
                  onPaste={(text) => onPaste(text, index, column)}
                />
              </td>
            ))}
          </tr>
          <RowErrors row={row} onRemove={readOnly ? undefined : onRemove} />
        </tbody>
      ))}
    </table>
  );
}

const cellStyle = { padding: "3px 6px", fontWeight: "inherit", verticalAlign: "middle" } as const;

type RowErrorsProps = {
  readonly row: PriceRow;
  readonly onRemove?: ((key: string) => void) | undefined;
};

/** Errors of a row as visible text. An unused row has a Remove button. */
function RowErrors({ row, onRemove }: RowErrorsProps) {
  const { key, rowError, errors } = row;
  const rowErrors = [...new Set([rowError, ...errors].filter((one) => one !== null))];
  if (rowErrors.length === 0) return null;
  return (
    <tr>
      <td colSpan={6} style={cellStyle}>
        <Flex gap={3} align="center" justify="flex-end">
          <Text size={1} style={{ color: "#b3261e" }}>
            {rowErrors.join(". ")}.
          </Text>
          {rowError && key && onRemove ? (
            <Button
              text="Remove"
              mode="ghost"
              tone="critical"
              fontSize={1}
              padding={2}
              aria-label={`Remove ${describePriceRow(row)}`}
              onClick={() => onRemove(key)}
            />
          ) : null}
        </Flex>
      </td>
    </tr>
  );
}

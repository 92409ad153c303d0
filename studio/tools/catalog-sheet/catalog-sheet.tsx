import { DownloadIcon, UploadIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { type ReactNode, useRef, useState } from "react";
import { useClient } from "sanity";
import { columnHelp, toExampleSheet } from "../../../app/domains/catalog/spreadsheet/column-help";
import { decodeSheetText } from "../../../app/domains/catalog/spreadsheet/decode-sheet-text";
import { type PlannedRow, planImport } from "../../../app/domains/catalog/spreadsheet/plan-import";
import {
  describeRowOutcome,
  describeWriteResult,
  summarizePlan,
} from "../../../app/domains/catalog/spreadsheet/plan-messages";
import { sheetColumns, sheetContentSchema } from "../../../app/domains/catalog/spreadsheet/sheet-columns";
import {
  maxSheetFileBytes,
  parseSheet,
  sheetTooLongMessage,
  toSheetCsv,
} from "../../../app/domains/catalog/spreadsheet/sheet-csv";
import { toSheetMutations, type WriteMode } from "../../../app/domains/catalog/spreadsheet/sheet-mutations";
import { apiVersion } from "../../schemas/parts/api-version";
import { downloadText } from "./download-text";

/** GROQ: every style, published and drafts, and every published brand. */
const sheetQuery = `{
  "styles": *[_type == "style" && defined(code.current)] | order(orderRank asc, code.current asc),
  "brands": *[_type == "brand" && !(_id in path("drafts.**"))]{_id, name}
}`;

type SheetState =
  | { readonly kind: "nothing" | "busy" }
  | { readonly kind: "problem" | "done"; readonly message: string }
  | { readonly kind: "plan"; readonly file: string; readonly plan: readonly PlannedRow[] };

/** Shows a preview of each row before an import; the import is one commit. */
export function CatalogSheet() {
  const { state, save, saveSample, planFile, write } = useSheet();
  return (
    <Box padding={4} overflow="auto" style={{ height: "100%" }}>
      <Stack space={5} style={{ maxWidth: "60rem" }}>
        <Stack space={3}>
          <Heading as="h1" size={2}>
            The catalog as a spreadsheet
          </Heading>
          <Text size={1} muted>
            Download it, edit it in a spreadsheet program, and upload it as a CSV file. Leave out a column to
            keep its current values; an empty cell clears the value. Nothing is saved until you've seen what
            every line would do.
          </Text>
        </Stack>
        <Flex gap={3} wrap="wrap" align="center">
          <Button icon={DownloadIcon} text="Download the catalog" mode="ghost" onClick={save} />
          <Button text="Download a sample file" mode="ghost" onClick={saveSample} />
          <FileInput onFile={planFile} />
        </Flex>
        <ColumnHelp />
        {state.kind === "busy" ? <Spinner muted /> : null}
        {state.kind === "problem" || state.kind === "done" ? (
          <Card
            tone={state.kind === "done" ? "positive" : "critical"}
            padding={4}
            radius={2}
            border
            role="status"
          >
            <Text size={1}>{state.message}</Text>
          </Card>
        ) : null}
        {state.kind === "plan" ? <ImportPlan {...state} onWrite={write} /> : null}
      </Stack>
    </Box>
  );
}

/**
 * A button that opens the file dialog. The browser's own file input would ignore a changed file that is chosen again.
 */
function FileInput({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={UploadIcon}
        text="Upload a CSV file"
        mode="ghost"
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        hidden
        aria-label="Upload a CSV file"
        type="file"
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

/** Returns state and actions of the spreadsheet. */
function useSheet() {
  const client = useClient({ apiVersion });
  const [state, setState] = useState<SheetState>({ kind: "nothing" });

  const fetchContent = async () => sheetContentSchema.parse(await client.fetch(sheetQuery));
  const runStep = (work: () => Promise<SheetState>) => {
    setState({ kind: "busy" });
    work().then(setState, (error: Error) => setState({ kind: "problem", message: error.message }));
  };
  const save = () =>
    runStep(async () => {
      downloadText("catalog.csv", toSheetCsv(await fetchContent()));
      return { kind: "done", message: "The catalog was downloaded as catalog.csv." };
    });
  const planFile = (file: File) =>
    runStep(async () => {
      if (file.size > maxSheetFileBytes) return { kind: "problem", message: sheetTooLongMessage };
      const sheet = parseSheet(decodeSheetText(new Uint8Array(await file.arrayBuffer())));
      if (!sheet.isRead) return { kind: "problem", message: sheet.reason };
      return { kind: "plan", file: file.name, plan: planImport(sheet.rows, await fetchContent()) };
    });
  const write = (plan: readonly PlannedRow[], mode: WriteMode) =>
    runStep(async () => {
      await client.mutate(toSheetMutations(plan, mode) as Parameters<typeof client.mutate>[0]);
      return { kind: "done", message: describeWriteResult(plan, mode) };
    });
  const saveSample = () => downloadText("catalog-sample.csv", toExampleSheet());
  return { state, save, saveSample, planFile, write };
}

/** Expandable description of the columns. */
function ColumnHelp() {
  return (
    <details>
      <summary style={{ cursor: "pointer", fontSize: "0.8125rem" }}>What each column means</summary>
      <Table head={["Column", "Meaning", "Example"]}>
        {sheetColumns.map((column) => (
          <tr key={column}>
            <th scope="row" style={{ ...cell, whiteSpace: "nowrap" }}>
              {column}
            </th>
            {columnHelp[column].map((text) => (
              <td key={text} style={cell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </details>
  );
}

type TableProps = { readonly head: readonly string[]; readonly children: ReactNode };

function Table({ head, children }: TableProps) {
  return (
    <Card border radius={2} overflow="auto" marginTop={3}>
      <table style={{ width: "100%", borderCollapse: "collapse", fontSize: "0.8125rem" }}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}

type ImportPlanProps = {
  readonly file: string;
  readonly plan: readonly PlannedRow[];
  readonly onWrite: (plan: readonly PlannedRow[], mode: WriteMode) => void;
};

/** Shows the planned changes, errors first, and the buttons that run the import. */
function ImportPlan({ file, plan, onWrite }: ImportPlanProps) {
  const plannedChanges = plan
    .filter(({ kind }) => kind !== "unchanged")
    .sort((one, other) => Number(other.kind === "refused") - Number(one.kind === "refused"));
  const canWrite = plan.some(({ kind }) => kind === "new" || kind === "changed");
  return (
    <Stack space={4}>
      <Text size={2} weight="semibold">
        {file}: {summarizePlan(plan)}
      </Text>
      {plannedChanges.length > 0 ? (
        <Table head={["Line", "Code", "Result"]}>
          {plannedChanges.map((row) => (
            <Card
              as="tr"
              key={row.line}
              tone={row.kind === "refused" ? "critical" : "default"}
              style={{ display: "table-row" }}
            >
              <td style={cell}>{row.line}</td>
              <td style={{ ...cell, whiteSpace: "nowrap" }}>{row.code}</td>
              <td style={cell}>{describeRowOutcome(row)}</td>
            </Card>
          ))}
        </Table>
      ) : null}
      {canWrite ? (
        <Flex gap={3} align="center">
          <Button text="Save as drafts" mode="ghost" onClick={() => onWrite(plan, "drafts")} />
          <Button text="Publish" tone="primary" onClick={() => onWrite(plan, "publish")} />
          {plan.some(({ kind }) => kind === "refused") ? (
            <Text size={1} muted>
              Refused lines are left out.
            </Text>
          ) : null}
        </Flex>
      ) : null}
    </Stack>
  );
}

const cell = { textAlign: "start", padding: "0.5rem 0.75rem", verticalAlign: "top" } as const;

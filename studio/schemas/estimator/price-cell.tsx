import { Text } from "@sanity/ui";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useState } from "react";
import { ok } from "../../../app/kernel/result";
import { parseDollars } from "../parts/typed-number";

type PriceCellProps = {
  readonly rowIndex: number;
  readonly column: number;
  readonly label: string;
  readonly amount: number | null;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onAmount: (amount: number | null) => void;
  readonly onPaste: (text: string) => void;
};

/** Input of one amount. Enter and arrows move up and down. Pasted spreadsheet cells fill the table from here. */
export function PriceCell({
  rowIndex,
  column,
  label,
  amount,
  error,
  readOnly,
  onAmount,
  onPaste,
}: PriceCellProps) {
  const storedText = amount === null ? "" : String(amount);
  const [typed, setTyped] = useState<string | null>(null);
  // A new stored amount, by another editor or by a paste, replaces the typed text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stored amount changes
  useEffect(() => setTyped(null), [storedText]);
  const parsed = typed === null ? ok(amount) : parseDollars(typed);
  const problem = parsed.ok ? error : parsed.failure;

  const saveAmount = () => {
    if (typed === null || !parsed.ok) return;
    setTyped(null);
    if (parsed.value !== amount) onAmount(parsed.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") setTyped(null);
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    saveAmount();
    goTo(event.currentTarget, `${rowIndex + step}:${column}`);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text/plain");
    if (readOnly || !/[\t\n\r]/.test(text.trimEnd())) return;
    event.preventDefault();
    onPaste(text);
  };

  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        title={problem ?? undefined}
        data-cell={`${rowIndex}:${column}`}
        readOnly={readOnly}
        value={typed ?? storedText}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={saveAmount}
        onKeyDown={onKeyDown}
        onPaste={handlePaste}
        style={getCellStyle(problem !== null)}
      />
      {parsed.ok ? null : <NotKept />}
    </>
  );
}

const getCellStyle = (isWrong: boolean) =>
  ({
    boxSizing: "border-box",
    width: "100%",
    minWidth: "4.75rem",
    padding: "6px 8px",
    font: "inherit",
    fontSize: 13,
    fontVariantNumeric: "tabular-nums",
    textAlign: "right",
    color: "inherit",
    background: isWrong ? "var(--card-badge-critical-bg-color, #fde8e6)" : "transparent",
    border: `1px solid ${isWrong ? "#b3261e" : "var(--card-border-color)"}`,
    borderRadius: 2,
  }) as const;

function goTo(from: HTMLInputElement, cell: string): void {
  const next = from.closest("table")?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
  next?.focus();
  next?.select();
}

/** Error below invalid text, which stays visible and is not saved. */
function NotKept() {
  return (
    <Text size={0} role="alert" style={{ color: "#b3261e", marginTop: 6 }}>
      Not saved: enter it as 1250.00
    </Text>
  );
}

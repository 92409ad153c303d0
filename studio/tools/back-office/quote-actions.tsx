import { Box, Button, Flex, TextInput } from "@sanity/ui";
import { useState } from "react";
import { defaultValidDays } from "./quote-draft";
import type { QuoteAction, QuoteRecord } from "./quotes-api";

type QuoteActionsProps = {
  readonly entry: QuoteRecord;
  /** True when the quote is neither ordered nor canceled. */
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onAct: (action: QuoteAction) => void;
  readonly onEdit: () => void;
};

/** Actions of a quote; canceling asks for confirmation. */
export function QuoteActions({ entry, isOpen, busy, onAct, onEdit }: QuoteActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const button = (text: string, action: QuoteAction) => (
    <Button text={text} mode="ghost" disabled={busy} onClick={() => onAct(action)} />
  );
  return (
    <Flex gap={2} wrap="wrap">
      {isOpen ? (
        <>
          <Button
            text={entry.sentAt ? "Send again" : "Send"}
            tone="primary"
            disabled={busy}
            onClick={() => onAct({ action: "send" })}
          />
          <Button text="Edit" mode="ghost" disabled={busy} onClick={onEdit} />
        </>
      ) : null}
      {button("Preview as customer", { action: "preview" })}
      {isOpen ? button("Get a link", { action: "link" }) : null}
      {isOpen ? <Extend busy={busy} onExtend={(days) => onAct({ action: "extend", days })} /> : null}
      {button("Copy", { action: "copy" })}
      {isOpen && !isAsked ? (
        <Button
          text="Cancel quote"
          mode="ghost"
          tone="critical"
          disabled={busy}
          onClick={() => setAsked(true)}
        />
      ) : null}
      {isOpen && isAsked ? (
        <>
          <Button
            text="Yes, cancel this quote"
            tone="critical"
            disabled={busy}
            onClick={() => {
              setAsked(false);
              onAct({ action: "cancel" });
            }}
          />
          <Button text="Keep quote" mode="bleed" onClick={() => setAsked(false)} />
        </>
      ) : null}
    </Flex>
  );
}

type ExtendProps = { readonly busy: boolean; readonly onExtend: (days: number) => void };

/** Extends the quote from its last day, or from today once it has expired. */
function Extend({ busy, onExtend }: ExtendProps) {
  const [days, setDays] = useState(String(defaultValidDays));
  return (
    <Flex gap={1} align="center">
      <Box style={{ width: "4.5rem" }}>
        <TextInput
          aria-label="Days to extend by"
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </Box>
      <Button
        text={`Extend by ${days.trim() || "…"} ${days.trim() === "1" ? "day" : "days"}`}
        mode="ghost"
        disabled={busy || days.trim() === ""}
        onClick={() => onExtend(Number(days))}
      />
    </Flex>
  );
}

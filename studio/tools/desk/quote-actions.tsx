import { Button, Flex } from "@sanity/ui";
import { useState } from "react";
import type { Action, Entry } from "./desk-api";

type QuoteActionsProps = {
  readonly entry: Entry;
  /** Whether it is neither an order nor canceled. */
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onAct: (action: Action) => void;
  readonly onEdit: () => void;
};

/** What can be done with a quote; calling it off asks once more. */
export function QuoteActions({ entry, isOpen, busy, onAct, onEdit }: QuoteActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const button = (text: string, action: Action) => (
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
      {isOpen ? button("Extend by 30 days", { action: "extend", days: 30 }) : null}
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
          <Button text="Keep it" mode="bleed" onClick={() => setAsked(false)} />
        </>
      ) : null}
    </Flex>
  );
}

import { Button, Flex } from "@sanity/ui";
import { useState } from "react";

type ConfirmButtonProps = {
  readonly text: string;
  /** Accessible name that includes the subject of the button. */
  readonly label?: string;
  readonly confirmText: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
};

/** A button that asks for a second click. */
export function ConfirmButton({ text, label = text, confirmText, isBusy, onConfirm }: ConfirmButtonProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button
        text={text}
        aria-label={label}
        mode="ghost"
        tone="critical"
        disabled={isBusy}
        onClick={() => setAsked(true)}
      />
    );
  const confirm = () => {
    setAsked(false);
    onConfirm();
  };
  return (
    <Flex gap={2}>
      <Button text={confirmText} tone="critical" disabled={isBusy} onClick={confirm} />
      <Button text="Not now" mode="bleed" disabled={isBusy} onClick={() => setAsked(false)} />
    </Flex>
  );
}

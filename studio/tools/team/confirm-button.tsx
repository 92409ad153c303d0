import { Button, Flex } from "@sanity/ui";
import { useState } from "react";

type ConfirmButtonProps = {
  readonly text: string;
  /** Names the thing for whoever does not see what stands beside the button. */
  readonly label?: string;
  readonly confirmText: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
};

/** Two presses: the second does it. */
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

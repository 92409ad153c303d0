import { useEffect, useRef } from "react";
import { classNames } from "../class-names";
import { Alert } from "./alert";
import { type Message, messageDurationMs, messageFadeMs } from "./message";

type ToastMessageProps = {
  readonly message: Message;
  readonly onDismiss: () => void;
  readonly onFaded: () => void;
};

/** A toast that may dismiss itself, after an optional fade (MSG-002). */
export function ToastMessage({ message, onDismiss, onFaded }: ToastMessageProps) {
  const dismiss = useRef(onDismiss);
  const faded = useRef(onFaded);
  dismiss.current = onDismiss;
  faded.current = onFaded;
  const { autoDismiss, fadingOut } = message;
  useEffect(() => {
    if (!autoDismiss || fadingOut) return;
    const timer = setTimeout(() => dismiss.current(), messageDurationMs);
    return () => clearTimeout(timer);
  }, [autoDismiss, fadingOut]);
  useEffect(() => {
    if (!fadingOut) return;
    const timer = setTimeout(() => faded.current(), messageFadeMs);
    return () => clearTimeout(timer);
  }, [fadingOut]);
  return (
    <div className={classNames("toast", fadingOut && "toast-fading")}>
      <Alert
        type={message.messageType}
        live={false}
        onRemove={message.messageRemovable ? onDismiss : undefined}
        className="shadow-overlay"
      >
        {message.message}
      </Alert>
    </div>
  );
}

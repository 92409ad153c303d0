import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconName } from "../icon";

export type MessageType = "success" | "error" | "warning" | "info";

const alertStyles = {
  success: { boxClassName: "border-success bg-success-soft", sign: "text-success", icon: "check" },
  error: { boxClassName: "border-danger bg-danger-soft", sign: "text-danger", icon: "warning" },
  warning: { boxClassName: "border-warning bg-warning-soft", sign: "text-warning", icon: "warning" },
  info: { boxClassName: "border-pine bg-pine-soft", sign: "text-pine", icon: "info" },
} as const satisfies Record<MessageType, { boxClassName: string; sign: string; icon: IconName }>;

/** An inline message. Errors interrupt a screen reader; other types wait until it is idle. */
export function Alert({
  type = "info",
  title,
  children,
  onRemove,
  live = true,
  className,
}: {
  readonly type?: MessageType;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Shows a close button (`messageRemovable`, MSG-001). */
  readonly onRemove?: (() => void) | undefined;
  /** False for a message of the first render, which must not be announced. */
  readonly live?: boolean;
  readonly className?: string | undefined;
}) {
  const alertStyle = alertStyles[type];
  return (
    <div
      role={live ? (type === "error" ? "alert" : "status") : undefined}
      className={classNames(
        "flex items-start gap-3.5 border-s-4 py-3.5 ps-4 pe-3 text-ink",
        alertStyle.boxClassName,
        className,
      )}
    >
      <Icon name={alertStyle.icon} className={classNames("mt-0.5", alertStyle.sign)} />
      <div className="flex-1 text-base">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {onRemove ? (
        <button
          type="button"
          onClick={onRemove}
          aria-label="Dismiss message"
          className="target -my-2.5 flex items-center justify-center hover:text-ink-soft"
        >
          <Icon name="close" size="small" />
        </button>
      ) : null}
    </div>
  );
}

import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon";
import { useModal } from "./use-modal";

export type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Actions that stay visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly wide?: boolean;
};

/** A modal dialog in the middle of the page. */
export function Dialog(props: SheetProps) {
  return <Sheet {...props} positionClass="sheet-centre" />;
}

/** The shared body of dialog and drawer: title, close button, scrolling content and actions. */
export function Sheet({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  wide,
  positionClass,
}: SheetProps & { readonly positionClass: string }) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames("sheet", positionClass, wide && "sheet-wide")}
    >
      <div className="flex items-start justify-between gap-4 border-b border-line py-3 ps-6 pe-3">
        <div className="py-2">
          <h2 id={`${id}-title`} className="text-h3">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className="mt-1 text-sm text-ink-soft">
              {description}
            </p>
          ) : null}
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="target flex shrink-0 items-center justify-center hover:text-pine"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain p-6">{children}</div>
      {footer ? <div className="border-t border-line bg-white p-6">{footer}</div> : null}
    </dialog>
  );
}

import { lazy, Suspense, useEffect, useId, useState } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { ActionLink } from "~/content/rich-text/action-link";
import { RichText } from "~/content/rich-text/portable-text";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { useModal } from "~/ui/overlays/use-modal";
import { getAutoCloseMs } from "./popup";
import type { Popup } from "./popup.schema";

const PopupForm = lazy(async () => ({ default: (await import("./popup-form")).PopupForm }));

type PopupWindowProps = {
  readonly popup: Popup;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The layout is a free text in the CMS; an unknown one is a centered card. */
const layoutClassNames: Readonly<Record<string, string>> = {
  centered: "sheet-centre",
  beside: "sheet-centre sheet-wide",
  bottom: "sheet-bottom",
};

/** A popup with its picture, texts, buttons and form. */
export function PopupWindow({ popup, isOpen, onClose }: PopupWindowProps) {
  const { title, description, layout = "centered", image } = popup;
  const id = useId();
  const modal = useModal(isOpen, onClose);
  const hold = useAutoClose(isOpen ? getAutoCloseMs(popup) : undefined, onClose);
  return (
    <dialog
      {...modal}
      onPointerMove={hold}
      onPointerDown={hold}
      onKeyDown={hold}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames("sheet popup", layoutClassNames[layout] ?? layoutClassNames.centered)}
    >
      <div
        {...(hasControls(popup) ? {} : createScrollableProps(`${id}-title`))}
        className={classNames("popup-body", image && layout === "beside" && "sm:grid sm:grid-cols-2")}
      >
        {image ? (
          <Picture
            image={image}
            sizes="(min-width: 40rem) 24rem, 100vw"
            ratio={pictureRatios.popup}
            fill={layout === "beside"}
          />
        ) : null}
        <div className="flex flex-col gap-4 p-6 sm:p-8">
          <h2 id={`${id}-title`} className="pe-10 text-h3">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className="text-ink-soft">
              {description}
            </p>
          ) : null}
          <PopupContent popup={popup} onClose={onClose} />
          {popup.form && isOpen ? (
            <Suspense fallback={null}>
              <PopupForm name={popup.form} onClose={onClose} />
            </Suspense>
          ) : null}
        </div>
      </div>
      <button type="button" onClick={onClose} aria-label="Close" className="popup-close target">
        <Icon name="close" />
      </button>
    </dialog>
  );
}

function hasControls({ actions, form }: Popup): boolean {
  return actions.length > 0 || form !== undefined;
}

/**
 * Creates the props that let a long text take the focus, so that the keyboard can scroll it.
 */
function createScrollableProps(titleId: string) {
  return { role: "group", tabIndex: 0, "aria-labelledby": titleId } as const;
}

function PopupContent({ popup: { content, actions }, onClose }: Omit<PopupWindowProps, "isOpen">) {
  return (
    <>
      {content ? <RichText value={content} className="text-sm text-ink-soft" /> : null}
      {actions.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          {actions.map((action, index) => (
            <ActionLink
              key={`${action.path}-${action.text}`}
              action={action}
              defaultVariant={index === 0 ? "primary" : "text"}
              onClick={onClose}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Closes the popup after a time, unless the visitor interacts with it. */
function useAutoClose(closesAfter: number | undefined, onClose: () => void) {
  const [afterMs, setAfterMs] = useState(closesAfter);
  // Each opening starts the time again.
  useEffect(() => setAfterMs(closesAfter), [closesAfter]);
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(onClose, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, onClose]);
  return () => setAfterMs(undefined);
}

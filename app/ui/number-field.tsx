import { type ComponentProps, useRef } from "react";
import { classNames } from "./class-names";
import { controlLook, FieldFrame, type FieldProps, useField } from "./field";
import { Icon } from "./icon";

type NumberFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "type">;

const stepLook =
  "flex w-12 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-white hover:border-ink hover:bg-paper-deep";

/** A whole number with buttons a thumb can hit; the input is the platform's own spin button. */
export function NumberField({ className, ...props }: NumberFieldProps) {
  const { frame, control, native } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const step = (direction: "stepUp" | "stepDown") => () => {
    input.current?.[direction]();
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <FieldFrame {...frame}>
      <div className="flex gap-1.5">
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Less: ${frame.label}`}
          onClick={step("stepDown")}
          className={stepLook}
        >
          <Icon name="minus" size="small" />
        </button>
        <input
          inputMode="numeric"
          {...native}
          {...control}
          ref={input}
          type="number"
          className={classNames(controlLook, "spin-none max-w-24 text-center tabular-nums", className)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`More: ${frame.label}`}
          onClick={step("stepUp")}
          className={stepLook}
        >
          <Icon name="plus" size="small" />
        </button>
      </div>
    </FieldFrame>
  );
}

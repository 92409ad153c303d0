import { type RefObject, useRef } from "react";
import { CardRadioGroup } from "~/ui/fields/card-radio-group";
import { usePreHydrationChecked } from "~/ui/runtime/use-pre-hydration-input";
import type { PaymentMethod } from "../methods/payment-methods";
import { paymentMessages } from "../payments.messages";
import { PaymentFields } from "../providers/payment-fields";
import type { FormControls, PaymentHandle } from "./payment-handle";

type PaymentMethodChoiceProps = {
  /** Name of the field and id of its element. */
  readonly name?: string;
  /** A visible question; without it the heading above the choice names it. */
  readonly legend?: string;
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string;
  readonly onChoose: (method: string) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly fields: RefObject<PaymentHandle>;
  /** Form actions for payment fields that have their own button. */
  readonly formControls: FormControls;
  readonly onComplete: (field: string) => void;
};

/** The choice of payment methods, with the fields of the chosen one. */
export function PaymentMethodChoice({
  name = "paymentMethod",
  legend,
  methods,
  chosen,
  onChoose,
  errors,
  ...fields
}: PaymentMethodChoiceProps) {
  const container = useRef<HTMLDivElement>(null);
  usePreHydrationChecked(container, (ticked) => {
    const preHydrationChoice = methods.find((method) => ticked.includes(method.name));
    if (preHydrationChoice) onChoose(preHydrationChoice.name);
  });
  if (methods.length === 0) return <p className="text-danger">{paymentMessages.methodNotAvailable}</p>;
  return (
    <div ref={container} id={name} tabIndex={-1}>
      <CardRadioGroup
        name={name}
        legend={legend ?? "Payment method"}
        legendHidden={legend === undefined}
        required
        value={chosen}
        onChange={onChoose}
        error={errors[name]}
        options={methods.map((method) => ({
          value: method.name,
          label: method.title,
          description: method.description,
          sideContent: method.metadata ? <MethodIcon icon={method.metadata} /> : undefined,
          details:
            method.name === chosen ? (
              <ProviderFields method={method} errors={errors} {...fields} />
            ) : undefined,
        }))}
      />
    </div>
  );
}

/** Icon beside the method's title (PAY-001); fixed sizes avoid a layout shift. */
function MethodIcon({ icon }: { readonly icon: NonNullable<PaymentMethod["metadata"]> }) {
  const { methodIcon, iconWidth, iconHeight } = icon;
  if (!methodIcon) return null;
  return (
    <img
      src={methodIcon}
      alt=""
      width={iconWidth ?? 40}
      height={iconHeight ?? 24}
      className="h-auto max-w-24 shrink-0"
    />
  );
}

type ProviderFieldsProps = Pick<
  PaymentMethodChoiceProps,
  "errors" | "fields" | "formControls" | "onComplete"
> & {
  readonly method: PaymentMethod;
};

function ProviderFields({ method, errors, fields, formControls, onComplete }: ProviderFieldsProps) {
  return (
    <PaymentFields
      method={method}
      handle={fields}
      form={formControls}
      errors={errors}
      onComplete={onComplete}
      fallback={<p className="text-sm text-danger">{paymentMessages.methodNotAvailable}</p>}
    />
  );
}

import { type ChangeEvent, useEffect, useImperativeHandle, useRef, useState } from "react";
import { toShopDate } from "~/kernel/dates";
import { err, ok } from "~/kernel/result";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { PaymentFieldsProps } from "../payment-view";
import { type Accept, loadAccept, wrapCard } from "./accept-js";
import { authorizenetMessages } from "./authorizenet.messages";
import {
  type CardField,
  cardErrors,
  cardFieldError,
  digitsOf,
  emptyCard,
  expiryMonths,
  expiryYears,
  longestCode,
  longestNumber,
  type TypedCard,
} from "./card-rules";

/** The provider's script while this field group stands on the page. */
function useAccept(acceptJsUrl: string) {
  const accept = useRef<Promise<Accept | null>>();
  useEffect(() => {
    accept.current = loadAccept(acceptJsUrl);
  }, [acceptJsUrl]);
  return () => accept.current?.then((script) => script ?? loadAccept(acceptJsUrl)) ?? loadAccept(acceptJsUrl);
}

/**
 * The card fields of Authorize.Net. They are fields of this page, so nothing submits them: without a name
 * they are in no form data, they are kept nowhere, and only the provider's script reads them, for a token.
 */
export function AuthorizenetCard({ config, handle, errors, onComplete }: PaymentFieldsProps<"authorizenet">) {
  const [card, setCard] = useState<TypedCard>(emptyCard);
  const [currentYear] = useState(() => Number(toShopDate(new Date()).slice(0, 4)));
  const accept = useAccept(config.acceptJsUrl);

  useImperativeHandle(handle, () => ({
    complaints: async () => {
      if (!(await accept())) return [{ field: "cardNumber", message: authorizenetMessages.notReady }];
      return cardErrors(card, currentYear);
    },
    prepare: async () => {
      const script = await accept();
      if (!script) return err(authorizenetMessages.notReady);
      const wrapped = await wrapCard(script, config, card);
      return wrapped.ok ? ok({ cardToken: wrapped.value }) : wrapped;
    },
    // Placing the order charged the token.
    pay: async () => null,
  }));

  const fieldOf: FieldOf = (name) => ({
    id: name,
    name,
    unsent: true,
    required: true,
    error: errors[name],
    value: card[name],
  });
  const change = (name: CardField, value: string) => {
    setCard((before) => ({ ...before, [name]: value }));
    if (!cardFieldError(name, value, currentYear)) onComplete(name);
  };
  const typed = (name: "cardNumber" | "cardCode", most: number) => ({
    ...fieldOf(name),
    maxLength: most,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change(name, digitsOf(event.currentTarget.value, most)),
  });
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:grid-cols-3">
      <div className="col-span-full">
        <TextField
          {...typed("cardNumber", longestNumber)}
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
        />
      </div>
      <Expiry fieldOf={fieldOf} currentYear={currentYear} onChange={change} />
      <TextField {...typed("cardCode", longestCode)} label="CVV" inputMode="numeric" autoComplete="cc-csc" />
    </div>
  );
}

type FieldOf = (name: CardField) => {
  readonly id: string;
  readonly name: string;
  readonly unsent: true;
  readonly required: true;
  readonly error: string | undefined;
  readonly value: string;
};

type ExpiryProps = {
  readonly fieldOf: FieldOf;
  readonly currentYear: number;
  readonly onChange: (name: CardField, value: string) => void;
};

function Expiry({ fieldOf, currentYear, onChange }: ExpiryProps) {
  return (
    <>
      <SelectField
        {...fieldOf("expMonth")}
        label="Expiry month"
        autoComplete="cc-exp-month"
        placeholder="Month"
        options={expiryMonths.map((month) => ({ value: month, label: month }))}
        onChange={(event) => onChange("expMonth", event.currentTarget.value)}
      />
      <SelectField
        {...fieldOf("expYear")}
        label="Expiry year"
        autoComplete="cc-exp-year"
        placeholder="Year"
        options={expiryYears(currentYear).map((year) => ({ value: year, label: year }))}
        onChange={(event) => onChange("expYear", event.currentTarget.value)}
      />
    </>
  );
}

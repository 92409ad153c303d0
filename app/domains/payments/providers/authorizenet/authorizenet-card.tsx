import { type ChangeEvent, useEffect, useImperativeHandle, useRef, useState } from "react";
import { err, ok } from "~/kernel/result";
import { toShopDate } from "~/kernel/time/dates";
import { SelectField } from "~/ui/fields/select-field";
import { TextField } from "~/ui/fields/text-field";
import type { PaymentFieldsProps } from "../payment-view";
import { type Accept, loadAcceptJs, tokenizeCard } from "./accept-js";
import { authorizenetMessages } from "./authorizenet.messages";
import {
  type CardFieldName,
  type CardInput,
  emptyCard,
  expiryMonths,
  keepDigits,
  listExpiryYears,
  maxCardCodeLength,
  maxCardNumberLength,
  validateCard,
  validateCardField,
} from "./card-rules";

/** Loads the provider's script while these fields are mounted. */
function useAcceptJs(acceptJsUrl: string) {
  const accept = useRef<Promise<Accept | null>>();
  useEffect(() => {
    accept.current = loadAcceptJs(acceptJsUrl);
  }, [acceptJsUrl]);
  return () =>
    accept.current?.then((script) => script ?? loadAcceptJs(acceptJsUrl)) ?? loadAcceptJs(acceptJsUrl);
}

/**
 * The card fields of Authorize.Net. They have no names, so no form submits them and nothing stores them; only
 * the provider's script reads them to make a token.
 */
export function AuthorizenetCard({ config, handle, errors, onComplete }: PaymentFieldsProps<"authorizenet">) {
  const [card, setCard] = useState<CardInput>(emptyCard);
  const [currentYear] = useState(() => Number(toShopDate(new Date()).slice(0, 4)));
  const accept = useAcceptJs(config.acceptJsUrl);

  useImperativeHandle(handle, () => ({
    validate: async () => {
      if (!(await accept())) return [{ field: "cardNumber", message: authorizenetMessages.notReady }];
      return validateCard(card, currentYear);
    },
    prepare: async () => {
      const script = await accept();
      if (!script) return err(authorizenetMessages.notReady);
      const wrapped = await tokenizeCard(script, config, card);
      return wrapped.ok ? ok({ cardToken: wrapped.value }) : wrapped;
    },
    // Placing the order has charged the token already.
    pay: async () => null,
  }));

  const getFieldProps: FieldOf = (name) => ({
    id: name,
    name,
    isUnsent: true,
    required: true,
    error: errors[name],
    value: card[name],
  });
  const change = (name: CardFieldName, value: string) => {
    setCard((previous) => ({ ...previous, [name]: value }));
    if (!validateCardField(name, value, currentYear)) onComplete(name);
  };
  const createInputProps = (name: "cardNumber" | "cardCode", maxLength: number) => ({
    ...getFieldProps(name),
    maxLength: maxLength,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change(name, keepDigits(event.currentTarget.value, maxLength)),
  });
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:grid-cols-3">
      <div className="col-span-full">
        <TextField
          {...createInputProps("cardNumber", maxCardNumberLength)}
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
        />
      </div>
      <Expiry getFieldProps={getFieldProps} currentYear={currentYear} onChange={change} />
      <TextField
        {...createInputProps("cardCode", maxCardCodeLength)}
        label="CVV"
        inputMode="numeric"
        autoComplete="cc-csc"
      />
    </div>
  );
}

type FieldOf = (name: CardFieldName) => {
  readonly id: string;
  readonly name: string;
  readonly isUnsent: true;
  readonly required: true;
  readonly error: string | undefined;
  readonly value: string;
};

type ExpiryProps = {
  readonly getFieldProps: FieldOf;
  readonly currentYear: number;
  readonly onChange: (name: CardFieldName, value: string) => void;
};

function Expiry({ getFieldProps, currentYear, onChange }: ExpiryProps) {
  return (
    <>
      <SelectField
        {...getFieldProps("expMonth")}
        label="Expiry month"
        autoComplete="cc-exp-month"
        placeholder="Month"
        options={expiryMonths.map((month) => ({ value: month, label: month }))}
        onChange={(event) => onChange("expMonth", event.currentTarget.value)}
      />
      <SelectField
        {...getFieldProps("expYear")}
        label="Expiry year"
        autoComplete="cc-exp-year"
        placeholder="Year"
        options={listExpiryYears(currentYear).map((year) => ({ value: year, label: year }))}
        onChange={(event) => onChange("expYear", event.currentTarget.value)}
      />
    </>
  );
}

import type { FieldAsWritten } from "~/domains/forms/address-fields";
import { AddressForm } from "./address-form";
import { AddressProblem } from "./address-problem";
import type { AddressValues } from "./address-values";

export type NewAddressProps = {
  readonly start: AddressValues;
  readonly openFields: readonly FieldAsWritten[];
  /** What the server answered to the form. */
  readonly answered:
    | {
        readonly code: string;
        readonly values: AddressValues;
        readonly errors: Readonly<Record<string, string>>;
      }
    | undefined;
};

/** What adds an address, under both of its links (ruling A02). */
export function NewAddress({ start, openFields, answered }: NewAddressProps) {
  return (
    <>
      <AddressProblem code={answered?.code} />
      <AddressForm
        key={JSON.stringify(answered?.errors)}
        start={answered?.values ?? start}
        openFields={openFields}
        defaults={{ isDefaultShipping: false, isDefaultBilling: false }}
        errors={answered?.errors}
        isSaved={false}
      />
    </>
  );
}

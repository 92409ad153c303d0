import { AddressForm } from "./address-form";
import { AddressProblem } from "./address-problem";
import type { AddressValues } from "./address-values";

export type NewAddressProps = {
  readonly start: AddressValues;
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
export function NewAddress({ start, answered }: NewAddressProps) {
  return (
    <>
      <AddressProblem code={answered?.code} />
      <AddressForm
        key={JSON.stringify(answered?.errors)}
        start={answered?.values ?? start}
        defaults={{ isDefaultShipping: false, isDefaultBilling: false }}
        errors={answered?.errors}
        isSaved={false}
      />
    </>
  );
}

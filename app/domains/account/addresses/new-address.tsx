import type { SubmissionResult } from "@conform-to/dom";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";
import { AddressForm } from "./address-form";
import type { AddressValues } from "./address-values";

export type NewAddressProps = {
  readonly start: AddressValues;
  readonly openFields: readonly PunctuationField[];
  readonly lastResult: SubmissionResult | undefined;
};

/** The form that adds an address, at both of its URLs (ACCT-007). */
export function NewAddress(props: NewAddressProps) {
  return (
    <AddressForm
      {...props}
      defaults={{ isDefaultShipping: false, isDefaultBilling: false }}
      isSaved={false}
    />
  );
}

import type { SubmissionResult } from "@conform-to/dom";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";
import { AddressForm } from "./address-form";
import type { AddressValues } from "./address-values";

export type NewAddressProps = {
  readonly start: AddressValues;
  readonly openFields: readonly PunctuationField[];
  /** The server's reply to the last post. */
  readonly lastResult: SubmissionResult | undefined;
};

/** What adds an address, under both of its links (ACCT-007). */
export function NewAddress(props: NewAddressProps) {
  return (
    <AddressForm
      {...props}
      defaults={{ isDefaultShipping: false, isDefaultBilling: false }}
      isSaved={false}
    />
  );
}

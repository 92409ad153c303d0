import type { SubmissionResult } from "@conform-to/dom";
import { Form, useNavigation } from "@remix-run/react";
import { useMemo, useState } from "react";
import { FormGroupFields } from "~/domains/forms/fields/form-group-fields";
import { createAddressField } from "~/domains/forms/template/create-address-field";
import { createFormField } from "~/domains/forms/template/create-form-field";
import type { FormGroup } from "~/domains/forms/template/form-template";
import type { PunctuationField } from "~/domains/forms/validation/address-rules";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { CheckboxField } from "~/ui/fields/checkbox-field";
import { ErrorSummary } from "~/ui/fields/error-summary";
import {
  type AddressDefaults,
  type AddressValues,
  addressFormFields,
  createAddressRules,
  type postedAddressFields,
} from "./address-values";

const addressGroup: FormGroup = {
  name: "address",
  title: undefined,
  description: undefined,
  fields: [
    createAddressField("first_name"),
    createAddressField("last_name"),
    createFormField({ name: "company", type: "text", label: "Company", autocomplete: "organization" }),
    ...(["email", "phone", "address_1", "address_2", "country", "state", "city", "zip"] as const).map(
      (field) => createAddressField(field),
    ),
  ],
};

/** Applies the checkout's punctuation settings, so that a field that accepts punctuation shows no hint against it. */
function allowPunctuation(openFields: readonly string[]): FormGroup {
  const fields = addressGroup.fields.map((field) => ({
    ...field,
    allowPunctuation: openFields.includes(field.name),
  }));
  return { ...addressGroup, fields };
}

type AddressFormProps = {
  readonly start: AddressValues;
  readonly defaults: AddressDefaults;
  /** The fields for which the checkout's template allows punctuation. */
  readonly openFields: readonly PunctuationField[];
  readonly lastResult: SubmissionResult | undefined;
  /** Whether the address is already saved. Without script it can be deleted here. */
  readonly isSaved: boolean;
};

const formId = "address";

/** Adds or edits an address by the checkout's rules; the server checks them again. */
export function AddressForm({ start, defaults, openFields, lastResult, isSaved }: AddressFormProps) {
  const rules = useMemo(() => createAddressRules(openFields), [openFields]);
  const { formProps, formError, fields, errors, summaryErrors, attempt } = useValidatedForm<
    (typeof postedAddressFields)[number]
  >({ id: formId, rules, lastResult, defaultValue: { ...start, ...toCheckboxValues(defaults) } });
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => ({
    ...start,
    ...getRejectedValues(lastResult),
  }));
  const group = allowPunctuation(openFields);
  return (
    <Form {...formProps} method="post" className="flex max-w-3xl flex-col gap-8">
      {formError ? <Alert type="error">{formError}</Alert> : null}
      <ErrorSummary
        title={fieldMessages.formInvalid}
        attempt={attempt}
        errors={group.fields.flatMap(({ name, label }) => {
          const message = summaryErrors[name];
          return message ? [{ fieldId: `${formId}-${name}`, label, message }] : [];
        })}
      />
      <FormGroupFields
        group={group}
        idPrefix={`${formId}-`}
        values={values}
        errors={errors}
        onChange={(name, value) => setValues((previous) => applyChange(previous, name, value))}
      />
      <div className="flex flex-col gap-3">
        <CheckboxField
          name="isDefaultShipping"
          label="Use as my default shipping address"
          defaultChecked={fields.isDefaultShipping.initialValue === "on"}
        />
        <CheckboxField
          name="isDefaultBilling"
          label="Use as my default billing address"
          defaultChecked={fields.isDefaultBilling.initialValue === "on"}
        />
      </div>
      <AddressActions isSaved={isSaved} />
    </Form>
  );
}

function AddressActions({ isSaved }: Pick<AddressFormProps, "isSaved">) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-7">
      <Button type="submit" size="large" busy={isSending} className="w-full sm:w-auto">
        Save address
      </Button>
      <ButtonLink to={paths.account.addresses} variant="text">
        Cancel
      </ButtonLink>
      {isSaved ? (
        <noscript>
          <button
            type="submit"
            name="intent"
            value="delete"
            className="min-h-11 text-sm text-danger underline"
          >
            Delete this address
          </button>
        </noscript>
      ) : null}
    </div>
  );
}

function toCheckboxValues({ isDefaultShipping, isDefaultBilling }: AddressDefaults) {
  return {
    isDefaultShipping: isDefaultShipping ? "on" : "",
    isDefaultBilling: isDefaultBilling ? "on" : "",
  };
}

/** Returns the values of a form that the server rejected. Fields without a value are empty. */
function getRejectedValues(lastResult: SubmissionResult | undefined): Readonly<Record<string, string>> {
  const typed = lastResult?.initialValue;
  if (!typed) return {};
  return Object.fromEntries(
    addressFormFields.map((name) => {
      const text = typed[name];
      return [name, typeof text === "string" ? text : ""];
    }),
  );
}

/** Clears the state when the country changes. */
function applyChange(previous: Readonly<Record<string, string>>, name: string, value: string) {
  const isMove = name === "country" && value !== previous.country;
  return { ...previous, ...(isMove ? { state: "" } : {}), [name]: value };
}

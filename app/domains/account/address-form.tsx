import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { FieldAsWritten } from "~/domains/forms/address-fields";
import { fieldMessages } from "~/domains/forms/field.messages";
import { FormGroupFields } from "~/domains/forms/form-fields";
import type { FormGroup } from "~/domains/forms/form-template";
import { plainAddressField } from "~/domains/forms/plain-address-field";
import { plainField } from "~/domains/forms/plain-field";
import { useComplaints } from "~/domains/forms/use-complaints";
import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import {
  type AddressDefaults,
  type AddressValues,
  addressComplaint,
  addressComplaints,
  addressFormFields,
} from "./address-values";

const addressGroup: FormGroup = {
  name: "address",
  title: undefined,
  description: undefined,
  fields: [
    plainAddressField("first_name"),
    plainAddressField("last_name"),
    plainField({ name: "company", type: "text", label: "Company", autocomplete: "organization" }),
    ...(["email", "phone", "address_1", "address_2", "country", "state", "city", "zip"] as const).map(
      (field) => plainAddressField(field),
    ),
  ],
};

/** The fields as the checkout's template has them: an open one gets no hint to leave characters out. */
function withOpenFields(openFields: readonly string[]): FormGroup {
  const fields = addressGroup.fields.map((field) => ({
    ...field,
    allowPunctuation: openFields.includes(field.name),
  }));
  return { ...addressGroup, fields };
}

type AddressFormProps = {
  readonly start: AddressValues;
  readonly defaults: AddressDefaults;
  /** The fields that the checkout's template opens for text as people write it. */
  readonly openFields: readonly FieldAsWritten[];
  /** What the server found wrong, by field. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** The address is there already: without script it is deleted here. */
  readonly isSaved: boolean;
};

/** Adds or edits an address, by the checkout's rules (ruling C04); the server checks them again. */
export function AddressForm({ start, defaults, openFields, errors: refused, isSaved }: AddressFormProps) {
  const { values, errors, isTold, attempt, set, check, submit } = useAddress(start, openFields, refused);
  const isSending = useNavigation().formMethod === "POST";
  const group = withOpenFields(openFields);
  return (
    <Form method="post" noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-8">
      <ErrorSummary
        title={fieldMessages.formInvalid}
        attempt={attempt}
        errors={group.fields.flatMap(({ name, label }) => {
          const message = isTold ? errors[name] : undefined;
          return message ? [{ fieldId: name, label, message }] : [];
        })}
      />
      <FormGroupFields group={group} values={values} errors={errors} onChange={set} onBlur={check} />
      <div className="flex flex-col gap-3">
        <CheckboxField
          name="isDefaultShipping"
          label="Ship here unless I say otherwise"
          defaultChecked={defaults.isDefaultShipping}
        />
        <CheckboxField
          name="isDefaultBilling"
          label="Bill here unless I say otherwise"
          defaultChecked={defaults.isDefaultBilling}
        />
      </div>
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
    </Form>
  );
}

/** The form's values and complaints: a field complains when it is left, and stops as soon as it is right. */
function useAddress(
  start: AddressValues,
  openFields: readonly FieldAsWritten[],
  refused: Readonly<Record<string, string>> = {},
) {
  const [values, setValues] = useState<AddressValues>(start);
  const { errors, isTold, attempt, add, forget, complain } = useComplaints(refused);
  return {
    values,
    errors,
    isTold,
    attempt,
    set: (name: string, value: string) => {
      setValues((before) => changed(before, name, value));
      forget(name);
    },
    check: (name: string) => {
      const field = addressFormFields.find((known) => known === name);
      const context = { country: values.country, openFields };
      const message = field && values[field] !== "" ? addressComplaint(field, values[field], context) : null;
      if (message) add(name, message);
    },
    submit: (event: FormEvent) => {
      const found = addressComplaints(values, openFields);
      complain(found);
      if (Object.keys(found).length > 0) event.preventDefault();
    },
  };
}

/** Another country forgets the state. */
function changed(before: AddressValues, name: string, value: string): AddressValues {
  const isMove = name === "country" && value !== before.country;
  return { ...before, ...(isMove ? { state: "" } : {}), [name]: value };
}

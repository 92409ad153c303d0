import type { SubmissionResult } from "@conform-to/dom";
import { Form, useNavigation } from "@remix-run/react";
import { getTextFieldProps } from "~/domains/forms/validation/text-field-props";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields/text-field";
import { validateOrderLookup } from "./order-lookup-rules";
import type { LookupValues } from "./split-payment-data";

type LookupFormProps = { readonly lastResult: SubmissionResult | null };

/** Finds an order by number and email, both in the query string (SPLT-003). Works without JavaScript. */
export function OrderLookupForm({ lastResult }: LookupFormProps) {
  const { formProps, fields } = useValidatedForm<keyof LookupValues>({
    id: "lookup",
    rules: validateOrderLookup,
    lastResult,
  });
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form
      {...formProps}
      method="get"
      action={paths.splitPayment}
      reloadDocument
      className="flex max-w-md flex-col gap-5"
    >
      <TextField
        {...getTextFieldProps(fields.orderId)}
        label="Order ID"
        required
        autoComplete="off"
        help="It's in your confirmation email."
      />
      <TextField
        {...getTextFieldProps(fields.email)}
        type="email"
        label="Email"
        required
        autoComplete="email"
        help="The one you used to place the order."
      />
      <Button type="submit" size="large" busy={isBusy}>
        Fetch Order
      </Button>
    </Form>
  );
}

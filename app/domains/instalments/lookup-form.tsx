import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import { lookupComplaints } from "./lookup-rules";
import type { LookupValues } from "./split-data";

type LookupFormProps = {
  readonly values: LookupValues;
  readonly errors: Readonly<Record<string, string>>;
};

/** Finds an order by its number and e-mail: both go into the address (SPLT-003). Works without script. */
export function LookupForm({ values, errors: found }: LookupFormProps) {
  const [errors, setErrors] = useState(found);
  const isBusy = useNavigation().state !== "idle";
  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "");
    const complaints = lookupComplaints({ orderId: text("orderId"), email: text("email") });
    setErrors(complaints);
    if (Object.keys(complaints).length === 0) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${Object.keys(complaints)[0]}"]`)?.focus();
  };
  return (
    <Form
      method="get"
      action={paths.splitPayment}
      reloadDocument
      noValidate
      onSubmit={check}
      className="flex max-w-md flex-col gap-5"
    >
      <TextField
        name="orderId"
        label="Order ID"
        required
        autoComplete="off"
        defaultValue={values.orderId}
        help="It stands in your confirmation."
        error={errors.orderId}
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        required
        autoComplete="email"
        defaultValue={values.email}
        help="The one the order was placed with."
        error={errors.email}
      />
      <Button type="submit" size="large" busy={isBusy}>
        Fetch Order
      </Button>
    </Form>
  );
}

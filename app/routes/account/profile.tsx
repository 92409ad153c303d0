import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { ownPageMeta } from "~/blocks/page-meta";
import { changeProfile } from "~/domains/account/change-profile.server";
import { profileFields } from "~/domains/account/profile";
import { keyboardFor } from "~/domains/forms/field-keyboard";
import { openAccountPage, readAccountPost } from "~/edge/requests/account-page.server";
import { paths } from "~/kernel/paths";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/text-field";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  ownPageMeta({ page: found?.page ?? null, title: "Your profile" });

/** GET /my-account/profile */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await openAccountPage(args, paths.account.profile);
  return {
    page,
    email: customer.email,
    values: { first_name: customer.firstName, last_name: customer.lastName, phone: customer.phoneNumber },
    isSaved: new URL(args.request.url).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { customer, field } = await readAccountPost(args);
  const values = {
    first_name: field("first_name").trim(),
    last_name: field("last_name").trim(),
    phone: field("phone").trim(),
  };
  const changed = await changeProfile(args.context.services, customer.id, values);
  if (changed.ok) return redirect(`${paths.account.profile}?saved`, 303);
  return data({ values, errors: changed.failure.errors }, { status: 422 });
}

const labels = { first_name: "First name", last_name: "Last name", phone: "Phone" } as const;

export default function ProfilePage() {
  const { page, email, values, isSaved } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === "POST";
  const errors = answered?.errors ?? {};
  return (
    <AccountPage page={page} title="Your profile" lead={`You sign in with ${email}.`}>
      <Form method="post" noValidate className="flex max-w-xl flex-col gap-6">
        {isSaved && !answered ? <Alert type="success">Your profile is saved.</Alert> : null}
        <ErrorSummary
          errors={profileFields.flatMap((name) => {
            const message = errors[name];
            return message ? [{ fieldId: name, label: labels[name], message }] : [];
          })}
        />
        {profileFields.map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={labels[name]}
            defaultValue={(answered?.values ?? values)[name]}
            error={errors[name]}
            required={name !== "phone"}
            {...keyboardFor(name)}
          />
        ))}
        <Button type="submit" size="large" busy={isSending} className="sm:self-start">
          Save profile
        </Button>
      </Form>
    </AccountPage>
  );
}

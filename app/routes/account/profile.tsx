import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownPageMeta } from "~/blocks/page-meta";
import { changeProfile } from "~/domains/account/change-profile.server";
import { ProfileForm } from "~/domains/account/profile-form";
import { openAddressFields } from "~/domains/forms/open-fields.server";
import { openAccountPage, readAccountPost } from "~/edge/requests/account-page.server";
import { paths } from "~/kernel/paths";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  ownPageMeta({ page: found?.page ?? null, title: "Your profile" });

/** GET /my-account/profile */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await openAccountPage(args, paths.account.profile);
  return {
    page,
    email: customer.email,
    openFields: await openAddressFields(args.context.services.content),
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

export default function ProfilePage() {
  const { page, email, values, openFields, isSaved } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <AccountPage page={page} title="Your profile" lead={`You sign in with ${email}.`}>
      <ProfileForm
        values={answered?.values ?? values}
        errors={answered?.errors ?? {}}
        openFields={openFields}
        isSaved={isSaved && !answered}
      />
    </AccountPage>
  );
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { changeProfile } from "~/domains/account/profile/change-profile.server";
import { createProfileRules, profileFields } from "~/domains/account/profile/profile";
import { ProfileForm } from "~/domains/account/profile/profile-form";
import { findFieldsWithPunctuation } from "~/domains/forms/validation/find-fields-with-punctuation.server";
import { parseForm, toErrorLists } from "~/domains/forms/validation/parse-form";
import { loadAccountPage, readAccountPost } from "~/edge/requests/account-page.server";
import { pickFields } from "~/edge/requests/forms/read-fields.server";
import { paths } from "~/kernel/paths";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Your profile" });

/** GET /my-account/profile */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await loadAccountPage(args, paths.account.profile);
  return {
    page,
    email: customer.email,
    openFields: await findFieldsWithPunctuation(args.context.services.content),
    values: { first_name: customer.firstName, last_name: customer.lastName, phone: customer.phoneNumber },
    isSaved: new URL(args.request.url).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { services } = args.context;
  const { customer, field } = await readAccountPost(args);
  const rules = createProfileRules(await findFieldsWithPunctuation(services.content));
  const submission = parseForm(pickFields(field, profileFields), rules);
  if (submission.status !== "success") return data(submission.reply(), { status: 422 });
  const result = await changeProfile(services, customer.id, submission.value);
  if (result.ok) return redirect(`${paths.account.profile}?saved`, 303);
  const fieldErrors = toErrorLists(result.failure.errors);
  return data(submission.reply({ fieldErrors }), { status: 422 });
}

export default function ProfilePage() {
  const { page, email, values, openFields, isSaved } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPage page={page} title="Your profile" introduction={`You sign in with ${email}.`}>
      <ProfileForm
        values={values}
        lastResult={lastResult}
        openFields={openFields}
        isSaved={isSaved && !lastResult}
      />
    </AccountPage>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { deleteAccount } from "~/domains/account/profile/delete-account.server";
import { DeleteAccountForm } from "~/domains/account/profile/delete-account-form";
import { createDeleteAccountRules } from "~/domains/account/profile/delete-account-rules";
import { parseForm } from "~/domains/forms/validation/parse-form";
import { signOut } from "~/edge/guards/enter-account.server";
import { loadAccountPage, readAccountPost } from "~/edge/requests/account-page.server";
import { pickFields } from "~/edge/requests/forms/read-fields.server";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Your data" });

/** GET /my-account/data: the data export and the deletion of the account. */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, page } = await loadAccountPage(args, paths.account.data);
  return { page, email: customer.email };
}

/** Deletes the account after its email address was typed as confirmation. */
export async function action(args: ActionFunctionArgs) {
  const { customer, field } = await readAccountPost(args);
  const submission = parseForm(pickFields(field, ["email"]), createDeleteAccountRules(customer.email));
  if (submission.status !== "success") return data(submission.reply(), { status: 422 });
  await deleteAccount(args.context.services, customer);
  return signOut(args, paths.home);
}

export default function AccountDataPage() {
  const { page, email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPage page={page} title="Your data">
      <div className="grid max-w-4xl gap-x-16 gap-y-12 md:grid-cols-2">
        <section aria-labelledby="export-title" className="flex flex-col items-start gap-4">
          <h2 id="export-title" className="font-display text-h3">
            Get a copy
          </h2>
          <p className="text-ink-soft">
            Your profile, addresses, orders, quotes, saved estimates, messages to us, newsletter subscription
            and sign-ins, in one file.
          </p>
          <ButtonLink to={paths.account.export} variant="secondary" icon="download" reloadDocument>
            Download my data
          </ButtonLink>
        </section>
        <section aria-labelledby="delete-title" className="flex flex-col gap-4">
          <h2 id="delete-title" className="font-display text-h3">
            Delete your account
          </h2>
          <p className="text-ink-soft">
            Your name, addresses, sign-ins and saved estimates are erased right away and can't be recovered.
            We keep orders and quotes on our books, as tax law requires.
          </p>
          <p className="text-ink-soft">
            Messages you sent us with a form stay with the people who answer them, and the newsletter
            continues until you unsubscribe with the link in it.{" "}
            <a href={paths.contact} className="underline">
              Write to us
            </a>{" "}
            to have messages erased as well.
          </p>
          <DeleteAccountForm email={email} lastResult={lastResult} />
        </section>
      </div>
    </AccountPage>
  );
}

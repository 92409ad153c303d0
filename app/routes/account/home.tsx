import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPageAround } from "~/blocks/load-page.server";
import { PageAround } from "~/blocks/page-around";
import { ownPageMeta } from "~/blocks/page-meta";
import { AccountFrame } from "~/domains/account/account-frame";
import { requireSignedIn } from "~/edge/guards/signed-in.server";
import { paths } from "~/kernel/paths";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  ownPageMeta({ page: data?.page ?? null, title: "Your account" });

/** GET /my-account: where a customer's things are (ruling C03). */
export async function loader(args: LoaderFunctionArgs) {
  const { customer } = await requireSignedIn(args);
  const page = await loadPageAround(args.context.services, paths.account.home);
  return { page, customer: { email: customer.email, firstName: customer.firstName } };
}

export default function AccountHome() {
  const { page, customer } = useLoaderData<typeof loader>();
  return (
    <PageAround page={page}>
      {({ isTitled }) => (
        <AccountFrame
          title={customer.firstName ? `Hello, ${customer.firstName}` : "Your account"}
          isTitled={isTitled}
          lead={`Signed in as ${customer.email}.`}
        >
          {null}
        </AccountFrame>
      )}
    </PageAround>
  );
}

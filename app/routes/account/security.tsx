import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { getBrowserName } from "~/domains/account/sign-in/browser-name";
import { endSessions, listOpenSessions } from "~/domains/account/sign-in/session.server";
import { signOut } from "~/edge/guards/enter-account.server";
import { loadAccountPage, readAccountPost } from "~/edge/requests/account-page.server";
import { paths } from "~/kernel/paths";
import { formatDate } from "~/kernel/time/dates";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { AccountPage } from "./account-page";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Where you are signed in" });

/** GET /my-account/security: all signed-in browsers. */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, sessionId, page } = await loadAccountPage(args, paths.account.security);
  const sessions = await listOpenSessions(args.context.services, customer.id);
  return {
    page,
    sessions: sessions.map(({ id, browser, startedAt, usedAt }) => ({
      id,
      name: getBrowserName(browser),
      isThis: id === sessionId,
      startedAt: formatDate(startedAt),
      usedAt: formatDate(usedAt),
    })),
  };
}

/** Ends one session, or all including this browser's. */
export async function action(args: ActionFunctionArgs) {
  const { customer, sessionId, field } = await readAccountPost(args);
  const id = field("session");
  await endSessions(args.context.services.db, customer.id, id === "all" ? "all" : [id]);
  return id === "all" || id === sessionId
    ? signOut(args, `${paths.account.signIn}?out`)
    : redirect(paths.account.security, 303);
}

export default function SecurityPage() {
  const { page, sessions } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      page={page}
      title="Where you are signed in"
      introduction="A browser stays signed in for up to 30 days, or 14 days without a visit."
    >
      <ul className="max-w-3xl border-t border-line">
        {sessions.map(({ id, name, isThis, startedAt, usedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-5"
          >
            <div>
              <p className="flex flex-wrap items-center gap-3 font-medium">
                {name} {isThis ? <Badge tone="success">This browser</Badge> : null}
              </p>
              <p className="mt-1 text-sm text-ink-soft">
                Signed in {startedAt}, last used {usedAt}
              </p>
            </div>
            <Form method="post" reloadDocument>
              <Button type="submit" variant="text" name="session" value={id}>
                Sign out<span className="sr-only"> {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" reloadDocument className="mt-8">
        <Button type="submit" variant="secondary" name="session" value="all">
          Sign out everywhere
        </Button>
      </Form>
    </AccountPage>
  );
}

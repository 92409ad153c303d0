import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { signInMessages } from "~/domains/account/account.messages";
import { demoCustomerEmail } from "~/domains/account/demo-account";
import { requestSignIn } from "~/domains/account/sign-in/request-sign-in.server";
import { SignInEmailForm } from "~/domains/account/sign-in/sign-in-forms";
import { SignInFrame } from "~/domains/account/sign-in/sign-in-frame";
import { signInEmailRules } from "~/domains/account/sign-in/sign-in-rules";
import { parseForm } from "~/domains/forms/validation/parse-form";
import { createSignInRequestCookies, readSignInEmail } from "~/edge/guards/cookies/account-cookies.server";
import { checkSignInEmailLimit } from "~/edge/guards/sign-in-limit.server";
import { getReturnPath, getSignedInCustomer } from "~/edge/guards/signed-in.server";
import { pickFields, readFields } from "~/edge/requests/forms/read-fields.server";
import { redirectWithCookies } from "~/edge/requests/with-cookies.server";
import { paths } from "~/kernel/paths";
import { signInMinutes } from "~/kernel/sign-in-code";
import { Alert } from "~/ui/feedback/alert";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Sign in" });

/** GET /my-account/sign-in: the form for the email address; a signed-in customer is redirected. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  if (await getSignedInCustomer(args)) throw redirect(getReturnPath(request), 303);
  const query = new URL(request.url).searchParams;
  return {
    page: await loadPageForRoute(context.services, paths.account.signIn),
    email: readSignInEmail(request, context.services.env),
    isSignedOut: query.has("out"),
    demo: context.services.env.mode === "demo" ? demoCustomerEmail : null,
  };
}

/** Sends the email. The response is the same whether or not the address has an account. */
export async function action({ request, context: { services, clientIp } }: ActionFunctionArgs) {
  const submission = parseForm(pickFields(await readFields(request), ["email"]), signInEmailRules);
  if (submission.status !== "success") return data(submission.reply(), { status: 422 });
  const email = submission.value;
  const refusal = await checkSignInEmailLimit(services, email, clientIp ?? "unknown");
  if (refusal) return data(submission.reply({ formErrors: [refusal] }), { status: 429 });
  const requested = await requestSignIn(services, email);
  if (!requested.ok) {
    return data(submission.reply({ fieldErrors: { email: [requested.failure.message] } }), { status: 422 });
  }
  const next = new URLSearchParams({ next: getReturnPath(request) });
  return redirectWithCookies(
    `${paths.account.signInCode}?${next}`,
    createSignInRequestCookies(requested.value, email, services.env),
  );
}

export default function SignInPage() {
  const { page, email, isSignedOut, demo } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <SignInFrame
          title="Sign in"
          isTitled={isTitled}
          introduction={`Enter your email and we'll send you a link and a code that work once, for ${signInMinutes} minutes. There's no password to remember, and your first sign-in creates your account.`}
        >
          {isSignedOut && !lastResult ? <Alert type="success">{signInMessages.signedOut}</Alert> : null}
          <SignInEmailForm lastResult={lastResult} email={email} />
          {demo ? (
            <p className="text-sm text-ink-soft">
              In the demo {demo} has orders and addresses to look at. Any other address gets an empty account.
            </p>
          ) : null}
        </SignInFrame>
      )}
    </CmsPageLayout>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadPageForRoute } from "~/blocks/page/load-page.server";
import { createRoutePageMeta } from "~/blocks/page/page-meta";
import { signInMessages } from "~/domains/account/account.messages";
import { findEmailByLink, signInByLink } from "~/domains/account/sign-in/finish-sign-in.server";
import { ConfirmSignInForm } from "~/domains/account/sign-in/sign-in-forms";
import { SignInFrame } from "~/domains/account/sign-in/sign-in-frame";
import { signInLinkRules } from "~/domains/account/sign-in/sign-in-rules";
import { parseForm } from "~/domains/forms/validation/parse-form";
import { createLinkCookie, readLinkToken } from "~/edge/guards/cookies/account-cookies.server";
import { countSignInAttempt, logRefusedSignIn, signIn } from "~/edge/guards/enter-account.server";
import { redirectWithCookies } from "~/edge/requests/with-cookies.server";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";

/** The meta tags are those of the sign-in page. */
export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Sign in" });

const tokenForm = /^[\w-]{1,64}\.[\w-]{1,64}$/;

/** GET /my-account/sign-in/link: moves the token from the URL into a cookie; a click then signs in. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const tokenParameter = url.searchParams.get("token");
  if (tokenParameter !== null) {
    const token = tokenForm.test(tokenParameter) ? tokenParameter : "";
    throw redirectWithCookies(paths.account.signInLink, [createLinkCookie(token, services.env)]);
  }
  const token = readLinkToken(request, services.env) ?? "";
  const [page, email] = await Promise.all([
    loadPageForRoute(services, paths.account.signIn),
    findEmailByLink({ ...services, secret: services.env.sessionSecret }, token),
  ]);
  return { page, email };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { services } = context;
  if (!(await countSignInAttempt(context))) return refuse(429, signInMessages.tooMany);
  const token = readLinkToken(request, services.env) ?? "";
  const browser = request.headers.get("user-agent") ?? "";
  const finished = await signInByLink(
    { ...services, secret: services.env.sessionSecret },
    { token, browser },
  );
  if (finished.ok) return signIn(args, finished.value);
  logRefusedSignIn(context, finished.failure.code);
  return refuse(422, signInMessages.signInExpired);
}

function refuse(status: number, message: string) {
  return data(parseForm(new URLSearchParams(), signInLinkRules).reply({ formErrors: [message] }), { status });
}

export default function SignInLinkPage() {
  const { email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (email === null) {
    return (
      <SignInFrame title="This link has expired" isTitled={false} introduction={signInMessages.signInExpired}>
        <ButtonLink to={paths.account.signIn} className="self-start">
          Ask for a new link
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="One more click"
      isTitled={false}
      introduction={
        <>
          You're about to sign in as <strong className="font-medium text-ink break-words">{email}</strong>.
        </>
      }
    >
      <ConfirmSignInForm lastResult={lastResult} />
    </SignInFrame>
  );
}

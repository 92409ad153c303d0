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
import { signInByCode } from "~/domains/account/sign-in/finish-sign-in.server";
import { SignInCodeForm } from "~/domains/account/sign-in/sign-in-forms";
import { SignInFrame } from "~/domains/account/sign-in/sign-in-frame";
import { signInCodeRules } from "~/domains/account/sign-in/sign-in-rules";
import { parseForm } from "~/domains/forms/validation/parse-form";
import { readSignInEmail, readSignInId } from "~/edge/guards/cookies/account-cookies.server";
import { countSignInAttempt, logRefusedSignIn, signIn } from "~/edge/guards/enter-account.server";
import { getReturnPath, getSignedInCustomer } from "~/edge/guards/signed-in.server";
import { pickFields, readFields } from "~/edge/requests/forms/read-fields.server";
import { paths } from "~/kernel/paths";
import { signInMinutes } from "~/kernel/sign-in-code";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  createRoutePageMeta({ page: found?.page ?? null, title: "Check your email" });

/** GET /my-account/sign-in/code: the form for the emailed code, in the browser that requested it. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { env } = context.services;
  if (await getSignedInCustomer(args)) throw redirect(getReturnPath(request), 303);
  if (!readSignInId(request, env)) throw redirect(paths.account.signIn, 303);
  return {
    page: await loadPageForRoute(context.services, paths.account.signInCode),
    email: readSignInEmail(request, env),
    isDemo: env.mode === "demo" && !env.resend,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { services } = context;
  const signInId = readSignInId(request, services.env);
  if (!signInId) throw redirect(paths.account.signIn, 303);
  const submission = parseForm(pickFields(await readFields(request), ["code"]), signInCodeRules);
  const refuse = (status: number, errors: ReplyErrors = {}) =>
    // The typed code is not returned to the page.
    data(submission.reply({ ...errors, hideFields: ["code"] }), { status });
  if (submission.status !== "success") return refuse(422);
  if (!(await countSignInAttempt(context))) return refuse(429, { formErrors: [signInMessages.tooMany] });
  const browser = request.headers.get("user-agent") ?? "";
  const finished = await signInByCode(
    { ...services, secret: services.env.sessionSecret },
    { signInId, code: submission.value, browser },
  );
  if (finished.ok) return signIn(args, finished.value);
  const { failure } = finished;
  logRefusedSignIn(context, failure.code);
  return failure.code === "wrong-code"
    ? refuse(422, { fieldErrors: { code: [signInMessages.wrongCode(failure.triesLeft)] } })
    : refuse(422, { formErrors: [signInMessages.signInExpired] });
}

type ReplyErrors = { readonly formErrors?: string[]; readonly fieldErrors?: Record<string, string[]> };

export default function SignInCodePage() {
  const { page, email, isDemo } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <CmsPageLayout page={page}>
      {({ isTitled }) => (
        <SignInFrame
          title={page?.title ?? "Check your email"}
          isTitled={isTitled}
          introduction={
            <>
              We wrote to <strong className="font-medium text-ink break-words">{email}</strong>. Open the link
              in the email on any device, or enter its code here within {signInMinutes} minutes.
            </>
          }
        >
          <SignInCodeForm lastResult={lastResult} />
          <SendAgain isDemo={isDemo} />
        </SignInFrame>
      )}
    </CmsPageLayout>
  );
}

function SendAgain({ isDemo }: { readonly isDemo: boolean }) {
  return (
    <p className="text-sm text-ink-soft">
      Didn't get it? Check your spam folder, or <Link to={paths.account.signIn}>send it again</Link>.
      {isDemo ? (
        <>
          {" "}
          In the demo it is in the <Link to={paths.demo.mailbox}>demo mailbox</Link>.
        </>
      ) : null}
    </p>
  );
}

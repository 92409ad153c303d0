import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { describeFailure } from "../failure";
import type { LakeServices } from "../http/endpoint";
import { toHttpStatus } from "../http/http-error";
import { type Reply, readBody, toErrorReply } from "../http/reply";
import * as paths from "../paths";
import { emailFieldErrors, expiredLinkMessage, renderCodeForm, renderLinkForm } from "./email-forms";
import { logRefusal } from "./log-refusal";
import { readShopBranding } from "./shop-branding";
import { logSignIn, parseNextUrl, replyAfterFirstFactor, showSignInForm } from "./sign-in";
import { renderStaffPage } from "./sign-in-page";
import type { StaffDirectory, StaffMember } from "./staff-directory";

const formBytes = 4 * 1024;
const wrongCode = "That code isn't right, or it has expired.";

/**
 * POST /lake/auth/mail: queues a sign-in email and shows the code form; the response is the same for unknown
 * addresses.
 */
export async function requestSignInEmail(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withForm(services, request, async (staff, form) => {
    const next = parseNextUrl(form);
    const email = form.get("email") ?? "";
    const mailProblem = validateEmail(staff.normalizeEmail(email));
    if (mailProblem) return showSignInForm(services, request, { next, email, mailProblem, status: 422 });
    const requested = await staff.requestSignIn(email, services.resolveClientIp(request));
    if (!requested.ok)
      return showSignInForm(services, request, { next, email, mailProblem: requested.failure, status: 429 });
    const { emailCode } = staff;
    return renderSignInReply(
      services,
      "Check your email",
      renderCodeForm({ emailCode, signInId: requested.value, next }),
    );
  });
}

/** Returns the validation error of an email address, before any lookup. */
function validateEmail(email: string): string | undefined {
  if (email === "") return emailFieldErrors.empty;
  return z.email().safeParse(email).success ? undefined : emailFieldErrors.malformed;
}

/** POST /lake/auth/code */
export async function signInByCode(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withForm(services, request, async (staff, form) => {
    const [signInId, next] = [form.get("id") ?? "", parseNextUrl(form)];
    const { emailCode } = staff;
    if (!form.get("code")?.trim()) {
      const content = renderCodeForm({
        emailCode,
        signInId,
        next,
        problem: "Enter the code from the email.",
      });
      return renderSignInReply(services, "Check your email", content, 422);
    }
    const entered = await enter(services, request, () => staff.verifyCode(signInId, form.get("code") ?? ""));
    if (entered.ok) return replyAfterFirstFactor(entered.value, next);
    const problem =
      entered.failure.code === "unauthorized" ? wrongCode : `${describeFailure(entered.failure)}.`;
    const content = renderCodeForm({ emailCode, signInId, next, problem });
    return renderSignInReply(services, "Check your email", content, toHttpStatus(entered.failure));
  });
}

/**
 * GET /lake/auth/link: shows a button that signs in. Opening the link is not enough, because email scanners open
 * links.
 */
export async function showSignInLink(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const token = new URL(request.url ?? "/", "http://lake").searchParams.get("token") ?? "";
  const owner = await services.staff?.findByLink(token);
  if (!owner) return renderSignInReply(services, "This link has expired", expiredLinkMessage, 404);
  return renderSignInReply(services, "Open the Studio", renderLinkForm({ token, ...owner }));
}

/** POST /lake/auth/link */
export async function signInByLink(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withForm(services, request, async (staff, form) => {
    const entered = await enter(services, request, () => staff.verifyLink(form.get("token") ?? ""));
    if (entered.ok) return replyAfterFirstFactor(entered.value, paths.studio);
    return renderSignInReply(
      services,
      "This link has expired",
      expiredLinkMessage,
      toHttpStatus(entered.failure),
    );
  });
}

async function withForm(
  services: LakeServices,
  request: IncomingMessage,
  answer: (staff: StaffDirectory, form: URLSearchParams) => Promise<Reply>,
): Promise<Reply> {
  if (!services.staff) return toErrorReply({ code: "not-found" });
  const foreign = services.auth.checkOrigin(request);
  if (foreign) {
    logRefusal(services, request, "foreign-origin-refused");
    return toErrorReply(foreign);
  }
  const body = await readBody(request, formBytes);
  return body.ok
    ? answer(services.staff, new URLSearchParams(body.value.toString()))
    : toErrorReply(body.failure);
}

async function enter(
  services: LakeServices,
  request: IncomingMessage,
  proof: () => Promise<StaffMember | null>,
) {
  const entered = await services.auth.signInWithProof(request, proof);
  logSignIn(services, request, entered);
  return entered;
}

async function renderSignInReply(
  services: LakeServices,
  heading: string,
  content: string,
  status = 200,
): Promise<Reply> {
  return renderStaffPage(
    { ...(await readShopBranding(services)), title: "Sign in", heading, content },
    status,
  );
}

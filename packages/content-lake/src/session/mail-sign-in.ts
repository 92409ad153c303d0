import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { paths } from "~/kernel/paths";
import { normalizeEmail } from "~/kernel/typed-text";
import { describeFailure } from "../failure";
import type { LakeServices } from "../http/exchange";
import { type Reply, readBody, refusal } from "../http/http";
import { statusOf } from "../http/http-failure";
import { codeForm, linkForm, mailboxProblems, overForm } from "./mail-forms";
import type { People, Person } from "./people";
import { shopFace } from "./shop-face";
import { afterFirstFactor, nextOf, signInDoor, tellSignIn } from "./sign-in";
import { doorPage } from "./sign-in-page";
import { tellRefused } from "./tell-refused";

const formBytes = 4 * 1024;
const wrongCode = "This code is not right, or not valid any more.";

/** POST /lake/auth/mail: makes a mail due, and asks for its code; the same page for every mailbox. */
export async function askForMail(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withForm(services, request, async (people, form) => {
    const next = nextOf(form);
    const email = form.get("email") ?? "";
    const mailProblem = findMailboxProblem(email);
    if (mailProblem) return signInDoor(services, request, { next, email, mailProblem, status: 422 });
    const asked = await people.requestSignIn(email, services.resolveClientIp(request));
    if (!asked.ok)
      return signInDoor(services, request, { next, email, mailProblem: asked.failure, status: 429 });
    return door(services, "Check your mail", codeForm({ signInId: asked.value, next }));
  });
}

/** What is wrong with a mailbox as typed, before anybody is looked up. */
function findMailboxProblem(email: string): string | undefined {
  const mailbox = normalizeEmail(email);
  if (mailbox === "") return mailboxProblems.empty;
  return z.email().safeParse(mailbox).success ? undefined : mailboxProblems.malformed;
}

/** POST /lake/auth/code */
export async function signInByCode(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withForm(services, request, async (people, form) => {
    const [signInId, next] = [form.get("id") ?? "", nextOf(form)];
    if (!form.get("code")?.trim()) {
      const content = codeForm({ signInId, next, problem: "Enter the code from the email." });
      return door(services, "Check your mail", content, 422);
    }
    const entered = await enter(services, request, () =>
      people.enterByCode(signInId, form.get("code") ?? ""),
    );
    if (entered.ok) return afterFirstFactor(entered.value, next);
    const problem =
      entered.failure.code === "unauthorized" ? wrongCode : `${describeFailure(entered.failure)}.`;
    const content = codeForm({ signInId, next, problem });
    return door(services, "Check your mail", content, statusOf(entered.failure));
  });
}

/** GET /lake/auth/link: a press signs in, not the opening; programs that look through mail open links. */
export async function showLink(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const token = new URL(request.url ?? "/", "http://lake").searchParams.get("token") ?? "";
  const owner = await services.people?.ofLink(token);
  if (!owner) return door(services, "This link is over", overForm, 404);
  return door(services, "Open the Studio", linkForm({ token, ...owner }));
}

/** POST /lake/auth/link */
export async function signInByLink(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withForm(services, request, async (people, form) => {
    const entered = await enter(services, request, () => people.enterByLink(form.get("token") ?? ""));
    if (entered.ok) return afterFirstFactor(entered.value, paths.studio);
    return door(services, "This link is over", overForm, statusOf(entered.failure));
  });
}

async function withForm(
  services: LakeServices,
  request: IncomingMessage,
  answer: (people: People, form: URLSearchParams) => Promise<Reply>,
): Promise<Reply> {
  if (!services.people) return refusal({ code: "not-found" });
  const foreign = services.auth.refusedPage(request);
  if (foreign) {
    tellRefused(services, request, "foreign-origin-refused");
    return refusal(foreign);
  }
  const body = await readBody(request, formBytes);
  return body.ok
    ? answer(services.people, new URLSearchParams(body.value.toString()))
    : refusal(body.failure);
}

async function enter(services: LakeServices, request: IncomingMessage, proof: () => Promise<Person | null>) {
  const entered = await services.auth.enter(request, proof);
  tellSignIn(services, request, entered);
  return entered;
}

async function door(services: LakeServices, heading: string, content: string, status = 200): Promise<Reply> {
  return doorPage({ ...(await shopFace(services)), title: "Sign in", heading, content }, status);
}

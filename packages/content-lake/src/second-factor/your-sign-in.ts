import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { paths } from "~/kernel/paths";
import type { LakeServices } from "../http/exchange";
import type { Reply } from "../http/http";
import type { Result } from "../result";
import { isFresh, type Session } from "../session/session";
import { shopFace } from "../session/shop-face";
import { nextOf, redirect, signInDoor, tellSignIn } from "../session/sign-in";
import { doorPage } from "../session/sign-in-page";
import {
  addForms,
  authenticatorList,
  passkeySetupForm,
  recoveryCodesPart,
  recoveryPart,
  totpSetupForm,
} from "./factor-forms";
import { passkeyScript } from "./passkey-script";
import type { Pending } from "./pending";
import { proofContent, withFactorForm } from "./prove-second-factor";
import type { FactorOwner, SecondFactors, ShownSecondFactor } from "./second-factors";

const id = z.uuid();
const name = z.string().trim().min(1).max(60);
const changeShape = z.discriminatedUnion("action", [
  z.object({ action: z.literal("begin-totp") }),
  z.object({ action: z.literal("confirm-totp"), id, name, code: z.string().max(20) }),
  z.object({ action: z.literal("begin-passkey") }),
  z.object({ action: z.literal("add-passkey"), name, answer: z.string() }),
  z.object({ action: z.literal("rename"), id, name }),
  z.object({ action: z.literal("remove"), id }),
  z.object({ action: z.literal("recovery-codes") }),
]);
type Change = z.infer<typeof changeShape>;

/** Who is on this page: somebody signed in, or somebody whose role has to set up a second factor first. */
type Visitor =
  | { readonly owner: FactorOwner; readonly session: Session; readonly pending?: undefined }
  | { readonly owner: FactorOwner; readonly session?: undefined; readonly pending: Pending };

type Asked = {
  readonly services: LakeServices;
  readonly request: IncomingMessage;
  readonly factors: SecondFactors;
  readonly visitor: Visitor;
  readonly next: string;
};

/** GET /lake/auth/your-sign-in: one's own second factor. */
export async function showYourSignIn(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const { secondFactors: factors } = services;
  const next = nextOf(new URL(request.url ?? "/", "http://lake").searchParams);
  const visitor = factors && (await visitorOf(services, factors, request));
  if (!visitor)
    return redirect(`${paths.studioSignIn}?${new URLSearchParams({ next: paths.lakeYourSignIn })}`);
  return overview({ services, request, factors, visitor, next });
}

/** POST /lake/auth/your-sign-in: changes it; who signed in more than ten minutes ago proves who they are first. */
export async function changeYourSignIn(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withFactorForm(services, request, async (factors, form) => {
    const next = nextOf(form);
    const visitor = await visitorOf(services, factors, request);
    if (!visitor) return signInDoor(services, request, { next: paths.lakeYourSignIn, status: 401 });
    const asked: Asked = { services, request, factors, visitor, next };
    const change = changeShape.safeParse(Object.fromEntries(form));
    if (!change.success)
      return overview(asked, { problem: "Please give it a name of at most 60 characters.", status: 422 });
    if (!canChange(asked))
      return overview(asked, { problem: "Please confirm first that it is you.", status: 403 });
    return answer(asked, change.data);
  });
}

async function visitorOf(
  { auth }: LakeServices,
  factors: SecondFactors,
  request: IncomingMessage,
): Promise<Visitor | undefined> {
  const session = auth.session(request);
  if (session) return { session, owner: { ...session.identity, holderId: session.id, isEnrolling: false } };
  const pending = await auth.pending(request);
  if (!pending || (await factors.needOf(pending.identity)) !== "enroll") return undefined;
  return { pending, owner: { ...pending.identity, holderId: pending.id, isEnrolling: true } };
}

function canChange({ services, visitor }: Asked): boolean {
  if (services.auth.isWithoutFactors(visitor.owner)) return false;
  return visitor.pending !== undefined || isFresh(visitor.session, services.clock.now());
}

async function answer(asked: Asked, change: Change): Promise<Reply> {
  const { services, factors, visitor, next } = asked;
  const { owner } = visitor;
  const { shopName } = await shopFace(services);
  switch (change.action) {
    case "begin-totp": {
      const setup = await factors.beginTotp(owner, shopName);
      return page(asked, "Set up your authenticator app", totpSetupForm(setup, { next }));
    }
    case "confirm-totp": {
      const added = await factors.confirmTotp(owner, change);
      const setup = added.ok ? null : await factors.readTotp(owner, change.id, shopName);
      if (added.ok || !setup) return afterAdding(asked, added);
      const form = totpSetupForm(setup, { next, problem: added.failure });
      return page(asked, "Set up your authenticator app", form, { status: 422 });
    }
    case "begin-passkey": {
      const options = await factors.beginPasskey(owner, shopName);
      const form = passkeySetupForm(options, new URL(services.publicUrl).origin, { next });
      return page(asked, "Make a passkey", form, { script: passkeyScript() });
    }
    case "add-passkey":
      return afterAdding(asked, await factors.addPasskey(owner, change));
    case "rename":
      return afterChange(asked, await factors.rename(owner, change));
    case "remove": {
      const removed = await factors.remove(owner, change.id);
      if (removed.ok) await services.sessions.endOthersOf(owner.id, owner.holderId);
      return afterChange(asked, removed);
    }
    case "recovery-codes": {
      const codes = await factors.renewRecoveryCodes(owner);
      if (!codes.ok) return afterChange(asked, codes);
      return page(asked, "Keep your recovery codes", recoveryCodesPart(codes.value, paths.lakeYourSignIn));
    }
  }
}

/** A second factor that was just proven makes a new session; other sessions of the person end. */
async function afterAdding(
  asked: Asked,
  added: Result<{ readonly recoveryCodes: readonly string[] | null }, string>,
): Promise<Reply> {
  const { services, request, visitor, next } = asked;
  if (!added.ok) return overview(asked, { problem: added.failure, status: 422 });
  const begun = await begin(asked);
  if (visitor.pending)
    tellSignIn(services, request, begun.ok ? { ok: true, value: { cookie: "", isPending: false } } : begun);
  if (!begun.ok) return signInDoor(services, request, { status: 401 });
  const headers = { "Set-Cookie": begun.value };
  const onward = visitor.pending ? next : paths.lakeYourSignIn;
  const { recoveryCodes } = added.value;
  if (!recoveryCodes) return redirect(onward, headers);
  return page(asked, "Keep your recovery codes", recoveryCodesPart(recoveryCodes, onward), { headers });
}

async function begin({ services, request, visitor }: Asked) {
  if (visitor.pending) return services.auth.completeSignIn(request, visitor.pending);
  await services.sessions.endOthersOf(visitor.owner.id, visitor.session.id);
  return { ok: true, value: await services.auth.renewSession(request, visitor.session) } as const;
}

function afterChange(asked: Asked, changed: Result<unknown, string>): Reply | Promise<Reply> {
  if (changed.ok) return redirect(paths.lakeYourSignIn);
  return overview(asked, { problem: changed.failure, status: 409 });
}

type Shown = { readonly problem?: string; readonly status?: number };

async function overview(asked: Asked, { problem, status }: Shown = {}): Promise<Reply> {
  const { services, factors, visitor, next } = asked;
  const problemLine = problem ? `<p class="problem" role="alert">${problem}</p>` : "";
  if (services.auth.isWithoutFactors(visitor.owner))
    return page(asked, "Your sign-in", `${withoutFactors}${backToStudio}`, { status });
  const factor = await factors.read(visitor.owner);
  const isFirst = factor.authenticators.length === 0;
  const mayChange = canChange(asked);
  const content = `${problemLine}<p>${introOf(visitor, factor)}</p>
${authenticatorList(factor.authenticators, { next, canChange: mayChange })}
${mayChange ? addForms(next, isFirst) : await confirmPart(asked, isFirst)}
${isFirst ? "" : recoveryPart(factor.recoveryCodesLeft, next, mayChange)}
${visitor.pending ? "" : backToStudio}`;
  const heading = visitor.pending ? "Set up a second factor" : "Your sign-in";
  return page(asked, heading, content, { status, script: mayChange ? undefined : passkeyScript() });
}

const withoutFactors =
  "<p>You came in by a button of the demo, which has no sign-in to guard. Staff who are invited set up a second factor here.</p>";

function introOf({ pending }: Visitor, { authenticators, isDemanded }: ShownSecondFactor): string {
  if (pending)
    return "Your role needs a second factor before the Studio opens: an authenticator app on your phone, or a passkey.";
  if (authenticators.length > 0)
    return isDemanded
      ? "Your role needs a second factor. These are yours."
      : "These are asked for whenever you sign in.";
  return "A second factor keeps others out who can read your mail: an authenticator app on your phone, or a passkey.";
}

/** Whoever has no second factor yet signs in again: a new mail is the proof. */
async function confirmPart({ services, visitor, next }: Asked, isFirst: boolean): Promise<string> {
  const lead =
    "<h2>Confirm that it is you</h2><p>You signed in more than ten minutes ago. To change something, ";
  if (isFirst)
    return `${lead}sign in again.</p><form method="post" action="${paths.lakeSignOut}"><button type="submit">Sign in again</button></form>`;
  const { owner } = visitor;
  const backTo = next === paths.lakeSessions ? next : paths.lakeYourSignIn;
  const asked = { id: owner.holderId, identity: owner, next: backTo };
  return `${lead}prove your second factor once more.</p>${await proofContent(services, asked)}`;
}

const backToStudio = `<p class="note"><a href="${paths.lakeSessions}">Where you are signed in</a> · <a href="${paths.studio}">Back to the Studio</a></p>`;

type PageParts = {
  readonly status?: number | undefined;
  readonly script?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

async function page(
  { services }: Asked,
  heading: string,
  content: string,
  { status, script, headers = {} }: PageParts = {},
): Promise<Reply> {
  const shown = doorPage(
    { ...(await shopFace(services)), title: "Your sign-in", heading, content, script },
    status,
  );
  return { ...shown, headers: { ...shown.headers, ...headers } };
}

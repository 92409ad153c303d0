import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { LakeServices } from "./exchange";
import { describeFailure } from "./failure";
import { json, type Reply, readBody, refusal } from "./http";
import { statusOf } from "./http-failure";
import { shopIdentity } from "./identity";
import { signInPage } from "./sign-in-page";

const formBytes = 4 * 1024;

/** GET /studio/sign-in: the form, or the Studio itself for who is signed in already. */
export async function showSignIn(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const next = nextOf(new URL(request.url ?? "/", "http://lake").searchParams);
  if (services.auth.session(request)) return redirect(next);
  return page(services, request, { next });
}

/** POST /lake/auth/sign-in: a form's answer is a page, a program's is JSON. */
export async function signIn(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const body = await readBody(request, formBytes);
  if (!body.ok) return refusal(body.failure);
  const isForm = (request.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  const form = new URLSearchParams(isForm ? body.value.toString() : "");
  const next = nextOf(form);
  const password = isForm ? form.get("password") : passwordIn(body.value.toString());
  const signedIn = await services.auth.signIn(request, password ?? undefined);
  if (!signedIn.ok) {
    if (!isForm) return refusal(signedIn.failure);
    const problem =
      signedIn.failure.code === "unauthorized"
        ? "This is not the Studio password."
        : `${describeFailure(signedIn.failure)}.`;
    return page(services, request, { next, problem, status: statusOf(signedIn.failure) });
  }
  const cookie = { "Set-Cookie": signedIn.value };
  return isForm
    ? redirect("/studio", cookie)
    : { ...json({ ok: true }), headers: { ...jsonType, ...cookie } };
}

/** POST /lake/auth/sign-out */
export async function signOut(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const identity = services.auth.identify(request);
  if (!identity.ok && identity.failure.code === "forbidden") return refusal(identity.failure);
  if (identity.ok) services.streams.endSessionOf(request);
  const cookie = { "Set-Cookie": services.auth.signOutCookie() };
  const wantsPage = (request.headers.accept ?? "").includes("text/html");
  return wantsPage
    ? redirect("/studio/sign-in", cookie)
    : { ...json({ ok: true }), headers: { ...jsonType, ...cookie } };
}

/** Where to go after signing in: an address inside the Studio, never another site. */
function nextOf(given: URLSearchParams): string {
  const next = given.get("next") ?? "";
  return /^\/studio(\/[\w\-./;,=%?&]*)?$/.test(next) && !next.startsWith("/studio/sign-in")
    ? next
    : "/studio";
}

const jsonType = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "private, no-store" };

function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 303, headers: { ...headers, Location: location, "Cache-Control": "no-store" }, body: "" };
}

function passwordIn(text: string): string | undefined {
  try {
    const parsed = z.object({ password: z.string() }).safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.password : undefined;
  } catch {
    return undefined;
  }
}

const faceShape = z.object({ name: z.string().nullish(), picture: z.string().nullish() });

/** The shop's name, and the first wide picture of its home page. */
const faceQuery = `{
  "name": *[_id == "siteSettings"][0].name,
  "picture": *[_id == "page-home"][0].blocks[defined(image.asset)][0].image.asset->url
}`;

async function page(
  services: LakeServices,
  request: IncomingMessage,
  { next, problem, status }: { readonly next: string; readonly problem?: string; readonly status?: number },
): Promise<Reply> {
  const face = await services.lake.query({
    query: faceQuery,
    params: {},
    perspective: "published",
    identity: shopIdentity.id,
  });
  const known = face.ok ? faceShape.safeParse(JSON.parse(face.value)) : undefined;
  const { name, picture } = known?.success ? known.data : {};
  return signInPage(
    {
      shopName: name ?? "The shop",
      picture: picture ? `${picture}?w=1400&fit=max&auto=format` : undefined,
      means: services.auth.means(request),
      problem,
      next,
    },
    status ?? 200,
  );
}

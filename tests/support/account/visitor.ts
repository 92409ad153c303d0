import type { AppLoadContext } from "@remix-run/node";
import { matchRoutes } from "react-router-dom";
import { siteMap } from "~/routes";
import { assertMatchesOpenApi } from "../payments/assert-openapi";

type RouteArgs = {
  readonly request: Request;
  readonly context: AppLoadContext;
  readonly params: Readonly<Record<string, string | undefined>>;
};
type RouteHandler = (args: RouteArgs) => unknown;
type RouteFile = { readonly loader?: RouteHandler; readonly action?: RouteHandler };

const files = import.meta.glob<RouteFile>("../../../app/routes/**/*.{ts,tsx}");

export type Answer = {
  readonly status: number;
  /** The redirect target of the response. */
  readonly location: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: what a route answers is compared literally by the tests.
  readonly body: any;
  readonly cookies: readonly string[];
};

/** A browser with a cookie jar that calls the loaders and actions of the real routes. */
export type Visitor = {
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>> | URLSearchParams,
  ) => Promise<Answer>;
  readonly send: (method: string, path: string, json?: unknown) => Promise<Answer>;
  /** The value of a stored cookie. */
  readonly cookie: (name: string) => string | undefined;
  /** The Cookie header. */
  readonly cookies: () => string;
  readonly setCookie: (name: string, value: string) => void;
};

export function createVisitor(context: AppLoadContext): Visitor {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", cookies());
    headers.set("user-agent", "A test browser");
    const answer = await callRoute(
      context,
      new Request(`${context.services.env.publicUrl}${path}`, { ...init, headers }),
    );
    for (const set of answer.cookies) storeCookie(jar, set);
    const { pathname } = new URL(path, "http://shop");
    assertMatchesOpenApi(init.method ?? "GET", pathname, answer.status, answer.body);
    return answer;
  };
  return {
    get: (path) => ask(path, {}),
    post: (path, fields) => ask(path, { method: "POST", body: new URLSearchParams(fields) }),
    send: (method, path, json) =>
      ask(path, {
        method,
        headers: { "content-type": "application/json" },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    cookie: (name) => jar.get(name),
    cookies,
    setCookie: (name, value) => void jar.set(name, value),
  };
}

async function callRoute(context: AppLoadContext, request: Request): Promise<Answer> {
  const [match] = matchRoutes([...siteMap], new URL(request.url).pathname) ?? [];
  if (!match) throw new Error(`no route at ${request.url}`);
  const load = files[`../../../app/${match.route.file}`];
  if (!load) throw new Error(`no file ${match.route.file}`);
  const file = await load();
  const work = request.method === "GET" ? file.loader : file.action;
  if (!work) return { status: 405, location: null, body: null, cookies: [] };
  return toAnswer(
    await Promise.resolve(work({ request, context, params: match.params })).catch(returnThrownResponse),
  );
}

/** A thrown response counts as the response. Any other error fails the test. */
function returnThrownResponse(error: unknown): unknown {
  if (error instanceof Response || isDataWithInit(error)) return error;
  throw error;
}

async function toAnswer(given: unknown): Promise<Answer> {
  if (given instanceof Response) {
    const text = await given.text();
    const isJson = given.headers.get("content-type")?.includes("json") === true;
    return {
      status: given.status,
      location: given.headers.get("location"),
      body: isJson ? JSON.parse(text) : text,
      cookies: given.headers.getSetCookie(),
    };
  }
  if (isDataWithInit(given)) {
    return { status: given.init?.status ?? 200, location: null, body: given.data, cookies: [] };
  }
  return { status: 200, location: null, body: given, cookies: [] };
}

/** The return type of Remix's `data()`. */
function isDataWithInit(given: unknown): given is { data: unknown; init: ResponseInit | null } {
  return (
    typeof given === "object" && given !== null && "type" in given && given.type === "DataWithResponseInit"
  );
}

function storeCookie(jar: Map<string, string>, cookie: string): void {
  const [pair = ""] = cookie.split(";");
  const at = pair.indexOf("=");
  const name = pair.slice(0, at);
  if (/; Max-Age=0(;|$)/.test(cookie)) jar.delete(name);
  else jar.set(name, pair.slice(at + 1));
}

import { randomUUID } from "node:crypto";

/** Sends requests with an editor's session, from the shop's origin. */
export type SignedInEditor = {
  readonly cookie: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends mutations to the content lake as the Studio does. */
  readonly mutate: (...mutations: readonly object[]) => Promise<void>;
  /** The secret the Studio stores before it opens a preview. */
  readonly previewSecret: () => Promise<string>;
};

const version = "/lake/v2025-02-19";

/** Presses the button that opens the Studio. */
export async function signInEditor(url: string): Promise<SignedInEditor> {
  const signedIn = await fetch(`${url}/lake/auth/sign-in`, {
    method: "POST",
    headers: { Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
    redirect: "manual",
  });
  const cookie = readCookie(signedIn);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      redirect: "manual",
      ...init,
      headers: { Origin: url, Cookie: cookie, ...init.headers },
    });
  const mutate = async (...mutations: readonly object[]) => {
    const answer = await ask(`${version}/data/mutate/production`, {
      method: "POST",
      body: JSON.stringify({ mutations }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    cookie,
    fetch: ask,
    mutate,
    previewSecret: async () => {
      const secret = randomUUID();
      const _id = `drafts.${randomUUID()}`;
      await mutate({ create: { _id, _type: "sanity.previewUrlSecret", secret, studioUrl: `${url}/studio` } });
      return secret;
    },
  };
}

/** `name=value` of the first cookie an answer sets. */
export function readCookie(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

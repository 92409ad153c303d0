import { paths } from "~/kernel/paths";

/**
 * Measures the milliseconds from an editor's "publish" until another HTTP client reads the change on the page. The
 * change uses the lake's HTTP API like the Studio, after a sign-in with the button.
 */
export async function measurePublish(origin: string, path: string, documentId: string): Promise<number> {
  const cookie = await signIn(origin);
  const title = await fetchTitle(origin, cookie, documentId);
  const changedTitle = `${title} ${Date.now().toString(36)}`;
  const started = performance.now();
  await setTitle(origin, cookie, documentId, changedTitle);
  for (;;) {
    const html = await (await fetch(`${origin}${path}`)).text();
    if (html.includes(changedTitle)) break;
    if (performance.now() - started > 10_000) throw new Error(`${path} did not show the change within 10 s`);
  }
  const elapsed = performance.now() - started;
  await setTitle(origin, cookie, documentId, title);
  return elapsed;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${paths.lakeSignIn}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: "{}",
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!cookie) throw new Error(`the Studio's sign-in answered ${answer.status}`);
  return cookie;
}

async function fetchTitle(origin: string, cookie: string, id: string): Promise<string> {
  const query = encodeURIComponent(`*[_id == "${id}"][0].name`);
  const answer = await fetch(`${origin}${paths.lake}/v2025-02-19/data/query/production?query=${query}`, {
    headers: { Cookie: cookie },
  });
  const { result }: { result: string } = await answer.json();
  return result;
}

async function setTitle(origin: string, cookie: string, id: string, name: string): Promise<void> {
  const actions = [
    {
      actionType: "sanity.action.document.edit",
      draftId: `drafts.${id}`,
      publishedId: id,
      patch: { set: { name } },
    },
    { actionType: "sanity.action.document.publish", draftId: `drafts.${id}`, publishedId: id },
  ];
  for (const action of actions) {
    const answer = await fetch(`${origin}${paths.lake}/v2025-02-19/data/actions/production`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie, Origin: origin },
      body: JSON.stringify({ actions: [action] }),
    });
    if (!answer.ok) throw new Error(`the lake answered ${answer.status}: ${await answer.text()}`);
  }
}

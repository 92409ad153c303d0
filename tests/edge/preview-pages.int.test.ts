import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";
import { cookieOf, type SignedInEditor, signedInEditor } from "#tests/support/studio/signed-in-editor";
import { ownWords } from "#tests/support/views/own-words";
import { anyMark, plainMarkup, shownTexts } from "#tests/support/views/shown-texts";

let shop: Shop;
let editor: SignedInEditor;
beforeAll(async () => {
  shop = await startShop();
  editor = await signedInEditor(shop.url);
}, 240_000);
afterAll(() => shop.stop());

const enter = (secret: string, path: string, cookie = editor.cookie) =>
  fetch(`${shop.url}/studio/preview/enter?sanity-preview-secret=${secret}&sanity-preview-pathname=${path}`, {
    headers: { Cookie: cookie },
    redirect: "manual",
  });

/** The cookies of an editor who has a preview open. */
async function previewing(): Promise<string> {
  const entered = await enter(await editor.previewSecret(), "/");
  return `${editor.cookie}; ${cookieOf(entered)}`;
}

async function pageOf(path: string, cookie = ""): Promise<string> {
  const answer = await fetch(`${shop.url}${path}`, { headers: { Accept: "text/html", Cookie: cookie } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Every page of the sitemap, of door styles one of each line and layout, and the public pages that no map names. */
async function everyPath(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const styles = await found('*[_type == "style"]{"code": code.current, line, layout}');
  const codes = new Map(styles.map(({ code, line, layout }) => [`${line} ${layout}`, String(code)]));
  const isOfStyle = (path: string) => /^\/products\/kitchen-cabinets\/[^/]+\/./.test(path);
  const chosen = [...codes.values()].flatMap((code) => paths.filter((path) => path.endsWith(`/${code}`)));
  expect(chosen).toHaveLength(codes.size);
  expect(chosen.length).toBeGreaterThan(12);
  const unmapped = ["/search?query=white", "/search?query=zzz", "/favorites", "/compare"];
  const asked = [
    "/favorites?style=trnv",
    "/compare?style=trnv",
    "/products/kitchen-cabinets?line=yarmouth-slab",
  ];
  return [...new Set([...paths.filter((path) => !isOfStyle(path)), ...chosen, ...unmapped, ...asked])];
}

describe("the door of a preview", () => {
  it("opens once, to the editor whose Studio stored the secret, at the page that was asked for", async () => {
    const secret = await editor.previewSecret();
    expect((await enter(secret, "/", "")).status).toBe(403);
    const entered = await enter(secret, "/aboutus%3Fsanity-preview-perspective%3Ddrafts");
    expect([entered.status, entered.headers.get("location")]).toEqual([307, "/aboutus"]);
    expect(entered.headers.getSetCookie()[0]).toMatch(/^shop-preview=editor\..*; HttpOnly; SameSite=Lax$/);
    expect((await enter(secret, "/")).status).toBe(403);
    const again = await enter(secret, "/", `${editor.cookie}; ${cookieOf(entered)}`);
    expect([again.status, again.headers.getSetCookie()]).toEqual([307, []]);
  });

  it("stays closed to a secret nobody stored, and leads to no other site", async () => {
    expect((await enter("guessed", "/")).status).toBe(403);
    expect((await enter("", "/")).status).toBe(403);
    const away = await enter(await editor.previewSecret(), "//evil.example/x");
    expect(away.headers.get("location")).toBe("/");
  });

  it("opens to whoever was given a shared link, until it is switched off: then to none of them", async () => {
    const share = (secret: string | null) =>
      editor.mutate({
        createOrReplace: {
          _id: "sanity-preview-url-secret.share-access",
          _type: "sanity.previewUrlShareAccess",
          secret,
        },
      });
    await share("shared");
    const entered = await enter("shared", "/", "");
    const guest = cookieOf(entered);
    expect(guest).toMatch(/^shop-preview=guest\./);
    expect(await pageOf("/", guest)).toMatch(anyMark);
    await share(null);
    expect((await enter("shared", "/", "")).status).toBe(403);
    expect(await pageOf("/", guest)).not.toMatch(anyMark);
    expect((await enter("shared", "/", guest)).status).toBe(403);
    await share("shared anew");
    expect(await pageOf("/", guest)).not.toMatch(anyMark);
    await share(null);
  });

  it("leads out again", async () => {
    const left = await fetch(`${shop.url}/studio/preview/leave?sanity-preview-pathname=/aboutus`, {
      redirect: "manual",
    });
    expect([left.headers.get("location"), cookieOf(left)]).toEqual(["/aboutus", "shop-preview="]);
  });
});

describe("a draft", () => {
  it("is shown in the preview, as soon as it is stored, and to nobody else", async () => {
    const cookie = await previewing();
    const [home] = await found('*[_type == "page" && path == "/"]');
    await editor.mutate({
      createOrReplace: { ...home, _id: `drafts.${home?._id}`, blocks: [titleBlock("Autumn draft")] },
    });
    expect(await pageOf("/", cookie)).toContain("Autumn draft");
    expect(await pageOf("/")).not.toContain("Autumn draft");
    // The cookie alone, without the Studio's session, is an editor who has signed out.
    expect(await pageOf("/", cookie.split("; ")[1])).not.toContain("Autumn draft");
    expect(await pageOf("/", "shop-preview=editor.9999999999999.x")).not.toContain("Autumn draft");
    await editor.mutate({ patch: { id: `drafts.${home?._id}`, set: { "blocks[0].title": "Winter draft" } } });
    expect(await pageOf("/", cookie)).toContain("Winter draft");
    await editor.mutate({ delete: { id: `drafts.${home?._id}` } });
    expect(await pageOf("/", cookie)).not.toContain("Winter draft");
  });

  it("has a page at an address where nothing is published", async () => {
    const cookie = await previewing();
    await editor.mutate({
      create: {
        _id: "drafts.page-new",
        _type: "page",
        name: "New",
        path: "/new-page",
        title: "New",
        blocks: [titleBlock("Not out yet")],
      },
    });
    expect(await pageOf("/new-page", cookie)).toContain("Not out yet");
    expect((await fetch(`${shop.url}/new-page`)).status).toBe(404);
    await editor.mutate({ delete: { id: "drafts.page-new" } });
  });

  it("is answered with what keeps it out of every memory and every other frame", async () => {
    const { headers } = await fetch(`${shop.url}/`, { headers: { Cookie: await previewing() } });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'self'/);
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("is not what is paid: personal pages and endpoints show what is published", async () => {
    const cookie = await previewing();
    for (const path of ["/checkout", "/api/samples"])
      expect(await (await fetch(`${shop.url}${path}`, { headers: { Cookie: cookie } })).text()).not.toMatch(
        anyMark,
      );
  });
});

describe("words in a preview", () => {
  it("say where they come from on every page, which else is the page that visitors get", async () => {
    const [cookie, paths] = await Promise.all([previewing(), everyPath()]);
    const unmarked = new Map<string, string>();
    let marked = 0;
    for (const path of paths) {
      const [preview, published] = [await pageOf(path, cookie), await pageOf(path)];
      expect(published).not.toMatch(anyMark);
      expect(published).not.toMatch(/data-preview|data-sanity|sanity-visual-editing/);
      expect(preview).toMatch(
        /<script type="module" nonce="[^"]+" src="\/assets\/preview-\w+\.js" data-preview>/,
      );
      expect.soft(plainMarkup(preview), path).toBe(plainMarkup(published));
      for (const { words, origin } of shownTexts(preview)) {
        if (origin) marked += 1;
        else if (!isOwn(words, path)) unmarked.set(words, path);
      }
    }
    expect([...unmarked]).toEqual([]);
    expect(marked).toBeGreaterThan(paths.length * 100);
  }, 300_000);

  it("say so where no page is, too", async () => {
    const answer = await fetch(`${shop.url}/no-such-page`, {
      headers: { Accept: "text/html", Cookie: await previewing() },
    });
    expect(answer.status).toBe(404);
    const unmarked = shownTexts(await answer.text()).filter(
      ({ words, origin }) => !origin && !isOwn(words, ""),
    );
    expect(unmarked).toEqual([]);
  });

  it("leave mails, endpoints and what is found by the search as they are while a preview is open", async () => {
    const headers = { Cookie: await previewing() };
    for (const path of [
      "/api/samples",
      "/api/search?query=white",
      "/aboutus?_data=routes%2Fpages%2Fpage",
      "/sitemap.xml",
      "/blogs/feed.xml",
    ]) {
      const answer = await fetch(`${shop.url}${path}`, { headers });
      expect(await answer.text(), path).not.toMatch(/\u200b/);
    }
  });
});

describe("what draws the overlays", () => {
  const isPreviews = (name: string) => /^preview-\w+\.js/.test(name);
  const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));

  it("is a script of its own, of which no script of a visitor's page holds a part", () => {
    const holding = scripts.filter((name) =>
      readFileSync(`build/client/assets/${name}`, "utf8").includes("sanity-visual-editing"),
    );
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.filter((name) => !isPreviews(name))).toEqual([]);
  });

  it("is named by no script of a visitor's page", () => {
    const naming = scripts.filter(
      (name) =>
        !isPreviews(name) && /preview-\w{8}\.js/.test(readFileSync(`build/client/assets/${name}`, "utf8")),
    );
    expect(naming).toEqual([]);
  });
});

const titleBlock = (title: string) => ({ _key: "t", _type: "pageTitle", variant: "plain", title });

/** A number and a date are made by the shop of what has no words. */
function isOwn(words: string, path: string): boolean {
  const shape = words
    .replace(/\d+/g, "#")
    .replace(
      /(January|February|March|April|May|June|July|August|September|October|November|December)(?= #)/,
      "Month",
    );
  // The code of a door style is a part of its address; the search finds what is published, in plain words.
  return ownWords.has(shape) || path.endsWith(`/${words}`) || path.startsWith("/search?query=white");
}

async function found(query: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await editor.ask(
    `/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}&perspective=published`,
  );
  return (await answer.json()).result;
}

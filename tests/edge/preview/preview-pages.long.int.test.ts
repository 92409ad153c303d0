import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Shop, startShop } from "#tests/support/shop/shop";
import { readCookie, type SignedInEditor, signInEditor } from "#tests/support/studio/signed-in-editor";
import { builtInTexts } from "#tests/support/views/built-in-texts";
import {
  extractHead,
  extractPageTexts,
  extractVisibleMarkup,
  stegaCharacter,
} from "#tests/support/views/page-texts";
import { type PreviewedShop, previewedShop } from "../support/previewed-shop";

let shop: Shop;
let editor: SignedInEditor;
let previewed: PreviewedShop;
/** Every public page, fetched before the first preview was opened. */
const untouched = new Map<string, string>();
beforeAll(async () => {
  shop = await startShop();
  editor = await signInEditor(shop.url);
  previewed = previewedShop(shop.url, editor);
  for (const path of await previewed.everyPath()) untouched.set(path, await previewed.pageOf(path));
}, 240_000);
afterAll(() => shop.stop());

describe("entering a preview", () => {
  it("opens the requested page once, for the editor whose Studio stored the secret", async () => {
    const secret = await editor.previewSecret();
    expect((await previewed.enter(secret, "/", "")).status).toBe(403);
    const entered = await previewed.enter(secret, "/aboutus%3Fsanity-preview-perspective%3Ddrafts");
    expect([entered.status, entered.headers.get("location")]).toEqual([307, "/aboutus"]);
    expect(entered.headers.getSetCookie()[0]).toMatch(/^shop-preview=editor\..*; HttpOnly; SameSite=Lax$/);
    expect((await previewed.enter(secret, "/")).status).toBe(403);
    const again = await previewed.enter(secret, "/", `${editor.cookie}; ${readCookie(entered)}`);
    expect([again.status, again.headers.getSetCookie()]).toEqual([307, []]);
  });

  it("rejects unknown secrets and redirects to no other site", async () => {
    expect((await previewed.enter("guessed", "/")).status).toBe(403);
    expect((await previewed.enter("", "/")).status).toBe(403);
    const away = await previewed.enter(await editor.previewSecret(), "//evil.example/x");
    expect(away.headers.get("location")).toBe("/");
  });

  it("shows a shared preview to everyone with the link until sharing is switched off", async () => {
    const share = (secret: string | null) =>
      editor.mutate({
        createOrReplace: {
          _id: "sanity-preview-url-secret.share-access",
          _type: "sanity.previewUrlShareAccess",
          secret,
        },
      });
    await share("shared");
    const entered = await previewed.enter("shared", "/", "");
    const guest = readCookie(entered);
    expect(guest).toMatch(/^shop-preview=guest\./);
    expect(await previewed.pageOf("/", guest)).toMatch(stegaCharacter);
    await share(null);
    expect((await previewed.enter("shared", "/", "")).status).toBe(403);
    expect(await previewed.pageOf("/", guest)).not.toMatch(stegaCharacter);
    expect((await previewed.enter("shared", "/", guest)).status).toBe(403);
    await share("shared anew");
    expect(await previewed.pageOf("/", guest)).not.toMatch(stegaCharacter);
    await share(null);
  });

  it("leaves the preview and clears its cookie", async () => {
    const left = await fetch(`${shop.url}/studio/preview/leave?sanity-preview-pathname=/aboutus`, {
      redirect: "manual",
    });
    expect([left.headers.get("location"), readCookie(left)]).toEqual(["/aboutus", "shop-preview="]);
  });
});

describe("a draft in a preview", () => {
  it("shows a draft at once in the preview and nowhere else", async () => {
    const cookie = await previewed.previewing();
    const [home] = await previewed.found('*[_type == "page" && path == "/"]');
    await editor.mutate({
      createOrReplace: { ...home, _id: `drafts.${home?._id}`, blocks: [titleBlock("Autumn draft")] },
    });
    expect(await previewed.pageOf("/", cookie)).toContain("Autumn draft");
    expect(await previewed.pageOf("/")).not.toContain("Autumn draft");
    // The preview cookie without the Studio session belongs to an editor who has signed out.
    expect(await previewed.pageOf("/", cookie.split("; ")[1])).not.toContain("Autumn draft");
    expect(await previewed.pageOf("/", "shop-preview=editor.9999999999999.x")).not.toContain("Autumn draft");
    await editor.mutate({ patch: { id: `drafts.${home?._id}`, set: { "blocks[0].title": "Winter draft" } } });
    expect(await previewed.pageOf("/", cookie)).toContain("Winter draft");
    await editor.mutate({ delete: { id: `drafts.${home?._id}` } });
    expect(await previewed.pageOf("/", cookie)).not.toContain("Winter draft");
  });

  it("shows a draft page at a path where nothing is published", async () => {
    const cookie = await previewed.previewing();
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
    expect(await previewed.pageOf("/new-page", cookie)).toContain("Not out yet");
    expect((await fetch(`${shop.url}/new-page`)).status).toBe(404);
    await editor.mutate({ delete: { id: "drafts.page-new" } });
  });

  it("names unfinished blocks in the preview, but not on the public page", async () => {
    const cookie = await previewed.previewing();
    const unfinished = { _key: "b", _type: "banner", title: "Without a picture" };
    const page = {
      _id: "page-begun",
      _type: "page",
      name: "begun",
      path: "/begun",
      title: "Begun",
      blocks: [titleBlock("Begun"), unfinished],
    };
    await editor.mutate({ create: page });
    expect(await previewed.pageOf("/begun", cookie)).toContain("unfinished");
    expect(await previewed.pageOf("/begun")).not.toContain("unfinished");
    await editor.mutate({ delete: { id: "page-begun" } });
  });

  it("forbids caching, indexing and framing of a preview", async () => {
    const { headers } = await fetch(`${shop.url}/`, { headers: { Cookie: await previewed.previewing() } });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("content-security-policy")).toMatch(/(^|; )frame-ancestors 'self'(;|$)/);
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("shows published content on personal pages and endpoints during a preview", async () => {
    const cookie = await previewed.previewing();
    for (const path of ["/checkout", "/api/samples"])
      expect(await (await fetch(`${shop.url}${path}`, { headers: { Cookie: cookie } })).text()).not.toMatch(
        stegaCharacter,
      );
  });
});

describe("the stega marks of a preview", () => {
  it("marks every text on every page and leaves the public pages unchanged to the byte", async () => {
    const [cookie, paths] = await Promise.all([previewed.previewing(), previewed.everyPath()]);
    await previewed.forgetPages();
    const unmarked = new Map<string, string>();
    let marked = 0;
    for (const path of paths) {
      const [preview, published] = [await previewed.pageOf(path, cookie), await previewed.pageOf(path)];
      expect.soft(published === untouched.get(path), path).toBe(true);
      expect(published).not.toMatch(stegaCharacter);
      expect(published).not.toMatch(/data-preview|data-sanity|sanity-visual-editing/);
      expect(preview).toMatch(
        /<script type="module" nonce="[^"]+" src="\/assets\/preview-\w+\.js" data-preview>/,
      );
      expect.soft(extractVisibleMarkup(preview), path).toBe(extractVisibleMarkup(published));
      expect.soft(extractHead(preview), path).not.toMatch(stegaCharacter);
      for (const { text, origin } of extractPageTexts(preview)) {
        if (origin) marked += 1;
        else if (!isBuiltInText(text, path)) unmarked.set(text, path);
      }
    }
    expect([...unmarked]).toEqual([]);
    expect(marked).toBeGreaterThan(paths.length * 100);
  }, 300_000);

  it("marks the texts of a not-found page", async () => {
    const answer = await fetch(`${shop.url}/no-such-page`, {
      headers: { Accept: "text/html", Cookie: await previewed.previewing() },
    });
    expect(answer.status).toBe(404);
    const page = await answer.text();
    const unmarked = extractPageTexts(page).filter(({ text, origin }) => !origin && !isBuiltInText(text, ""));
    expect(unmarked).toEqual([]);
    expect(extractHead(page)).not.toMatch(stegaCharacter);
  });

  it("leaves endpoints, feeds and search results unmarked", async () => {
    const headers = { Cookie: await previewed.previewing() };
    for (const path of ["/api/samples", "/api/search?query=white", "/sitemap.xml", "/blogs/feed.xml"]) {
      const answer = await fetch(`${shop.url}${path}`, { headers });
      expect(await answer.text(), path).not.toMatch(/\u200b/);
    }
  });

  it("leaves emails and email previews in the Studio unmarked", async () => {
    const cookie = await previewed.previewing();
    const send = (form: string, data: object) =>
      fetch(`${shop.url}/api/forms/${form}`, {
        method: "POST",
        headers: { Cookie: cookie, Origin: shop.url, "Content-Type": "application/json" },
        body: JSON.stringify(data),
      });
    const sent = [
      await send("here-to-help", {
        name: "Ada Moss",
        email: "ada@example.com",
        message: "Do hinges come along?",
      }),
      await send("newsletter", { email: "ada@example.com" }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const emails = await vi.waitFor(
      async () => {
        const all = await previewed.emails(cookie);
        // Emails to the customer and to staff and the newsletter confirmation, each as text and HTML.
        expect(all.length).toBeGreaterThanOrEqual(6);
        for (const expectedText of ["Do hinges come along?", "newsletter"])
          expect(all.join("\n")).toContain(expectedText);
        return all;
      },
      { timeout: 30_000, interval: 200 },
    );
    for (const email of emails) expect(email).not.toMatch(stegaCharacter);

    const look = await editor.fetch("/studio/mail-preview", {
      method: "POST",
      headers: { Cookie: cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ type: "order-confirmation", subject: "Yours", heading: "Hello", intro: [] }),
    });
    expect(look.status).toBe(200);
    expect(await look.text()).not.toMatch(stegaCharacter);
  });
});

const titleBlock = (title: string) => ({ _key: "t", _type: "pageTitle", variant: "plain", title });

/** Checks whether the shop makes this text itself, for example a number or a date. Such texts have no mark. */
function isBuiltInText(text: string, path: string): boolean {
  const shape = text
    .replace(/\d+/g, "#")
    .replace(
      /(January|February|March|April|May|June|July|August|September|October|November|December)(?= #)/,
      "Month",
    );
  // A style's code is part of its URL. The search shows published texts without marks.
  return builtInTexts.has(shape) || path.endsWith(`/${text}`) || path.startsWith("/search?query=white");
}

describe("a forged preview cookie", () => {
  it("shows the public page for a forged preview cookie", async () => {
    const etag = (await fetch(`${shop.url}/`)).headers.get("etag");
    const answer = await fetch(`${shop.url}/`, { headers: { Cookie: "shop-preview=abc" } });
    expect(etag).toBeTruthy();
    expect(answer.headers.get("etag")).toBe(etag);
  });
});

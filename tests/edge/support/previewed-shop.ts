import { expect } from "vitest";
import { readCookie, type SignedInEditor } from "#tests/support/studio/signed-in-editor";

export type PreviewedShop = ReturnType<typeof previewedShop>;

/** A running shop for an editor who previews its pages. */
export function previewedShop(url: string, editor: SignedInEditor) {
  return { enter, previewing, pageOf, everyPath, found, forgetPages, emails };

  function enter(secret: string, path: string, cookie = editor.cookie): Promise<Response> {
    const request = `sanity-preview-secret=${secret}&sanity-preview-pathname=${path}`;
    return fetch(`${url}/studio/preview/enter?${request}`, {
      headers: { Cookie: cookie },
      redirect: "manual",
    });
  }

  /** Opens a preview and returns the editor's cookies. */
  async function previewing(): Promise<string> {
    const entered = await enter(await editor.previewSecret(), "/");
    return `${editor.cookie}; ${readCookie(entered)}`;
  }

  async function pageOf(path: string, cookie = ""): Promise<string> {
    const answer = await fetch(`${url}${path}`, { headers: { Accept: "text/html", Cookie: cookie } });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  }

  /**
   * Returns every page of the sitemap, with one style for each line and layout, and public pages outside of the
   * sitemap.
   */
  async function everyPath(): Promise<readonly string[]> {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
    const styles = await found('*[_type == "style"]{"code": code.current, line, layout}');
    const codes = new Map(styles.map(({ code, line, layout }) => [`${line} ${layout}`, String(code)]));
    const isOfStyle = (path: string) => /^\/products\/kitchen-cabinets\/[^/]+\/./.test(path);
    const chosen = [...codes.values()].flatMap((code) => paths.filter((path) => path.endsWith(`/${code}`)));
    expect(chosen).toHaveLength(codes.size);
    expect(chosen.length).toBeGreaterThan(12);
    const unmapped = ["/search?query=white", "/search?query=zzz", "/favorites", "/compare"];
    const request = [
      "/favorites?style=trnv",
      "/compare?style=trnv",
      "/products/kitchen-cabinets?line=yarmouth-slab",
    ];
    return [...new Set([...paths.filter((path) => !isOfStyle(path)), ...chosen, ...unmapped, ...request])];
  }

  async function found(query: string): Promise<readonly Record<string, unknown>[]> {
    const answer = await editor.fetch(
      `/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}&perspective=published`,
    );
    return (await answer.json()).result;
  }

  /** Publishes the settings again unchanged, so that every page is rendered again. */
  async function forgetPages(): Promise<void> {
    const [settings] = await found('*[_id == "siteSettings"]');
    await editor.mutate({ createOrReplace: { ...settings, _id: "siteSettings" } });
  }

  /** Returns the text and HTML of every email in the demo's mailbox. */
  async function emails(cookie: string): Promise<readonly string[]> {
    const box = await (await fetch(`${url}/demo/mailbox`, { headers: { Cookie: cookie } })).text();
    const ids = [...new Set([...box.matchAll(/[?&;]mail=([\w-]+)/g)].map(([, id = ""]) => id))];
    const request = ids.flatMap((id) => [`/demo/mailbox/${id}/body`, `/demo/mailbox?mail=${id}&view=text`]);
    return Promise.all(request.map(async (path) => (await fetch(`${url}${path}`)).text()));
  }
}

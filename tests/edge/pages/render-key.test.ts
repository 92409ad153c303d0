import { describe, expect, it } from "vitest";
import { copyForTransfer, createCachedPage } from "~/edge/pages/cached-page.server";
import { toRenderKey } from "~/edge/pages/render-key";

const known = new Set(["/", "/faqs", "/blogs/an-island", "/products/kitchen-cabinets/jsi-cabinetry/trnv"]);

describe("toRenderKey", () => {
  it("returns the page's own key for a known path", () => {
    expect(toRenderKey("/faqs", known)).toEqual({ key: "/faqs", cachesNotFound: true });
    expect(toRenderKey("/blogs/an-island.data", known)).toEqual({
      key: "/blogs/an-island.data",
      cachesNotFound: true,
    });
    const style = "/products/kitchen-cabinets/jsi-cabinetry/trnv?type=color&value=trry";
    expect(toRenderKey(style, known)).toEqual({ key: style, cachesNotFound: true });
  });

  it("returns the path's own key and forbids caching a 404 when the route does not list its paths", () => {
    expect(toRenderKey("/order-samples", known)).toEqual({ key: "/order-samples", cachesNotFound: false });
    expect(toRenderKey("/checkout", known)).toEqual({ key: "/checkout", cachesNotFound: false });
    expect(toRenderKey("/nothing", undefined)).toEqual({ key: "/nothing", cachesNotFound: false });
    expect(toRenderKey("/faqs", undefined)).toEqual({ key: "/faqs", cachesNotFound: false });
  });

  it("returns one not-found key for all unknown addresses of a route", () => {
    expect(toRenderKey("/nothing", known)).toEqual({ key: "/not-found", cachesNotFound: true });
    expect(toRenderKey("/blogs/nothing?page=7", known)).toEqual({
      key: "/blogs/not-found",
      cachesNotFound: true,
    });
    expect(toRenderKey("/products/kitchen-cabinets/none/none?type=color&value=x", known)).toEqual({
      key: "/products/kitchen-cabinets/not-found/not-found",
      cachesNotFound: true,
    });
  });

  it("distinguishes pages from loader data, and the data of different routes", () => {
    expect(toRenderKey("/nothing.data", known).key).toBe("/not-found.data");
    expect(toRenderKey("/nothing.data?_routes=root", known).key).toBe("/not-found.data?_routes=root");
    expect(toRenderKey("/nothing.data?_routes=root&_routes=routes%2Fpages%2Fpage&page=2", known).key).toBe(
      "/not-found.data?_routes=root&_routes=routes%2Fpages%2Fpage",
    );
  });

  it("returns the path's own key when an editor publishes a page at the not-found path", () => {
    const placed = new Set([...known, "/blogs/not-found", "/not-found"]);
    expect(toRenderKey("/blogs/nothing", placed)).toEqual({ key: "/blogs/nothing", cachesNotFound: false });
    expect(toRenderKey("/nothing", placed)).toEqual({ key: "/not-found", cachesNotFound: true });
  });
});

describe("a cached page for another thread", () => {
  it("copies the bytes of each variant into separate buffers", async () => {
    const page = await createCachedPage(200, { "Content-Type": "text/html" }, Buffer.from("<p>Doors</p>"));
    const copy = copyForTransfer(page);
    for (const encoding of ["br", "gzip"] as const) {
      const [kept, sent] = [page.variants[encoding], copy.variants[encoding]];
      expect(sent.headers).toEqual(kept.headers);
      expect(Buffer.from(sent.body)).toEqual(Buffer.from(kept.body));
      expect(sent.body.buffer).not.toBe(kept.body.buffer);
      expect(sent.body.buffer.byteLength).toBe(kept.body.byteLength);
    }
    expect([copy.status, copy.etag, copy.notModified]).toEqual([200, page.etag, page.notModified]);
  });

  it("counts the compressed bytes and knows the length of each variant", async () => {
    const { bytes, variants, uncompressed } = await createCachedPage(200, {}, Buffer.from("x".repeat(1_000)));
    const { br, gzip } = variants;
    expect(bytes).toBe(br.body.byteLength + gzip.body.byteLength);
    expect(uncompressed.headers).toEqual([
      ...["ETag", expect.any(String), "Vary", "Accept-Encoding"],
      ...["Content-Length", "1000"],
    ]);
    expect(br.headers).toEqual([
      ...["ETag", expect.any(String), "Vary", "Accept-Encoding"],
      ...["Content-Length", String(br.body.byteLength), "Content-Encoding", "br"],
    ]);
  });
});

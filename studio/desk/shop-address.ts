import type { SanityDocumentLike } from "sanity";

type Find = (query: string, params: Record<string, unknown>) => Promise<string | null>;

const brandSlug = "*[_id == $brand][0].slug.current";

/** Where visitors find what a document says; undefined for documents without a page of their own. */
export async function shopAddress(document: SanityDocumentLike, find: Find): Promise<string | undefined> {
  const path = await pathOf(document, find);
  return path === undefined ? undefined : new URL(path, window.location.origin).href;
}

async function pathOf(document: SanityDocumentLike, find: Find): Promise<string | undefined> {
  switch (document._type) {
    case "page":
      return typeof document.path === "string" ? document.path : undefined;
    case "category":
      return below("/products", textAt(document.slug, "current"));
    case "brand":
      return below("/products/kitchen-cabinets", textAt(document.slug, "current"));
    case "style": {
      const brand = textAt(document.brand, "_ref");
      const slug = brand && (await find(brandSlug, { brand }));
      return below("/products/kitchen-cabinets", slug, textAt(document.code, "current"));
    }
    default:
      return undefined;
  }
}

function below(...parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.every((part) => part) ? parts.join("/") : undefined;
}

function textAt(value: unknown, key: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const text: unknown = Reflect.get(value, key);
  return typeof text === "string" ? text : undefined;
}

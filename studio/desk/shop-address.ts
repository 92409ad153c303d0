import type { SanityDocumentLike } from "sanity";
import { paths } from "../../app/kernel/paths";

type Find = (query: string, params: Record<string, unknown>) => Promise<string | null>;

const brandSlug = "*[_id == $brand][0].slug.current";

/** Where visitors find what a document says; undefined for documents without a page of their own. */
export async function shopAddress(document: SanityDocumentLike, find: Find): Promise<string | undefined> {
  const path = await pathOf(document, find);
  return path ? new URL(path, window.location.origin).href : undefined;
}

async function pathOf(document: SanityDocumentLike, find: Find): Promise<string | undefined> {
  switch (document._type) {
    case "page":
      return typeof document.path === "string" ? document.path : undefined;
    case "category": {
      const slug = textAt(document.slug, "current");
      return slug && paths.category(slug);
    }
    case "brand": {
      const slug = textAt(document.slug, "current");
      return slug && paths.brand(slug);
    }
    case "style": {
      const brand = textAt(document.brand, "_ref");
      const slug = brand && (await find(brandSlug, { brand }));
      const code = textAt(document.code, "current");
      return slug && code ? paths.style(slug, code) : undefined;
    }
    default:
      return undefined;
  }
}

function textAt(value: unknown, key: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const text: unknown = Reflect.get(value, key);
  return typeof text === "string" ? text : undefined;
}

import type { Block } from "../blocks";
import { type Stored, type StoredImage, typed } from "../stored";

const switches = [
  "faq",
  "breadcrumb",
  "video",
  "googleSearchConsole",
  "googleTagManager",
  "product",
  "localBusiness",
  "organization",
] as const;
type Switch = (typeof switches)[number];

/** Ruling C54: these three are on unless a page says otherwise. */
const onByDefault: readonly Switch[] = ["faq", "breadcrumb", "video"];

type Page = {
  id: string;
  name: string;
  path: string;
  alsoAt?: readonly string[];
  title: string;
  /** Without one, the heading and the name of the shop stand in (ruling B09). */
  seo?: { title: string; description: string; image?: StoredImage; noIndex?: boolean };
  breadcrumb: readonly { text: string; url: string }[];
  schemas?: Partial<Record<Switch, boolean>>;
  /** Sample text that somebody must read before the shop goes live: the desk says so to the editor. */
  isDemo?: boolean;
  blocks: readonly Block[];
};

/** One page document (S3 §3.1): metadata, breadcrumb, the eight schema switches, and its blocks. */
export function page({ id, schemas = {}, breadcrumb, ...rest }: Page): Stored {
  return {
    _id: `page-${id}`,
    _type: "page",
    ...rest,
    breadcrumb: typed("breadcrumbItem", breadcrumb),
    schemas: Object.fromEntries(
      switches.map((name) => [name, { addSchema: schemas[name] ?? onByDefault.includes(name) }]),
    ),
  };
}

export const home = { text: "Home", url: "/" };

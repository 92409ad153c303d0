import type { Stored } from "./stored";

/** The tables of this folder say where something leads by its address; documents hold what it leads to. */

export type Link = {
  readonly _type: "link";
  readonly kind: "document" | "address" | "mail" | "phone";
  readonly document?: { readonly _type: "reference"; readonly _ref: string };
  readonly place?: string;
  readonly address?: string;
  readonly mail?: string;
  readonly phone?: string;
};
type Addresses = ReadonlyMap<string, string>;
type Fields = Readonly<Record<string, unknown>>;

/** Types that carry a link, and the field their address is written in here. */
const carriers: Readonly<Record<string, { readonly typed: string; readonly stored: string }>> = {
  action: { typed: "path", stored: "link" },
  menuItem: { typed: "path", stored: "link" },
  menuGroup: { typed: "path", stored: "link" },
  menuLink: { typed: "path", stored: "link" },
  contactItem: { typed: "path", stored: "link" },
  announcement: { typed: "path", stored: "link" },
  breadcrumbItem: { typed: "url", stored: "link" },
  redirect: { typed: "to", stored: "to" },
};

/** The documents with every address in them turned into a link; what leads nowhere stops the build. */
export function linked(documents: readonly Stored[]): readonly Stored[] {
  const addresses = new Map(
    documents.flatMap((document) => {
      const address = addressOf(document);
      return address ? [[address, document._id] as const] : [];
    }),
  );
  return documents.map((document) => ({
    ...document,
    ...fieldsWithLinks(document, addresses),
  }));
}

function withLinks(value: unknown, addresses: Addresses): unknown {
  if (Array.isArray(value)) return value.map((entry) => withLinks(entry, addresses));
  return isFields(value) ? fieldsWithLinks(value, addresses) : value;
}

function fieldsWithLinks(entry: Fields, addresses: Addresses): Fields {
  if (entry._type === "link" && typeof entry.href === "string") {
    const { href, ...rest } = entry;
    return { ...rest, ...linkTo(href, addresses) };
  }
  const carrier = carriers[String(entry._type)];
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) =>
      carrier?.typed === name && typeof value === "string"
        ? [carrier.stored, linkTo(value, addresses)]
        : [name, withLinks(value, addresses)],
    ),
  );
}

function linkTo(address: string, addresses: Addresses): Link {
  if (address.startsWith("mailto:")) return { _type: "link", kind: "mail", mail: address.slice(7) };
  if (address.startsWith("tel:")) return { _type: "link", kind: "phone", phone: address.slice(4) };
  if (!address.startsWith("/")) return { _type: "link", kind: "address", address };
  const [path = ""] = address.split(/[?#]/, 1);
  const place = address.slice(path.length);
  const id = addresses.get(path);
  if (!id) throw new Error(`nothing stands at ${path}, which something leads to`);
  return {
    _type: "link",
    kind: "document",
    document: { _type: "reference", _ref: id },
    ...(place && { place }),
  };
}

function addressOf(document: Stored): string | undefined {
  const slug = currentOf(document.slug);
  switch (document._type) {
    case "page":
      return typeof document.path === "string" ? document.path : undefined;
    case "style":
      return `/products/kitchen-cabinets/${refOf(document.brand).replace("brand-", "")}/${currentOf(document.code)}`;
    case "blogPost":
      return `/blogs/${slug}`;
    case "blogCategory":
      return `/blogs/category/${slug}`;
    case "blogAuthor":
      return `/blogs/authors/${currentOf(document.id)}`;
    default:
      return undefined;
  }
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const textAt = (value: unknown, name: string) => (isFields(value) ? String(value[name]) : "");
const currentOf = (slug: unknown) => textAt(slug, "current");
const refOf = (reference: unknown) => textAt(reference, "_ref");

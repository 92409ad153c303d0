import { telephoneLink } from "~/domains/navigation/contact-item";
import type { BlockContent } from "../contents";

type Block = BlockContent<"contactInfo">;
type Item = Block["items"][number];
type Site = NonNullable<Block["site"]>;

/** One way to reach the shop, ready to be shown: where its words lead, and what else is said. */
export type ContactWay = {
  readonly key: string;
  readonly type: Item["type"];
  readonly title: string;
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  readonly href?: string | undefined;
  readonly hours: readonly { readonly days: string; readonly time: string }[];
};

const titles = {
  address: "Visit",
  phone: "Call",
  email: "Write",
  hours: "Opening hours",
} as const satisfies Record<Item["type"], string>;

/** The ways an editor wrote, else those of the site settings, in the order people look for them. */
export function contactWays({ items, site }: Pick<Block, "items" | "site">): readonly ContactWay[] {
  return items.length > 0 ? items.map(wayOf) : site ? waysOfShop(site) : [];
}

function wayOf({ _key, type, title = titles[type], subTitle, text, hours, ...map }: Item): ContactWay {
  return { key: _key, type, title, note: subTitle, text, hours, href: hrefOf(type, text, map) };
}

type MapLink = Pick<Item, "enableMapLink" | "mapLink">;

/** FAQ-003: an address leads to a map only where the editor switched that on. */
function hrefOf(type: Item["type"], text = "", { enableMapLink, mapLink }: MapLink): string | undefined {
  if (type === "phone") return telephoneLink(text);
  if (type === "email") return `mailto:${text}`;
  if (type === "address" && enableMapLink) return mapLink;
  return undefined;
}

function waysOfShop({ phone, email, address, hours }: Site): readonly ContactWay[] {
  const place = [address?.city, [address?.state, address?.zip].filter(Boolean).join(" ")].filter(Boolean);
  const lines = [address?.street, place.join(", ")].filter(Boolean).join("\n");
  const shown = { enableMapLink: true, mapLink: address?.mapLink };
  const way = (type: Item["type"], text: string | undefined, dates: Site["hours"] = []): ContactWay[] =>
    text || dates.length > 0
      ? [{ key: type, type, title: titles[type], text, hours: dates, href: hrefOf(type, text, shown) }]
      : [];
  return [
    ...way("phone", phone),
    ...way("email", email),
    ...way("address", lines || undefined),
    ...way("hours", undefined, hours),
  ];
}

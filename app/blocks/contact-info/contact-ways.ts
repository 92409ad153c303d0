import type { ContentImage } from "~/content/schemas";
import { toPhoneLink } from "~/domains/navigation/contact-item";
import { assertNever } from "~/kernel/result";
import { stripStega } from "~/kernel/text/stega";
import { type IconName, isIconName } from "~/ui/icon";
import type { BlockContent } from "../block-contents";

type Block = BlockContent<"contactInfo">;
type Item = Block["items"][number];
type Site = NonNullable<Block["site"]>;

/** One contact option with its text and link target. */
export type ContactWay = {
  readonly key: string;
  readonly type: Item["type"];
  readonly icon: IconName;
  /** Pictures may have no title. */
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly text?: string | undefined;
  readonly href?: string | undefined;
  readonly image?: ContentImage | undefined;
  readonly hours: readonly { readonly days: string; readonly time: string }[];
};

const defaultLooks: Readonly<Record<Item["type"], { readonly title?: string; readonly icon: IconName }>> = {
  address: { title: "Visit", icon: "pin" },
  phone: { title: "Call", icon: "phone" },
  sms: { title: "Text", icon: "message" },
  email: { title: "Write", icon: "mail" },
  link: { title: "Learn more", icon: "arrow-right" },
  "icon-link": { title: "Learn more", icon: "link" },
  image: { icon: "door" },
  hours: { title: "Opening hours", icon: "clock" },
};

/** Returns the contact options of the block, or those of the site settings, in display order. */
export function toContactWays({ items, site }: Pick<Block, "items" | "site">): readonly ContactWay[] {
  return items.length > 0 ? items.map(toContactWay) : site ? getShopContactWays(site) : [];
}

function toContactWay({ _key, type, title = defaultLooks[type].title, subTitle, ...item }: Item): ContactWay {
  const { text, hours, image } = item;
  const icon =
    type === "icon-link" && item.icon && isIconName(item.icon) ? item.icon : defaultLooks[type].icon;
  return {
    key: _key,
    type,
    icon,
    title,
    note: subTitle,
    text,
    hours,
    image,
    href: getHref(type, text, item),
  };
}

type LinkTarget = Pick<Item, "enableMapLink" | "mapLink" | "path">;

/** Addresses link to a map only if an editor enabled it (NAV-006, FAQ-003). */
function getHref(
  type: Item["type"],
  text = "",
  { enableMapLink, mapLink, path }: LinkTarget,
): string | undefined {
  switch (type) {
    case "phone":
      return toPhoneLink(text);
    case "sms":
      return toPhoneLink(text, "sms");
    case "email":
      return `mailto:${stripStega(text)}`;
    case "address":
      return enableMapLink ? mapLink : undefined;
    case "link":
    case "icon-link":
      return path;
    case "image":
    case "hours":
      return undefined;
    default:
      return assertNever(type);
  }
}

function getShopContactWays({ phone, email, address, hours }: Site): readonly ContactWay[] {
  const addressParts = [address?.city, [address?.state, address?.zip].filter(Boolean).join(" ")].filter(
    Boolean,
  );
  const lines = [address?.street, addressParts.join(", ")].filter(Boolean).join("\n");
  const defaults = { enableMapLink: true, mapLink: address?.mapLink, path: undefined };
  const createWays = (
    type: Item["type"],
    text: string | undefined,
    dates: Site["hours"] = [],
  ): ContactWay[] =>
    text || dates.length > 0
      ? [{ key: type, type, ...defaultLooks[type], text, hours: dates, href: getHref(type, text, defaults) }]
      : [];
  return [
    ...createWays("phone", phone),
    ...createWays("email", email),
    ...createWays("address", lines || undefined),
    ...createWays("hours", undefined, hours),
  ];
}

import type { IconName } from "~/ui/icon";
import type { Site } from "./navigation.schema";

/**
 * One line of a contact list (NAV-006, FAQ-003): the item types of the navigation and of the contact entities in one
 * shape (FAQ-003).
 */
export type ContactItem =
  | { readonly type: "phone"; readonly text: string; readonly title?: string }
  | { readonly type: "email"; readonly text: string; readonly title?: string }
  | { readonly type: "sms"; readonly text: string; readonly title?: string }
  | {
      readonly type: "address";
      readonly lines: readonly string[];
      readonly mapLink?: string | undefined;
      readonly title?: string;
    }
  | { readonly type: "link"; readonly text: string; readonly path: string; readonly title?: string }
  | {
      readonly type: "icon-link";
      readonly text: string;
      readonly path: string;
      readonly icon: IconName;
      readonly title?: string;
    }
  | { readonly type: "image"; readonly src: string; readonly altText: string; readonly title?: string }
  | {
      readonly type: "hours";
      readonly hours: readonly { readonly days: string; readonly time: string }[];
      readonly title?: string;
    };

/** NAV-006: a phone number as people write it, dialled: '(406) 555-0142' is 'tel:+14065550142'. */
export function toPhoneLink(phone: string, scheme: "tel" | "sms" = "tel"): string {
  const digits = phone.replace(/\D/g, "");
  const international = phone.trim().startsWith("+") || digits.length !== 10 ? digits : `1${digits}`;
  return `${scheme}:+${international}`;
}

/** How to reach the shop, from its settings, in the order people look for it. */
export function getContactItems(site: Site): readonly ContactItem[] {
  const { address, phone, email, hours } = site;
  const lines = [address?.street, formatCityLine(address)].filter(
    (line) => line !== undefined && line !== "",
  );
  return [
    ...(lines.length > 0
      ? [{ type: "address" as const, lines: lines.map(String), mapLink: address?.mapLink }]
      : []),
    ...(phone ? [{ type: "phone" as const, text: phone }] : []),
    ...(email ? [{ type: "email" as const, text: email }] : []),
    ...(hours.length > 0 ? [{ type: "hours" as const, hours }] : []),
  ];
}

function formatCityLine(address: Site["address"]): string {
  const place = [address?.city, address?.state].filter(Boolean).join(", ");
  return [place, address?.zip].filter(Boolean).join(" ");
}

import type { IconName } from "~/ui/icon";
import type { Site } from "./navigation.schema";

/** An item of a contact list (NAV-006, FAQ-003), from the navigation or from contact documents. */
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

/** NAV-006: converts a written phone number to a link: '(406) 555-0142' is 'tel:+14065550142'. */
export function toPhoneLink(phone: string, scheme: "tel" | "sms" = "tel"): string {
  const digits = phone.replace(/\D/g, "");
  const international = phone.trim().startsWith("+") || digits.length !== 10 ? digits : `1${digits}`;
  return `${scheme}:+${international}`;
}

/** Returns the shop's contact items from its settings, most used first. */
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
  const cityAndState = [address?.city, address?.state].filter(Boolean).join(", ");
  return [cityAndState, address?.zip].filter(Boolean).join(" ");
}

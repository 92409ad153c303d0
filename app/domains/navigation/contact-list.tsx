import type { ReactNode } from "react";
import { stripStega } from "~/kernel/text/stega";
import { classNames } from "~/ui/class-names";
import { Icon, type IconName } from "~/ui/icon";
import { Link } from "~/ui/link";
import { type ContactItem, toPhoneLink } from "./contact-item";

/** NAV-006, FAQ-002: addresses, phone numbers, email addresses, links and opening hours. */
export function ContactList({
  items,
  className,
}: {
  readonly items: readonly ContactItem[];
  readonly className?: string;
}) {
  return (
    <ul className={classNames("flex flex-col gap-3.5 text-sm", className)}>
      {items.map((item) => (
        <li key={getContactKey(item)} className="flex items-start gap-3">
          <Icon name={getContactIcon(item)} size="small" className="mt-0.5 opacity-70" />
          <div>
            {item.title ? <p className="font-medium">{item.title}</p> : null}
            <Content item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type ContactRenderers = {
  readonly [T in ContactItem["type"]]: (item: Extract<ContactItem, { type: T }>) => ReactNode;
};

const renderers: ContactRenderers = {
  phone: (item) => <ContactLink to={toPhoneLink(item.text)}>{item.text}</ContactLink>,
  sms: (item) => <ContactLink to={toPhoneLink(item.text, "sms")}>{item.text}</ContactLink>,
  email: (item) => <ContactLink to={`mailto:${stripStega(item.text)}`}>{item.text}</ContactLink>,
  link: (item) => <ContactLink to={item.path}>{item.text}</ContactLink>,
  "icon-link": (item) => <ContactLink to={item.path}>{item.text}</ContactLink>,
  image: (item) => <img src={item.src} alt={item.altText} loading="lazy" className="max-w-xs" />,
  address: (item) => {
    const lines = item.lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));
    return (
      <address className="not-italic">
        {item.mapLink ? <ContactLink to={item.mapLink}>{lines}</ContactLink> : lines}
      </address>
    );
  },
  hours: (item) => (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
      {item.hours.map(({ days, time }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd className="tabular-nums opacity-80">{time}</dd>
        </div>
      ))}
    </dl>
  ),
};

function Content({ item }: { readonly item: ContactItem }) {
  return render(item.type, item);
}

function render<T extends ContactItem["type"]>(type: T, item: Extract<ContactItem, { type: T }>): ReactNode {
  return renderers[type](item);
}

function ContactLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} variant="plain" className="underline-grow">
      {children}
    </Link>
  );
}

const icons = {
  phone: "phone",
  sms: "message",
  email: "mail",
  link: "link",
  image: "door",
  address: "pin",
  hours: "clock",
} as const satisfies Record<Exclude<ContactItem["type"], "icon-link">, IconName>;

function getContactIcon(item: ContactItem): IconName {
  return item.type === "icon-link" ? item.icon : icons[item.type];
}

function getContactKey(item: ContactItem): string {
  return `${item.type} ${"text" in item ? item.text : ""}`;
}

import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";
import { type ContactWay, toContactWays } from "./contact-ways";
import { StartChat } from "./start-chat";

/** Contact options, side by side on a contact page or as a help section at the end of another page. */
export function ContactInfo({ block }: BlockViewProps<"contactInfo">) {
  const contactWays = toContactWays(block);
  const isHelp = block.layout === "help";
  return (
    <section className={isHelp ? "bg-paper-deep" : undefined}>
      <div className="section container-wide">
        <SectionHeading title={block.title} description={block.description} />
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {contactWays.map((contactWay) => (
            <li key={contactWay.key} className="border-t border-ink pt-5">
              <ContactWayItem contactWay={contactWay} headingLevel={block.title ? "h3" : "h2"} />
            </li>
          ))}
        </ul>
        {block.hasChat ? <StartChat /> : null}
      </div>
    </section>
  );
}

type ContactWayProps = { readonly contactWay: ContactWay; readonly headingLevel: "h2" | "h3" };

function ContactWayItem({ contactWay, headingLevel: Heading }: ContactWayProps) {
  return (
    <div className="flex flex-col gap-3">
      {contactWay.title ? (
        <Heading className="flex items-center gap-3 text-h4">
          <Icon name={contactWay.icon} className="text-brass-deep" />
          {contactWay.title}
        </Heading>
      ) : null}
      {contactWay.type === "image" && contactWay.image ? (
        <Picture
          image={contactWay.image}
          ratio={pictureRatios.contact}
          sizes="(min-width: 75rem) 22vw, (min-width: 40rem) 45vw, 90vw"
        />
      ) : null}
      {contactWay.note ? <p className="text-sm text-ink-soft">{contactWay.note}</p> : null}
      {contactWay.text ? <ContactWayText contactWay={contactWay} /> : null}
      {contactWay.hours.length > 0 ? (
        <dl className="flex flex-col gap-1 text-sm">
          {contactWay.hours.map(({ days, time }) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-4">
              <dt>{days}</dt>
              <dd className="tabular-nums text-ink-soft">{time}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

function ContactWayText({ contactWay: { type, text, href } }: { readonly contactWay: ContactWay }) {
  const label =
    type === "address" ? <address className="whitespace-pre-line not-italic">{text}</address> : text;
  return <div>{href ? <Link to={href}>{label}</Link> : label}</div>;
}

import { Picture } from "~/content/image";
import { pictureRatios } from "~/content/picture-ratios";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";
import { type ContactWay, toContactWays } from "./contact-ways";
import { StartChat } from "./start-chat";

/** Contact options, side by side on a contact page or as a help section at the end of another page. */
export function ContactInfo({ block }: BlockViewProps<"contactInfo">) {
  const ways = toContactWays(block);
  const isHelp = block.layout === "help";
  return (
    <section className={isHelp ? "bg-paper-deep" : undefined}>
      <div className="section container-wide">
        <SectionHeading title={block.title} description={block.description} />
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          {ways.map((way) => (
            <li key={way.key} className="border-t border-ink pt-5">
              <Way way={way} headingLevel={block.title ? "h3" : "h2"} />
            </li>
          ))}
        </ul>
        {block.hasChat ? <StartChat /> : null}
      </div>
    </section>
  );
}

type WayProps = { readonly way: ContactWay; readonly headingLevel: "h2" | "h3" };

function Way({ way, headingLevel: Heading }: WayProps) {
  return (
    <div className="flex flex-col gap-3">
      {way.title ? (
        <Heading className="flex items-center gap-3 text-h4">
          <Icon name={way.icon} className="text-brass-deep" />
          {way.title}
        </Heading>
      ) : null}
      {way.type === "image" && way.image ? (
        <Picture
          image={way.image}
          ratio={pictureRatios.contact}
          sizes="(min-width: 75rem) 22vw, (min-width: 40rem) 45vw, 90vw"
        />
      ) : null}
      {way.note ? <p className="text-sm text-ink-soft">{way.note}</p> : null}
      {way.text ? <WayText way={way} /> : null}
      {way.hours.length > 0 ? (
        <dl className="flex flex-col gap-1 text-sm">
          {way.hours.map(({ days, time }) => (
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

function WayText({ way: { type, text, href } }: { readonly way: ContactWay }) {
  const words =
    type === "address" ? <address className="whitespace-pre-line not-italic">{text}</address> : text;
  return <div>{href ? <Link to={href}>{words}</Link> : words}</div>;
}

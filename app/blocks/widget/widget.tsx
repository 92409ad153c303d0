import { type CSSProperties, useCallback, useState } from "react";
import { useConsent } from "~/domains/consent/consent-store";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { ThirdPartyWidget } from "~/ui/runtime/third-party-widget";
import { Title } from "~/ui/title";
import type { BlockContent } from "../block-contents";
import type { BlockViewProps } from "../block-view";
import { ActionLinks } from "../parts/action-links";

type Kind = BlockContent<"widget">["kind"];

const kinds = {
  booking: { icon: "clock", show: "Show the calendar" },
  reviews: { icon: "check", show: "Show the reviews" },
  map: { icon: "pin", show: "Show the map" },
} as const satisfies { [K in Kind]: { icon: IconName; show: string } };

/** A booking widget is 700 px high and at least 320 px wide. */
const sizes: { readonly [K in Kind]: CSSProperties } = {
  booking: { height: 700, minWidth: 320 },
  reviews: { minHeight: 120 },
  map: { height: 450 },
};

const deviceClassNames = { all: "", desktop: "max-xl:hidden", mobile: "xl:hidden" } as const;

/**
 * A third-party widget: a calendar, review badges or a map. It loads after consent or a click. Until then, or
 * if it fails, the shop's own text is shown.
 */
export function Widget({ block }: BlockViewProps<"widget">) {
  const { choice } = useConsent();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const { scriptUrl } = block;
  const isWanted = scriptUrl !== undefined && !hasFailed && (isAsked || choice.includes("marketing"));
  return (
    <section className={`section container-wide ${deviceClassNames[block.devices ?? "all"]}`}>
      {isWanted ? (
        <>
          <div className="mb-8">
            <WidgetTitle block={block} />
          </div>
          <ThirdPartyWidget
            scriptUrl={scriptUrl}
            elementClass={block.elementClass}
            attributes={block.attributes}
            style={sizes[block.kind]}
            onFail={fail}
          />
        </>
      ) : (
        <div className="flex flex-col items-start gap-6 border border-line bg-white p-6 sm:p-10 lg:p-14">
          <Icon name={kinds[block.kind].icon} size="large" className="text-brass-deep" />
          <WidgetTitle block={block} />
          <ActionLinks actions={block.actions} />
          {scriptUrl && !hasFailed ? (
            <WidgetConsent kind={block.kind} host={new URL(scriptUrl).host} onShow={() => setAsked(true)} />
          ) : null}
          {hasFailed ? (
            <p role="status" className="text-sm text-ink-soft">
              This service isn't responding. You can still reach us any of the ways above.
            </p>
          ) : null}
        </div>
      )}
    </section>
  );
}

type WidgetConsentProps = { readonly kind: Kind; readonly host: string; readonly onShow: () => void };

/** Names the service before it is loaded. */
function WidgetConsent({ kind, host, onShow }: WidgetConsentProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button variant="secondary" onClick={onShow}>
        {kinds[kind].show}
      </Button>
      <p className="text-sm text-ink-soft">It comes from {host}, which may set its own cookies.</p>
    </div>
  );
}

function WidgetTitle({ block: { title, description } }: Pick<BlockViewProps<"widget">, "block">) {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Title as="h2" size="section">
        {title}
      </Title>
      {description ? <p className="text-lead text-ink-soft">{description}</p> : null}
    </div>
  );
}

import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { EmbeddedWidget } from "~/content/embedded-widget";
import { useConsent } from "~/domains/consent/consent-store";
import { type DeviceClass, observeDeviceClass } from "~/domains/navigation/device-class";
import { paths } from "~/kernel/paths";
import { Rating } from "~/ui/content/rating";
import { Link } from "~/ui/link";

const InjectedWidget = lazy(async () => ({
  default: (await import("~/ui/runtime/third-party-widget")).ThirdPartyWidget,
}));

/** The average and number of the shop's reviews, and the badges of a review service. */
export type ReviewBadges = {
  readonly avgRating: number;
  readonly reviewCount: number;
  readonly desktop: EmbeddedWidget | undefined;
  readonly mobile: EmbeddedWidget | undefined;
};

const deviceClassNames = { desktop: "max-xl:hidden", mobile: "xl:hidden" } as const;

/** Reserves one line of stars against layout shift. */
const badgeSize = { minHeight: 44 } as const;

type ReviewBadgeProps = { readonly badges: ReviewBadges; readonly device: keyof typeof deviceClassNames };

/**
 * The badge of a review service, one for desktops and one for smaller devices (CAT-004). Without consent or
 * when it fails, the shop's own rating replaces it.
 */
export function ReviewBadge({ badges, device }: ReviewBadgeProps) {
  const { choice } = useConsent();
  const screen = useDeviceClass();
  const isHere = screen !== undefined && (screen === "desktop") === (device === "desktop");
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const service = badges[device];
  const isWanted = isHere && !hasFailed && choice.includes("marketing");
  const shopBadge = <ShopReviewBadge badges={badges} />;
  return (
    <div className={deviceClassNames[device]} data-badge={device}>
      {service?.scriptUrl && isWanted ? (
        <Suspense fallback={shopBadge}>
          <InjectedWidget
            scriptUrl={service.scriptUrl}
            elementClass={service.elementClass}
            attributes={service.attributes}
            style={badgeSize}
            onFail={fail}
          />
        </Suspense>
      ) : (
        shopBadge
      )}
    </div>
  );
}

function ShopReviewBadge({ badges: { avgRating, reviewCount } }: Pick<ReviewBadgeProps, "badges">) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Rating value={avgRating} />
      <Link to={paths.customerReviews} prefetch="intent">
        {avgRating.toFixed(1)} from {reviewCount} {reviewCount === 1 ? "review" : "reviews"}
      </Link>
    </p>
  );
}

/** Returns the device class of the window; undefined before hydration. */
function useDeviceClass(): DeviceClass | undefined {
  const [device, setDevice] = useState<DeviceClass>();
  useEffect(() => observeDeviceClass(window, setDevice), []);
  return device;
}

import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { consentCategories } from "./consent";
import { consentTexts as texts } from "./consent.messages";
import { saveConsent } from "./consent-store";

/** CONS-001: the banner at the bottom of the window. The page stays usable behind it. */
export function ConsentBanner({ onManage }: { readonly onManage: () => void }) {
  return (
    <section aria-label={texts.banner} className="consent-banner no-print">
      <div className="container-wide flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-5">
        <p className="max-w-prose flex-1 basis-80 text-sm">
          {texts.question} <Link to={paths.privacyPolicy}>{texts.privacy}</Link>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="inverse" size="small" onClick={() => saveConsent(consentCategories)}>
            {texts.acceptAll}
          </Button>
          <Button variant="inverse" size="small" onClick={() => saveConsent([])}>
            {texts.rejectAll}
          </Button>
          <Button variant="text" size="small" onClick={onManage}>
            {texts.manage}
          </Button>
        </div>
      </div>
    </section>
  );
}

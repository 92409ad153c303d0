import type { ReactElement } from "react";
import { loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import type { Content } from "~/content/client/content";
import { fetchSiteSettings } from "~/content/site-settings.server";
import { findResultPage } from "~/domains/checkout/result-page/result-page.server";
import { ResultView } from "~/domains/checkout/result-page/result-view";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import { EstimatorView } from "~/domains/estimator/view/estimator-view";
import { previewedFormEmailSchema, previewFormEmail } from "~/domains/forms/emails/preview-form-email.server";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { getFormSteps } from "~/domains/forms/template/form-steps";
import { FormView } from "~/domains/forms/view/form-view";
import { emptyFormState } from "~/domains/forms/view/initial-form-state";
import { AnnouncementBar } from "~/domains/navigation/header/announcement-bar";
import { SiteHeader } from "~/domains/navigation/header/site-header";
import { loadShell } from "~/domains/navigation/load-shell.server";
import { SiteFooter } from "~/domains/navigation/site-footer";
import { loadActivePopups } from "~/domains/popups/load-popups.server";
import { PopupWindow } from "~/domains/popups/popup-window";
import { PopularSearches } from "~/domains/search/popular-searches";
import { renderEmailPreview } from "~/edge/studio/render-email-preview.server";
import type { Log } from "~/kernel/log";
import type { ContentDocument } from "../content/content";
import { renderComponentAt } from "../views/render-route";

type Sources = { readonly content: Content; readonly log: Log };
/** Renders a document that does not have a page. */
type PreviewRenderer = (sources: Sources, document: ContentDocument) => Promise<readonly string[]>;

const publicUrl = "https://shop.example";
const now = new Date("2026-03-02T08:30:00Z");
const nothing = () => undefined;

const renderElements = (...elements: readonly ReactElement[]) =>
  Promise.all(elements.map((element) => renderComponentAt("/around", () => element)));

/** Renders the frame of every page: announcement bar, header and footer. */
const frame: PreviewRenderer = async (sources) => {
  const shell = await loadShell(sources);
  return renderElements(
    <AnnouncementBar announcement={shell.site.announcement} demo={false} />,
    <SiteHeader
      shell={shell}
      path="/around"
      search={null}
      favorites={null}
      cart={null}
      account={null}
      menuFooter={null}
    />,
    <PopularSearches texts={shell.site.popularSearches} />,
    <SiteFooter shell={shell} demo={false} extraLinks={[]} />,
  );
};

/** Renders every step of a form, and its message after sending. */
const form: PreviewRenderer = async ({ content }, { name }) => {
  const found = await findFormTemplate(content, String(name));
  if (!found) return [];
  const starts = getFormSteps(found).map((_, step) => ({ ...emptyFormState, step }));
  return renderElements(
    ...starts.map((start) => <FormView key={start.step} form={found} start={start} />),
    <FormView key="sent" form={found} start={{ ...emptyFormState, isSent: true }} />,
  );
};

const estimator: PreviewRenderer = async (sources, { name }) => {
  const found = await findEstimator({ ...sources, clock: { now: () => now } }, String(name));
  return found
    ? renderElements(<EstimatorView estimator={found} shop={(await fetchSiteSettings(sources)).name} />)
    : [];
};

/** Renders the site settings: on every page, in the head of one, and in an email. */
const everywhere: PreviewRenderer = async (sources, document) => {
  const { html } = await previewFormEmail(
    sources,
    previewedFormEmailSchema.parse({ _type: "formMail" }),
    publicUrl,
  );
  const found = await loadPage({ ...sources, env: { publicUrl } }, "/");
  return [
    ...(await frame(sources, document)),
    html,
    JSON.stringify(found.ok && createCmsPageMeta(found.value)),
  ];
};

const email: PreviewRenderer = async (sources, document) => {
  const found = await renderEmailPreview(sources, document, { publicUrl, now });
  return found ? [found.subject, found.html] : [];
};

export const documentPreviews: Readonly<Record<string, PreviewRenderer>> = {
  navigation: frame,
  siteSettings: everywhere,
  popup: async (sources) => {
    const popups = await loadActivePopups(sources);
    return renderElements(
      ...popups.map((popup) => <PopupWindow key={popup.name} popup={popup} isOpen onClose={nothing} />),
    );
  },
  resultPage: async (sources, { name }) => {
    const found = await findResultPage(sources, name === "order-success" ? name : "payment-failure");
    return renderElements(
      ...(found?.variants ?? []).map((variant) => <ResultView key={variant.key} variant={variant} />),
    );
  },
  formTemplate: form,
  multiStepForm: form,
  estimatorTemplate: estimator,
  mailText: email,
  formMail: email,
};

import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { getEntryText } from "~/domains/forms/entries/form-entries";
import { Honeypot } from "~/domains/forms/view/honeypot";
import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Alert } from "~/ui/feedback/alert";
import { listEstimatorFields } from "../estimator-fields";
import type { Estimator, EstimatorTemplate } from "../estimator-template";
import { SaveEstimateActions } from "../saved-estimates/save-estimate-actions";
import { getOptionImages } from "./door-field";
import { EstimateBar } from "./estimate-bar";
import { EstimateSummary } from "./estimate-summary";
import { EstimatorGroupView } from "./estimator-group-view";
import { toFormElementId, useEstimator } from "./use-estimator";

type EstimatorViewProps = {
  readonly estimator: Estimator;
  /** The name of the shop, for the PDF. */
  readonly shop: string;
  /** Earlier answers, if a link reopened the estimate. */
  readonly saved?: FormEntries | null;
};

/** The estimator (EST-001): groups of questions with the price summary beside them. */
export function EstimatorView({ estimator, shop, saved = null }: EstimatorViewProps) {
  const { template } = estimator;
  const state = useEstimator(estimator, shop, saved);
  const { formEntries, total, hasPrice } = state;
  const onTop = template.summary.position === "top";
  const summary = {
    summary: template.summary,
    total,
    hasPrice,
    door: findDoorPicture(template, formEntries.entries),
  };
  const saveActions = hasPrice ? (
    <SaveEstimateActions name={template.name} entries={formEntries.entries} />
  ) : null;
  return (
    <section className={classNames("container-wide pt-8 pb-section", template.className)}>
      {saved ? <QuoteRequest template={template} isSending={state.working === "submit"} /> : null}
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-12">
        <EstimatorForm
          template={template}
          state={state}
          className={onTop ? "lg:col-span-12 lg:row-start-2" : "lg:col-span-8"}
        />
        <aside
          aria-label={template.summary.title ?? "Your estimate"}
          className={onTop ? "lg:col-span-12 lg:row-start-1" : "hidden lg:col-span-4 lg:block"}
        >
          <div className={onTop ? undefined : "sticky top-28"}>
            <EstimateSummary {...summary} />
            {saveActions}
          </div>
        </aside>
      </div>
      {/* On phones the summary at the top scrolls out of view. */}
      <EstimateBar {...summary}>{saveActions}</EstimateBar>
    </section>
  );
}

type QuoteRequestProps = { readonly template: EstimatorTemplate; readonly isSending: boolean };

/** Requests a quote for a saved estimate; asks for contact data if they are missing. */
function QuoteRequest({ template, isSending }: QuoteRequestProps) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 pb-8">
      <Button
        type="submit"
        form={toFormElementId(template.name)}
        size="large"
        busy={isSending}
        busyLabel="Sending"
      >
        Request a quote from this estimate
      </Button>
      <p className="text-sm text-ink-soft">We'll get all your answers; just tell us how to reach you.</p>
    </div>
  );
}

type EstimatorFormProps = {
  readonly template: EstimatorTemplate;
  readonly state: ReturnType<typeof useEstimator>;
  readonly className: string;
};

/** The questions. Without script the form posts to a separate page. */
function EstimatorForm({ template, state, className }: EstimatorFormProps) {
  const { message } = state;
  return (
    <form
      {...state.validated.formProps}
      ref={state.element}
      method="post"
      action={paths.form(template.name)}
      encType="multipart/form-data"
      onReset={state.reset}
      onFocus={state.challenge.prepare}
      aria-label={template.title}
      className={classNames("min-w-0 scroll-mt-28", className)}
    >
      {message.message ? (
        <Alert type={message.message.type} onRemove={message.clear} className="mb-6">
          {message.message.text}
        </Alert>
      ) : null}
      <div className="border-t border-line">
        {state.groups.map((group, index) => (
          <EstimatorGroupView
            key={group.name}
            group={group}
            number={index + 1}
            formName={template.name}
            state={state}
          />
        ))}
      </div>
      <Honeypot />
      <div ref={state.challenge.containerRef} />
      <input type="hidden" name="step" value="0" readOnly />
      <div className="no-print flex flex-wrap items-center justify-between gap-4 pt-6">
        <Button type="button" variant="text" className="needs-script" onClick={state.startOver}>
          {template.buttons?.reset ?? "Reset"}
        </Button>
      </div>
    </form>
  );
}

/** Finds the picture of the first answer that has one. */
function findDoorPicture(template: EstimatorTemplate, entries: FormEntries) {
  for (const field of listEstimatorFields(template)) {
    const value = getEntryText(entries, field.name);
    const image = getOptionImages(field).get(value);
    const label = field.options.find((option) => option.value === value)?.label;
    if (image && label) return { image, label };
  }
  return null;
}

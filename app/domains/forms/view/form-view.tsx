import { ActionLink } from "~/content/rich-text/action-link";
import { paths } from "~/kernel/paths";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Alert } from "~/ui/feedback/alert";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { isFieldHidden } from "../entries/visible-fields";
import { FormFieldControl } from "../fields/form-field-control";
import { FormGroupFields } from "../fields/form-group-fields";
import { formMessages } from "../form.messages";
import { getFormFields } from "../template/form-steps";
import type { FormTemplate } from "../template/form-template";
import { FormThanks, getThankYouMessage } from "./form-thanks";
import { Honeypot } from "./honeypot";
import { emptyFormState, type InitialFormState } from "./initial-form-state";
import { useTemplateForm } from "./use-template-form";

type FormViewProps = {
  readonly form: FormTemplate;
  readonly start?: InitialFormState;
  /** Called once the whole form was accepted. */
  readonly onSent?: () => void;
};

/**
 * A form from an editor's template. Without script it posts to its own page, which shows errors or thanks.
 * With script it posts to the endpoint and stays on the page.
 */
// oxlint-disable-next-line max-lines-per-function -- the order of one form, part by part
export function FormView({ form, start = emptyFormState, onSent }: FormViewProps) {
  const state = useTemplateForm(form, start, onSent);
  const { formEntries, validated, message, current, step, steps, sending } = state;
  const idPrefix = `${form.name}-`;
  const thanks = state.isSent ? getThankYouMessage(form) : null;
  const alert = message.message ? (
    <Alert type={message.message.type} onRemove={message.clear}>
      {message.message.text}
    </Alert>
  ) : null;
  if (thanks) return <FormThanks formName={form.name} thanks={thanks} onRestart={state.restart} />;
  return (
    <form
      {...validated.formProps}
      ref={state.element}
      method="post"
      action={paths.form(form.name)}
      encType="multipart/form-data"
      onReset={state.reset}
      onFocus={state.challenge.prepare}
      aria-label={form.title}
      className={classNames("flex scroll-mt-32 flex-col gap-8", current?.className)}
    >
      <ErrorSummary
        attempt={validated.attempt}
        errors={toErrorSummary(form, validated.summaryErrors, idPrefix)}
      />
      {/* A new step is shown from its top. A message at the bottom of the form would be out of sight on a phone. */}
      {steps.length > 1 ? alert : null}
      {steps.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read with every field of the step
        <div
          ref={state.top}
          role="group"
          aria-label={`Step ${step + 1} of ${steps.length}`}
          tabIndex={-1}
          className="outline-none"
        >
          <StepIndicator form={form} step={step} />
        </div>
      ) : null}
      {current?.title ? (
        <div className="flex flex-col gap-2">
          <h3 className="font-display text-h3">{current.title}</h3>
          {current.subTitle ? <p className="text-lead">{current.subTitle}</p> : null}
          {current.description ? <p className="text-ink-soft">{current.description}</p> : null}
        </div>
      ) : null}
      {current?.groups.map((group) => (
        <FormGroupFields
          key={group.name}
          group={group}
          layout={current.layout}
          as={FormFieldControl}
          values={formEntries.entries}
          errors={validated.errors}
          isOmitted={(field) => isFieldHidden(field, formEntries.entries)}
          isLocked={({ type }) => type === "file" && sending !== null}
          idPrefix={idPrefix}
          onChange={state.change}
          onChoose={state.change}
          onFiles={state.chooseFiles}
          files={state.uploads.selectedFiles}
          storedFiles={state.uploads.storedFiles}
        />
      ))}
      <Honeypot />
      <input type="hidden" name="step" value={step} readOnly />
      {state.id ? <input type="hidden" name="id" value={state.id} readOnly /> : null}
      <div ref={state.challenge.containerRef} />
      {steps.length > 1 ? null : alert}
      {current?.disclaimer ? <p className="text-sm text-ink-soft">{current.disclaimer}</p> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button
          type="submit"
          size="large"
          busy={sending !== null}
          busyLabel={formMessages.sending(sending ?? 0)}
          className="w-full sm:w-auto"
        >
          {(state.isLast ? current?.actions.submit : current?.actions.next) ??
            (state.isLast ? "Submit" : "Next")}
        </Button>
        {step > 0 ? (
          <Button
            type="submit"
            name="go"
            value="back"
            variant="text"
            onClick={(event) => {
              event.preventDefault();
              state.back();
            }}
          >
            {current?.actions.back ?? "Back"}
          </Button>
        ) : null}
        {current?.actions.reset ? (
          <Button type="reset" variant="text">
            {current.actions.reset}
          </Button>
        ) : null}
        {form.actions.map((action) => (
          <ActionLink key={`${action.path}-${action.text}`} action={action} defaultVariant="text" />
        ))}
      </div>
    </form>
  );
}

function toErrorSummary(form: FormTemplate, errors: Readonly<Record<string, string>>, idPrefix: string) {
  return getFormFields(form).flatMap(({ name, label, customLabel }) =>
    errors[name] ? [{ fieldId: idPrefix + name, label: customLabel ?? label, message: errors[name] }] : [],
  );
}

function StepIndicator({ form, step }: { readonly form: FormTemplate; readonly step: number }) {
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line pb-4 text-sm" aria-label="Steps">
      {form.steps.map(({ title }, index) => (
        <li
          key={title ?? index}
          aria-current={index === step ? "step" : undefined}
          className={index === step ? "font-medium text-ink" : "text-ink-soft"}
        >
          <span className="tabular-nums">{index + 1}</span> {title}
          {index < step ? <span className="sr-only"> (done)</span> : null}
        </li>
      ))}
    </ol>
  );
}

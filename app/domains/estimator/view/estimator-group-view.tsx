import type { ReactNode } from "react";
import { summarizeAnswers } from "~/domains/forms/entries/answer-summary";
import { isFieldHidden } from "~/domains/forms/entries/visible-fields";
import { FormGroupFields } from "~/domains/forms/fields/form-group-fields";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Dialog } from "~/ui/overlays/dialog";
import type { EstimatorGroup } from "../estimator-template";
import { EstimatorFieldView } from "./door-field";
import { toGroupElementId, type useEstimator } from "./use-estimator";

type GroupProps = {
  readonly group: EstimatorGroup;
  readonly number: number;
  readonly formName: string;
  readonly state: ReturnType<typeof useEstimator>;
};

/**
 * A group of questions that expands in place or opens as a popup; when closed it shows the answers (EST-003).
 */
export function EstimatorGroupView(props: GroupProps) {
  const { group, state, formName } = props;
  // Without script a popup group expands in place.
  return group.layout === "popup" && state.isAlive ? (
    <PopupGroup {...props} />
  ) : (
    <details
      id={toGroupElementId(formName, group.name)}
      open={state.openGroups.open.includes(group.name)}
      className="fold fold-away group scroll-mt-28 border-b border-line"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary
        className="py-5 hover:text-pine"
        onClick={(event) => {
          if (!state.isAlive) return;
          event.preventDefault();
          state.toggle(group);
        }}
      >
        <Heading {...props} />
      </summary>
      <div className="pt-1 pb-9">
        <Questions {...props} />
        <Actions {...props} />
      </div>
    </details>
  );
}

function PopupGroup(props: GroupProps) {
  const { group, state, formName } = props;
  const isOpen = state.openGroups.popup === group.name;
  return (
    <div id={toGroupElementId(formName, group.name)} className="scroll-mt-28 border-b border-line">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="w-full py-5 text-left hover:text-pine"
        onClick={() => state.toggle(group)}
      >
        <Heading {...props} />
      </button>
      <Dialog
        wide
        open={isOpen}
        onClose={() => state.toggle(group)}
        title={group.title ?? "More questions"}
        description={group.description}
        footer={<Actions {...props} />}
      >
        <Questions {...props} group={{ ...group, description: undefined }} />
      </Dialog>
    </div>
  );
}

/** Number, title and a short form of the answers. */
function Heading({ group, number, state }: GroupProps) {
  const answers = summarizeAnswers(group.fields, state.formEntries.entries).map(({ value }) => value);
  const isWrong = group.fields.some(({ name }) => state.validated.errors[name]);
  return (
    <span className="flex items-center gap-5">
      <span aria-hidden="true" className="min-w-9 font-display text-h3 text-brass-deep tabular-nums">
        {String(number).padStart(2, "0")}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-h4">{group.title}</span>
        {isWrong ? <span className="block text-sm text-danger">Please check the answers here</span> : null}
        {answers.length > 0 && !isWrong ? (
          <span className="block truncate text-sm text-ink-soft group-open:hidden">{answers.join(", ")}</span>
        ) : null}
      </span>
      <Icon name="plus" className="shrink-0 transition-transform group-open:rotate-45" />
    </span>
  );
}

function Questions({ group, state, formName }: GroupProps) {
  const { formEntries } = state;
  return (
    <FormGroupFields
      group={{ ...group, title: undefined }}
      as={EstimatorFieldView}
      values={formEntries.entries}
      errors={state.validated.errors}
      isOmitted={(field) => isFieldHidden(field, formEntries.entries)}
      idPrefix={`${formName}-`}
      onChange={formEntries.set}
      onChoose={formEntries.set}
    />
  );
}

function Actions({ group, state }: GroupProps): ReactNode {
  const { next, submit, print } = group.actions;
  if (!next && !submit && !print) return null;
  return (
    <div className="no-print mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 first:mt-0">
      {next ? (
        <Button type="button" className="needs-script" onClick={() => state.next(group)}>
          {next.text ?? "Next"}
        </Button>
      ) : null}
      {submit ? (
        <Button type="submit" size="large" busy={state.working === "submit"} busyLabel="Sending">
          {submit.text ?? "Submit"}
        </Button>
      ) : null}
      {print ? (
        <Button
          type="button"
          size="large"
          variant="secondary"
          className="needs-script"
          busy={state.working === "print"}
          busyLabel="Creating the PDF"
          onClick={state.print}
        >
          {print.text ?? "Print"}
        </Button>
      ) : null}
    </div>
  );
}

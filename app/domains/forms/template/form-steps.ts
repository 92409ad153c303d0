import type { FormField, FormStep, FormTemplate } from "./form-template";

/** Returns the steps of a form. A form without steps becomes one step with the form's buttons. */
export function getFormSteps(form: FormTemplate): readonly FormStep[] {
  if (form.steps.length > 0) return form.steps;
  const { groups, buttons, layout } = form;
  return [
    {
      title: undefined,
      subTitle: undefined,
      description: undefined,
      disclaimer: undefined,
      className: undefined,
      layout,
      groups,
      actions: { back: undefined, next: undefined, submit: buttons?.submit, reset: buttons?.reset },
    },
  ];
}

export function getStepFields(step: Pick<FormStep, "groups">): readonly FormField[] {
  return step.groups.flatMap(({ fields }) => fields);
}

export function getFormFields(form: FormTemplate): readonly FormField[] {
  return getFormSteps(form).flatMap(getStepFields);
}

import type { SchemaTypeDefinition } from "sanity";
import { formMail } from "./form-email";
import { formField } from "./form-field";
import { formGroup } from "./form-group";
import { formCondition, formDependency, formOption } from "./form-options";
import { formTemplate } from "./form-template";
import { formStep, multiStepForm } from "./multi-step-form";

export const formsSchemas: SchemaTypeDefinition[] = [
  formTemplate,
  multiStepForm,
  formStep,
  formMail,
  formField,
  formGroup,
  formOption,
  formCondition,
  formDependency,
];

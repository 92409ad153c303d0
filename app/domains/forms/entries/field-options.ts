import { countries, homeCountry, type Region, statesByCountry } from "~/domains/regions/countries";
import type { FormField, FormOption } from "../template/form-template";
import { type FormEntries, getEntryList, getEntryText, isHideConditionMet } from "./form-entries";

export type FieldOption = {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** Visible, but not selectable at the moment. */
  readonly disabled?: boolean;
};

/**
 * Returns the options of a field (FORM-019): a list of countries or states (FORM-004), or the editor's
 * options that fit the other answers. Returns null for a text field, such as the state of a country without
 * a list.
 */
export function getFieldOptions(field: FormField, entries: FormEntries): readonly FieldOption[] | null {
  if (field.dynamicOptions === "countries") return countries.map(toFieldOption);
  if (field.dynamicOptions === "states") {
    const country = field.dependsOn ? getEntryText(entries, field.dependsOn) : homeCountry;
    return country ? (statesByCountry[country]?.map(toFieldOption) ?? null) : null;
  }
  // FORM-004: a city is free text.
  if (field.dynamicOptions === "cities" || !isChoiceField(field)) return null;
  return field.options.flatMap((option) => {
    const fits = isOptionAvailable(option, entries);
    if (!fits && field.filter !== false) return [];
    const { value, description } = option;
    return [{ value, label: option.customLabel ?? option.label, description, disabled: !fits }];
  });
}

function isChoiceField({ type, options }: FormField): boolean {
  return type === "radio" || type === "checkbox-group" || (type === "select" && options.length > 0);
}

function isOptionAvailable({ dependencies, hideWhen }: FormOption, entries: FormEntries): boolean {
  const hasAnyValue = (field: string, values: readonly string[]) =>
    getEntryList(entries, field).some((value) => values.includes(value));
  if (hideWhen && isHideConditionMet(hideWhen, entries)) return false;
  return dependencies.every(({ field, values }) => hasAnyValue(field, values));
}

function toFieldOption({ code, name }: Region): FieldOption {
  return { value: code, label: name };
}

import { Picture } from "~/content/pictures/image";
import { getFieldOptions } from "~/domains/forms/entries/field-options";
import { getEntryText } from "~/domains/forms/entries/form-entries";
import { getFieldLabel } from "~/domains/forms/fields/field-label";
import { FormFieldControl } from "~/domains/forms/fields/form-field-control";
import type { FormFieldProps } from "~/domains/forms/fields/form-field-props";
import type { FormField } from "~/domains/forms/template/form-template";
import { RadioFrame } from "~/ui/fields/radio-group";
import type { EstimatorField } from "../estimator-template";

const doorRatio = 2 / 3;

/** A field of the estimator; options with pictures show them. */
export function EstimatorFieldView(props: FormFieldProps) {
  const { field } = props;
  return field.type === "radio" && getOptionImages(field).size > 0 ? (
    <DoorField {...props} />
  ) : (
    <FormFieldControl {...props} />
  );
}

/** Returns the pictures of a field's options by value. */
export function getOptionImages(field: FormField | EstimatorField) {
  return new Map(
    field.options.flatMap((option) =>
      "image" in option && option.image ? [[option.value, option.image] as const] : [],
    ),
  );
}

function DoorField({ field, values, errors, onChange, idPrefix = "" }: FormFieldProps) {
  const images = getOptionImages(field);
  const options = getFieldOptions(field, values) ?? [];
  return (
    <div id={idPrefix + field.name} tabIndex={-1}>
      <RadioFrame
        name={field.name}
        legend={field.required ? getFieldLabel(field) : `${getFieldLabel(field)} (optional)`}
        help={field.helpText}
        error={errors[field.name]}
        value={getEntryText(values, field.name)}
        onChange={(value) => onChange(field.name, value)}
      >
        {(radio) => (
          <div className="grid grid-cols-2 gap-x-4 gap-y-6 pt-1 sm:grid-cols-3">
            {options.map((option) => {
              const image = images.get(option.value);
              return (
                <label
                  key={option.value}
                  className="group flex cursor-pointer flex-col gap-3 border border-transparent p-2 transition-colors hover:border-line-strong has-checked:border-pine has-checked:bg-pine-soft has-disabled:cursor-not-allowed"
                >
                  {image ? (
                    <Picture image={image} ratio={doorRatio} sizes="(width >= 64rem) 14rem, 42vw" alt="" />
                  ) : null}
                  <span className="flex items-start gap-2.5">
                    <input {...radio(option)} className="tick tick-round mt-0.5" />
                    <span>
                      <span className="block font-medium">{option.label}</span>
                      {option.description ? (
                        <span className="mt-0.5 block text-sm text-ink-soft tabular-nums">
                          {option.description}
                        </span>
                      ) : null}
                    </span>
                  </span>
                </label>
              );
            })}
          </div>
        )}
      </RadioFrame>
    </div>
  );
}

import { defineField, type Rule, type SlugRule, type SlugValue } from "sanity";
import { toSlug } from "../../../app/kernel/text/text";
import { onlyOneWith } from "../rules/only-one";

type AddressPart = {
  readonly name?: string;
  readonly title?: string;
  readonly description: string;
  readonly group?: string;
  /** The field from which the Generate button creates the slug. */
  readonly source: string;
  readonly maxLength?: number;
  /** Error message if another document of the type has the slug. */
  readonly taken: string;
  readonly missing?: string;
  /** Slugs that other pages of the shop use. */
  readonly reserved?: { readonly words: readonly string[]; readonly sentence: string };
};

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Defines the slug of a document, which is unique in its type and needs no URL encoding. */
export function addressPart({ source, maxLength = 96, taken, missing, reserved, ...field }: AddressPart) {
  const name = field.name ?? "slug";
  return defineField({
    title: "URL slug",
    ...field,
    name,
    type: "slug",
    // The validation below checks uniqueness, because the Studio's own error says "slug".
    options: { source, slugify: (text) => toSlug(toSlug(text).slice(0, maxLength)), isUnique: () => true },
    validation: (rule) => [
      rule.required().error(missing ?? "Click Generate."),
      alone(rule).custom((slug) => shapedAs(slug, reserved)),
      alone(rule).custom((slug, context) => onlyOneWith(`${name}.current`, taken)(slug?.current, context)),
    ],
  });
}

/** Removes the default checks of a slug rule, so that two rules do not report their errors twice. */
function alone(rule: SlugRule): SlugRule {
  return (rule as unknown as Rule).clone().reset() as unknown as SlugRule;
}

function shapedAs(slug: SlugValue | undefined, reserved: AddressPart["reserved"]): true | string {
  const current = slug?.current;
  if (!current) return true;
  if (!shape.test(current))
    return "Lowercase letters, digits and single hyphens only, for example light-gray.";
  return reserved?.words.includes(current) ? reserved.sentence : true;
}

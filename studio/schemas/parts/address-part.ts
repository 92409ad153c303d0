import { defineField, type Rule, type SlugRule, type SlugValue } from "sanity";
import { toSlug } from "../../../app/kernel/text";
import { onlyOneWith } from "../rules/only-one";

type AddressPart = {
  readonly name?: string;
  readonly title?: string;
  readonly description: string;
  readonly group?: string;
  /** The field that Generate makes it from. */
  readonly source: string;
  readonly maxLength?: number;
  /** Said where another document of the type has it already. */
  readonly taken: string;
  readonly missing?: string;
  /** Words that lead to other pages of the shop. */
  readonly reserved?: { readonly words: readonly string[]; readonly sentence: string };
};

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The part of an address that a document is found by: one of its kind, in letters that survive any address bar. */
export function addressPart({ source, maxLength = 96, taken, missing, reserved, ...field }: AddressPart) {
  const name = field.name ?? "slug";
  return defineField({
    title: "URL slug",
    ...field,
    name,
    type: "slug",
    // Uniqueness is asked for below: the Studio's own sentence speaks of slugs.
    options: { source, slugify: (text) => toSlug(toSlug(text).slice(0, maxLength)), isUnique: () => true },
    validation: (rule) => [
      rule.required().error(missing ?? "Click Generate."),
      alone(rule).custom((slug) => shapedAs(slug, reserved)),
      alone(rule).custom((slug, context) => onlyOneWith(`${name}.current`, taken)(slug?.current, context)),
    ],
  });
}

/** A rule without what every slug is checked for: with two rules an editor would read that twice. */
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

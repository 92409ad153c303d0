import { defineField, type Rule, type SlugRule, type SlugValue } from "sanity";
import { toSlug } from "../../../app/kernel/text/text";
import { validateUnique } from "../rules/unique-value";

type SlugFieldOptions = {
  readonly name?: string;
  readonly title?: string;
  readonly description: string;
  readonly group?: string;
  /** The field from which the Generate button creates the slug. */
  readonly source: string;
  readonly maxLength?: number;
  /** Error message if another document of the type has the slug. */
  readonly takenMessage: string;
  readonly missing?: string;
  /** Slugs that other pages of the shop use. */
  readonly reserved?: { readonly segments: readonly string[]; readonly sentence: string };
};

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Defines the slug of a document, which is unique in its type and needs no URL encoding. */
export function defineSlugField({
  source,
  maxLength = 96,
  takenMessage,
  missing,
  reserved,
  ...field
}: SlugFieldOptions) {
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
      makeUnique(rule).custom((slug) => matchesShape(slug, reserved)),
      makeUnique(rule).custom((slug, context) =>
        validateUnique(`${name}.current`, takenMessage)(slug?.current, context),
      ),
    ],
  });
}

/** Removes the default checks of a slug rule, so that two rules do not report their errors twice. */
function makeUnique(rule: SlugRule): SlugRule {
  return (rule as unknown as Rule).clone().reset() as unknown as SlugRule;
}

function matchesShape(slug: SlugValue | undefined, reserved: SlugFieldOptions["reserved"]): true | string {
  const current = slug?.current;
  if (!current) return true;
  if (!shape.test(current))
    return "Lowercase letters, digits and single hyphens only, for example light-gray.";
  return reserved?.segments.includes(current) ? reserved.sentence : true;
}

import { expect, it } from "vitest";
import { toSlugFromTitle } from "../../studio/schemas/rules/slug-from-title";

it.each([
  ["About us", "about-us"],
  ["Doors & finishes", "doors-and-finishes"],
  ["What's new in 2026?", "whats-new-in-2026"],
  ["Café “Élan”", "cafe-elan"],
  ["…", ""],
])("converts the title '%s' to the slug '%s'", (title, word) => expect(toSlugFromTitle(title)).toBe(word));

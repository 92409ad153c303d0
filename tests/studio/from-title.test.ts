import { expect, it } from "vitest";
import { wordFromTitle } from "../../studio/schemas/rules/from-title";

it.each([
  ["About us", "about-us"],
  ["Doors & finishes", "doors-and-finishes"],
  ["What's new in 2026?", "whats-new-in-2026"],
  ["Café “Élan”", "cafe-elan"],
  ["…", ""],
])("an address proposed from the title %s is %s", (title, word) => expect(wordFromTitle(title)).toBe(word));

import { distance } from "fastest-levenshtein";
import { type SettingName, type SettingProblem, settings } from "./settings.server";

type Source = Readonly<Record<string, string | undefined>>;

/** Former names of settings, which are still read; the current name takes precedence. */
const deprecatedNames = { BACKS: "APP_WORKERS" } as const satisfies Readonly<Record<string, SettingName>>;

export function renameDeprecated(source: Source): Source {
  const renamedSettings = Object.entries(deprecatedNames)
    .filter(([former]) => source[former] !== undefined)
    .map(([former, current]) => [current, source[former]]);
  return { ...Object.fromEntries(renamedSettings), ...source };
}

/** Shorter names of other programs are too similar to ours by chance. */
const minCheckedLength = 6;
const maxTypos = 2;

/** Finds names that nothing reads and that differ from a setting by one or two characters, such as SHOP_MOD. */
export function findMisspelledSettings(source: Source): SettingProblem[] {
  const known = Object.keys(settings);
  return Object.keys(source).flatMap((name) => {
    if (name.length < minCheckedLength || known.includes(name) || name in deprecatedNames) return [];
    const meant = known.find(
      (setting) => setting.length >= minCheckedLength && distance(name.toUpperCase(), setting) <= maxTypos,
    );
    return meant ? [{ setting: name, problem: `is not a setting; did you mean ${meant}?` }] : [];
  });
}

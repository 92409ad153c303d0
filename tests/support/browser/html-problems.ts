import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** Checks the rules of WHATWG, and that heading levels do not skip. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    // Phone fields are of type tel and ask for 'tel-national': ten digits, which is what browsers fill in there.
    rules: { "heading-level": "error", "valid-autocomplete": "off" },
  }),
);

/** Remix writes the preloads of scripts into the body. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");

/** Returns the validator's findings in the HTML of a page, prefixed by `path`. */
export async function findHtmlProblems(path: string, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(withoutPreloads(html), path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} @ ${selector}`),
  );
}

import type { Plugin } from "vite";

type Cut = {
  /** The end of the file's address. */
  readonly file: string;
  readonly what: string;
  readonly cuts: readonly (readonly [found: string | RegExp, left: string])[];
};

/**
 * What React and its router bring along and this shop asks nowhere for: none of it can be left out by an option, and no
 * packer sees that it is never reached. Decision 179.
 */
export const unusedParts: readonly Cut[] = [
  {
    file: "/@remix-run/router/dist/router.js",
    what: "Data that come later: single fetch sends promises its own way",
    cuts: [
      [
        /(?<=function isDeferredResult\(result\) \{\n {2}return )result\.type === ResultType\.deferred(?=;)/,
        "false",
      ],
      [/(?<=function isDeferredData\(value\) \{)[\s\S]*?(?=\n\})/, "\n  return false;"],
    ],
  },
  {
    file: "/@remix-run/router/dist/router.js",
    what: "Blockers, which keep somebody on a page",
    cuts: [
      [/(?<=function shouldBlockNavigation\(_ref2\) \{)[\s\S]*?(?=\n {2}\})/, "\n    return undefined;"],
      ["\n    getBlocker,\n    deleteBlocker,\n", "\n"],
      ["state.blockers.forEach((_, key) => deleteBlocker(key));", ""],
    ],
  },
  {
    file: "/@remix-run/router/dist/router.js",
    what: "Fetchers: what is sent without leaving the page goes to an endpoint, or is a form of it",
    cuts: [
      ["\n    fetch,\n", "\n"],
      ["\n    getFetcher,\n    deleteFetcher: deleteFetcherAndUpdateState,\n", "\n"],
      [
        / {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?\n {2}\}\);\n(?= {2}return \[navigationMatches)/,
        "",
      ],
    ],
  },
  {
    file: "/react-router-dom/dist/index.js",
    what: "Fetchers",
    cuts: [["options.navigate === false", "false"]],
  },
  {
    file: "/@remix-run/react/dist/esm/single-fetch.js",
    what: "Fetchers",
    cuts: [["if (fetcherKey) {", "if (false) {"]],
  },
  {
    file: "/@remix-run/react/dist/esm/components.js",
    what: "The scripts that the server writes into the page: the browser finds them there",
    cuts: [
      [
        "    static: isStatic,\n    staticContext\n  } = useDataRouterContext();",
        "  } = useDataRouterContext();\n  const isStatic = false;\n  const staticContext = undefined;",
      ],
      [/(?<=let activeDeferreds = )[^;]*(?=;)/, "undefined"],
    ],
  },
  {
    file: "/react-dom/cjs/react-dom.production.min.js",
    what: "Every way to begin but the one by which the page is taken over",
    cuts: [
      [
        /exports\.(?=(?:createPortal|createRoot|findDOMNode|hydrate|render|unmountComponentAtNode|unstable_batchedUpdates|unstable_renderSubtreeIntoContainer)=)/g,
        "var unused_",
      ],
    ],
  },
  {
    file: "/react-dom/cjs/react-dom.production.min.js",
    what: "What speaks to developers: their tools, and the list of components above a fault",
    cuts: [
      [/if\("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\)\{[\s\S]*?catch\(a\)\{\}\}/, ""],
      [/(?<=function Pa\(a\)\{)switch\(a\.tag\)\{case 5:return Ma\(a\.type\);[\s\S]*?\}(?=\}\n)/, 'return""'],
    ],
  },
];

/** What asks for one of the parts: whoever begins to, takes its cut away first. */
const asks =
  /\b(useFetchers?|useBlocker|unstable_usePrompt|Await|defer|createPortal|createRoot|findDOMNode|unstable_batchedUpdates)\b/;
const ofTheRouter =
  /import\s*\{([^}]*)\}\s*from\s*"(?:@remix-run\/react|react-router(?:-dom)?|react-dom(?:\/client)?)"/g;

/** The code without the parts that stand in it; undefined where it holds none. A part that is not found is a fault. */
export function withoutUnusedParts(code: string, file: string): string | undefined {
  const here = unusedParts.filter((part) => file.endsWith(part.file));
  if (here.length === 0) return undefined;
  return here.reduce(
    (whole, { what, cuts }) =>
      cuts.reduce((rest, [found, left]) => {
        const cut = rest.replace(found, left);
        if (cut === rest)
          throw new Error(`scripts/unused-parts.ts, "${what}": not found in ${file}: ${found}`);
        return cut;
      }, whole),
    code,
  );
}

/** The name in the code that asks for a part which browsers are not sent. */
export function askedPart(code: string): string | undefined {
  return [...code.matchAll(ofTheRouter)].map(([, names = ""]) => asks.exec(names)?.[1]).find(Boolean);
}

/** Leaves them out of what browsers are sent; the server and `npm run dev` have everything. */
export const leavesOutUnusedParts: Plugin = {
  name: "leaves-out-unused-parts",
  enforce: "pre",
  apply: "build",
  transform(code, id, options) {
    if (options?.ssr) return null;
    const [file = ""] = id.split("?");
    const asked = file.includes("/node_modules/") ? undefined : askedPart(code);
    if (asked) this.error(`${file} asks for ${asked}, which scripts/unused-parts.ts leaves out`);
    return id.includes("?") ? null : (withoutUnusedParts(code, file) ?? null);
  },
};

import { expect, test } from "vitest";
import { scriptsLast } from "~/edge/pages/scripts-last";

const head = '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/>';

test("scripts are asked for after the first paint; other preloads stay as they are", () => {
  const html = scriptsLast(`${head}<script type="module" async="">;
import * as route0 from "/root.js";
import * as route1 from "/home.js";
window.__remixRouteModules = {"root":route0,"home":route1};

import("/entry.js");</script>`);
  expect(html).toContain('<link rel="preload" as="font" href="/a.woff2"/><link rel="later" href="/a.js"/>');
  expect(html.replace(/\s+/g, " ")).toContain(
    'link.rel = "modulepreload"; const [route0, route1] = await Promise.all([import("/root.js"), import("/home.js")]); window.__remixRouteModules = {"root":route0,"home":route1}; import("/entry.js"); })();</script>',
  );
});

test("on a page made for one visitor the script keeps its nonce", () => {
  const html = scriptsLast(
    `<script nonce="b+/=" type="module" async="">;\nimport * as route0 from "/root.js";\nimport("/entry.js");</script>`,
  );
  expect(html).toMatch(/^<script nonce="b\+\/=" type="module" async="">\(async \(\) => \{/);
  expect(html).toContain(
    'const [route0] = await Promise.all([import("/root.js")]);\nimport("/entry.js");\n})();',
  );
});

test("a script of another form is left alone, and so are its preloads", () => {
  for (const code of [
    'import hot from "/hmr";\nimport * as route0 from "/root.js";',
    "import '/side-effect.js';",
  ]) {
    const html = `${head}<script type="module" async="">;\n${code}\n</script>`;
    expect(scriptsLast(html)).toBe(html);
  }
  expect(scriptsLast(head)).toBe(head);
});

test("what stands around the script, and signs in it, stay to the letter", () => {
  const boot = (code: string) => `<p>a</p><script type="module" async="">${code}</script><p>b</p>`;
  const html = scriptsLast(boot('\nimport * as route0 from "/root.js";\nconst price = "$& $1";\n'));
  expect(html.startsWith('<p>a</p><script type="module" async="">(async () => {\nlet pressed;')).toBe(true);
  expect(html.endsWith('const price = "$& $1";\n})();</script><p>b</p>')).toBe(true);
  expect(html).not.toContain("import *");
});

test("a page with one module alone waits for that one, and an import of its own name is no module of a route", () => {
  const html = scriptsLast(
    '<script type="module" async="">;\nimport * as route12 from "/a.js";\n(0, eval)(`\n  import * as route1 from "/b.js";`);</script>',
  );
  expect(html).toContain('const [route12] = await Promise.all([import("/a.js")]);');
});

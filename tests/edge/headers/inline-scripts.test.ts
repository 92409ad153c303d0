import { describe, expect, it } from "vitest";
import { buildContentSecurityPolicy, noOrigins } from "~/edge/headers/content-security-policy";
import { hashInlineScripts, hashNoncedScripts } from "~/edge/headers/inline-scripts.server";

describe("hashes of inline scripts", () => {
  it("hashes every inline script of a page once", () => {
    const html = `<script>alert(1)</script><p>x</p><script type="module">alert(1)</script>`;
    // The hash of `alert(1)`, computed with openssl.
    expect(hashInlineScripts(html)).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
  });

  it("skips scripts with a src and data blocks", () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{"@type":"FAQPage"}</script>`;
    expect(hashInlineScripts(html)).toEqual([]);
  });
});

describe("scripts that carry the nonce of a render", () => {
  // The hash of `alert(1)`, computed with openssl.
  const alertHash = "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=";

  it("hashes the scripts with the render's nonce and removes the nonce from the HTML", () => {
    const html = `<script nonce="n0nce">alert(1)</script><script nonce="n0nce" type="module" async="">alert(1)</script>`;
    expect(hashNoncedScripts(html, "n0nce")).toEqual({
      html: `<script>alert(1)</script><script type="module" async="">alert(1)</script>`,
      hashes: [alertHash],
    });
  });

  it.each([
    "<script>stolen()</script>",
    "<SCRIPT>stolen()</SCRIPT>",
    '<script nonce="">stolen()</script>',
    '<script nonce="another">stolen()</script>',
    "<script nonce='n0nce'>stolen()</script>",
    "<svg><script>stolen()</script></svg>",
  ])("hashes no script without the render's nonce: %s", (injected) => {
    const html = `${injected}<script nonce="n0nce">alert(1)</script>${injected}`;
    expect(hashNoncedScripts(html, "n0nce").hashes).toEqual([alertHash]);
  });
});

describe("the content security policy", () => {
  it("allows only the inline scripts that are given by their hash", () => {
    const policy = buildContentSecurityPolicy({ hashes: ["sha256-abc"] }, noOrigins);
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it("forbids <base> and plugins in every page", () => {
    const policy = buildContentSecurityPolicy({ hashes: [] }, noOrigins);
    expect(policy).toContain("base-uri 'none';");
    expect(policy).toContain("object-src 'none';");
  });

  it("allows the payment provider's scripts on personal pages", () => {
    const personal = buildContentSecurityPolicy(
      { nonce: "n0nce" },
      { ...noOrigins, script: ["https://js.stripe.com"] },
    );
    expect(personal).toContain("script-src 'self' 'nonce-n0nce' https://js.stripe.com;");
  });
});

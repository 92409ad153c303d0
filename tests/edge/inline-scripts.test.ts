import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, noOrigins } from "~/edge/headers/content-security-policy";
import { inlineScriptHashes } from "~/edge/headers/inline-scripts.server";

describe("hashes of inline scripts", () => {
  it("name every script the page carries in itself, once", () => {
    const html = `<script>alert(1)</script><p>x</p><script type="module">alert(1)</script>`;
    // The hash of `alert(1)`, computed with openssl.
    expect(inlineScriptHashes(html)).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
  });

  it("leave out scripts with an address and data blocks", () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{"@type":"FAQPage"}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe("the content security policy", () => {
  it("allows no inline script but the named ones", () => {
    const policy = contentSecurityPolicy({ hashes: ["sha256-abc"] }, noOrigins);
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it("lets nothing in a page say where its relative addresses lead, nor load a plugin", () => {
    const policy = contentSecurityPolicy({ hashes: [] }, noOrigins);
    expect(policy).toContain("base-uri 'none';");
    expect(policy).toContain("object-src 'none';");
  });

  it("knows the payment provider on personal pages only", () => {
    const personal = contentSecurityPolicy(
      { nonce: "n0nce" },
      { ...noOrigins, script: ["https://js.stripe.com"] },
    );
    expect(personal).toContain("script-src 'self' 'nonce-n0nce' https://js.stripe.com;");
  });
});

import { describe, expect, it } from "vitest";
import { parseEnv } from "#tests/support/shop/settings";
import { buildContentSecurityPolicy } from "~/edge/headers/content-security-policy";
import { listPersonalPageOrigins, listPublicPageOrigins } from "~/edge/headers/page-origins.server";

const env = parseEnv({ PORT: "4000", WIDGET_ORIGINS: "https://chat.example" });

describe("the origins a page may load from", () => {
  it("allows the configured widget origins on public pages", () => {
    const { script, frame, connect, image } = listPublicPageOrigins(env);
    for (const origins of [script, frame, connect, image]) expect(origins).toContain("https://chat.example");
  });

  it("allows YouTube's player in frames of public pages only [PAGE-029]", () => {
    const framesOf = (origins: typeof listPublicPageOrigins) =>
      /frame-src ([^;]*)/.exec(buildContentSecurityPolicy({ hashes: [] }, origins(env)))?.[1]?.split(" ");
    expect(framesOf(listPublicPageOrigins)).toContain("https://www.youtube-nocookie.com");
    expect(framesOf(listPublicPageOrigins)).not.toContain("https://player.vimeo.com");
    expect(framesOf(listPersonalPageOrigins)).toContain("'self'");
    expect(framesOf(listPersonalPageOrigins)).not.toContain("https://www.youtube-nocookie.com");
  });

  it("allows no widget origin on personal pages", () => {
    expect(JSON.stringify(listPersonalPageOrigins(env))).not.toContain("https://chat.example");
    expect(listPersonalPageOrigins(env).script).toContain("http://127.0.0.1:4001");
  });
});

import { describe, expect, it } from "vitest";
import { parseEnv } from "#tests/support/shop/settings";
import { contentSecurityPolicy } from "~/edge/headers/content-security-policy";
import { personalOrigins, publicOrigins } from "~/edge/headers/page-origins.server";

const env = parseEnv({ PORT: "4000", WIDGET_ORIGINS: "https://chat.example" });

describe("the origins a page may load from", () => {
  it("allows the configured widget origins on public pages", () => {
    const { script, frame, connect, image } = publicOrigins(env);
    for (const origins of [script, frame, connect, image]) expect(origins).toContain("https://chat.example");
  });

  it("allows YouTube's player in frames of public pages only [PAGE-029]", () => {
    const framesOf = (origins: typeof publicOrigins) =>
      /frame-src ([^;]*)/.exec(contentSecurityPolicy({ hashes: [] }, origins(env)))?.[1]?.split(" ");
    expect(framesOf(publicOrigins)).toContain("https://www.youtube-nocookie.com");
    expect(framesOf(publicOrigins)).not.toContain("https://player.vimeo.com");
    expect(framesOf(personalOrigins)).toContain("'self'");
    expect(framesOf(personalOrigins)).not.toContain("https://www.youtube-nocookie.com");
  });

  it("allows no widget origin on personal pages", () => {
    expect(JSON.stringify(personalOrigins(env))).not.toContain("https://chat.example");
    expect(personalOrigins(env).script).toContain("http://127.0.0.1:4001");
  });
});

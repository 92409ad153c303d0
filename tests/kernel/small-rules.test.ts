import { tryParseJson } from "@stile-and-rail/http/json";
import { describe, expect, it } from "vitest";
import { countries, getCountryName, homeCountry, statesByCountry } from "~/domains/regions/countries";
import { filterEntriesByState, isSameCode } from "~/domains/regions/region-codes";
import { newId, newShortId } from "~/kernel/ids";
import { type Log, logSecurityEvent, type SecurityEvent } from "~/kernel/log";
import { assertNever, err, ok } from "~/kernel/result";
import { escapeMarkup } from "~/kernel/text/escape-markup";
import { toSlug } from "~/kernel/text/text";
import { idSchema } from "~/kernel/text/text.schema";
import { toLikePattern } from "~/kernel/text/text-search";
import { normalizeEmail } from "~/kernel/text/typed-text";

describe("toLikePattern", () => {
  it("builds a LIKE pattern that matches anywhere and escapes wildcards", () => {
    expect(toLikePattern("oak")).toBe("%oak%");
    expect(toLikePattern("50%_a\\b")).toBe("%50\\%\\_a\\\\b%");
  });
});

describe("normalizeEmail", () => {
  it("removes spaces and capitals from an email address", () => {
    expect(normalizeEmail(" Dana@Example.COM ")).toBe("dana@example.com");
  });
});

describe("escapeMarkup", () => {
  it("escapes a text for HTML content and attributes", () => {
    expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
    );
  });
});

describe("the ids", () => {
  it.each([
    ["pi_3Nx", true],
    ["x".repeat(200), true],
    ["x".repeat(201), false],
    ["", false],
    ["a b", false],
    ["a\u0000", false],
    ["é", false],
  ])("checks whether %j is a valid submitted id: %s", (id, isTaken) => {
    expect(idSchema.safeParse(id).success).toBe(isTaken);
  });

  it("generates UUIDs, and short ids of sixteen unambiguous characters", () => {
    expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const short = Array.from({ length: 200 }, newShortId);
    for (const id of short) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(new Set(short).size).toBe(200);
    expect(new Set(short.join("")).size).toBe(32);
  });
});

describe("tryParseJson", () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ["7", 7],
    ["{", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("parses the JSON text %j as %j", (text, value) => {
    expect(tryParseJson(text)).toEqual(value);
  });
});

describe("the lists of countries and states", () => {
  it("begins the countries with the United States and lists its states", () => {
    expect([homeCountry, countries[0]]).toEqual(["US", { code: "US", name: "United States" }]);
    expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name.trim() === name)).toBe(true);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    const states = statesByCountry.US ?? [];
    expect(states).toHaveLength(56);
    expect(states.at(-1)).toEqual({ code: "VI", name: "U.S. Virgin Islands" });
    expect(states.find(({ code }) => code === "ND")?.name).toBe("North Dakota");
  });

  it("returns a country's name by its code, or the unknown code itself", () => {
    expect([getCountryName("CI"), getCountryName("XX")]).toEqual(["Côte d’Ivoire", "XX"]);
  });

  it("lists an English name for each of the 196 countries, in alphabetical order", () => {
    const [, ...others] = countries.map(({ name }) => name);
    expect(others).toHaveLength(195);
    expect(others.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, "en")));
    expect([others[0], others[28], others.at(-1)]).toEqual(["Afghanistan", "Cambodia", "Zimbabwe"]);
  });

  it("compares country codes without regard to case and spaces", () => {
    expect([isSameCode("us", " US "), isSameCode("US", "UM")]).toEqual([true, false]);
  });

  it("falls back to the entries of '*' for a state without its own", () => {
    const [texas, others] = [{ state: " tx" }, { state: " * " }];
    expect(filterEntriesByState([others, texas], "TX")).toEqual([texas]);
    expect(filterEntriesByState([others, texas], "MT")).toEqual([others]);
    expect(filterEntriesByState([texas], "MT")).toEqual([]);
  });
});

describe("toSlug", () => {
  it.each([
    ["Essex Grey Wood", "essex-grey-wood"],
    ["  What's new?! ", "what-s-new"],
    ["--A--B--", "a-b"],
    ["RTA 10 × 10", "rta-10-10"],
    ["!!!", ""],
  ])("turns '%s' into the slug '%s'", (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });
});

describe("the result type", () => {
  it("creates a result with a value or a failure", () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
    expect(err({ code: "busy" })).toEqual({ ok: false, failure: { code: "busy" } });
  });

  it("throws for a case that is not handled", () => {
    expect(() => assertNever("odd" as never)).toThrow('unexpected case: "odd"');
  });
});

describe("the security log", () => {
  it.each([
    ["sign-in", "info"],
    ["first-factor-proven", "info"],
    ["second-factor-refused", "warn"],
    ["sign-out", "info"],
    ["sign-in-refused", "warn"],
    ["write-refused", "warn"],
    ["too-many-requests", "warn"],
    ["foreign-origin-refused", "warn"],
    ["forged-webhook", "warn"],
  ] satisfies [SecurityEvent, string][])("logs the security event %s at the level %s", (event, level) => {
    const lines: unknown[] = [];
    const keep = (name: string) => (details: object, message: string) =>
      void lines.push([name, details, message]);
    const log: Log = { info: keep("info"), warn: keep("warn"), error: keep("error") };
    logSecurityEvent(log, event, { limit: "payment" });
    expect(lines).toEqual([[level, { event, limit: "payment" }, "security"]]);
  });
});

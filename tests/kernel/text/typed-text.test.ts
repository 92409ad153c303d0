import { describe, expect, it } from "vitest";
import { createTypedLineSchema } from "~/kernel/text/text.schema";
import { normalizePhone, normalizeTypedText, normalizeZip } from "~/kernel/text/typed-text";

describe("normalizeTypedText", () => {
  it.each([
    ["the apostrophe of a phone's keyboard", "12 O\u2019Hare Ave", "12 O'Hare Ave"],
    ["an opening quotation mark", "O\u2018Hare", "O'Hare"],
    ["an acute accent in place of an apostrophe", "O\u00b4Hare", "O'Hare"],
    ["a prime", "8\u2032 doors", "8' doors"],
    ["a no-break space", "12\u00a0Main St", "12 Main St"],
    ["a narrow no-break space and an ideographic one", "12\u202fMain\u3000St", "12 Main St"],
    ["a no-break hyphen", "406\u2011555\u20110101", "406-555-0101"],
    ["an en dash and a minus sign", "406\u2013555\u22120101", "406-555-0101"],
    ["embedding marks around a copied number", "\u202a(406) 555-0101\u202c", "(406) 555-0101"],
    ["direction marks and isolates", "\u200eAda\u200f \u2066Lovelace\u2069", "Ada Lovelace"],
    [
      "zero-width spaces, a byte order mark and a soft hyphen",
      "\ufeffAda\u200b Love\u00adlace",
      "Ada Lovelace",
    ],
    ["a zero-width joiner beside ASCII", "\u200dada@example.com\u200c", "ada@example.com"],
    ["full-width letters, digits and signs", "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ　１２", "ada@example.com 12"],
    ["a letter and its accent apart", "Jose\u0301", "Jos\u00e9"],
    ["spaces around it", "  Ada\t", "Ada"],
  ])("normalizes in a typed text %s", (_what, typed, read) => {
    expect(normalizeTypedText(typed)).toBe(read);
  });

  it.each([
    ["a half, which is no fraction to write out", "12½ Main St"],
    ["letters of other scripts", "Αθήνα 日本 محمد Hawaiʻi Дем'янчук"],
    ["a joiner between letters that it shapes", "می\u200cخواهم"],
    ["the joiners of an emoji", "👨\u200d👩\u200d👧"],
  ])("keeps in a typed text %s", (_what, typed) => {
    expect(normalizeTypedText(typed)).toBe(typed);
  });

  it("leaves a normalized text unchanged", () => {
    const once = normalizeTypedText(" \u202aO\u2019Hare\u00a0\u2013\u3000Ａ\u202c ");
    expect(normalizeTypedText(once)).toBe(once);
  });

  it.each([
    ["an invisible character between a letter and its accent", "Jose\u200b\u0301", "Jos\u00e9"],
    ["a full-width letter before an accent", "Jos\uff45\u0301", "Jos\u00e9"],
    ["a joiner beside a typographic apostrophe", "\u65e5\u200d\u2019", "\u65e5'"],
  ])("produces one form for texts that look equal: %s", (_what, typed, read) => {
    expect(normalizeTypedText(typed)).toBe(read);
    expect(normalizeTypedText(read)).toBe(read);
  });
});

describe("createTypedLineSchema", () => {
  it("limits the characters of a line after its normalization", () => {
    const longer = "\ufb2c";
    expect(normalizeTypedText(longer)).toHaveLength(3);
    expect(createTypedLineSchema(3).safeParse(longer)).toMatchObject({ success: true });
    expect(createTypedLineSchema(2).safeParse(longer)).toMatchObject({ success: false });
  });
});

describe("normalizePhone", () => {
  it.each([
    ["+1 406 555 0101", "406 555 0101"],
    ["+1 (406) 555-0101", "(406) 555-0101"],
    ["1-406-555-0101", "406-555-0101"],
    ["14065550101", "4065550101"],
    ["+14065550101", "4065550101"],
    ["\u202a+1\u00a0406\u2011555\u20110101\u202c", "406-555-0101"],
    ["(1) 406.555.0101", "406.555.0101"],
    ["1.406.555.0101", "406.555.0101"],
    ["(406) 555-0101", "(406) 555-0101"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["1406555010", "1406555010"],
  ])("turns the phone number %s into %s [CHK-020]", (typed, read) => {
    expect(normalizePhone(typed)).toBe(read);
  });
});

describe("normalizeZip", () => {
  it.each([
    ["59270-1234", "US", "59270"],
    ["592701234", "US", "59270"],
    ["59270 1234", "US", "59270"],
    ["59270\u20131234", "US", "59270"],
    [" ５９２７０ ", "US", "59270"],
    ["59270", "US", "59270"],
    ["5927", "US", "5927"],
    ["59270-123", "US", "59270-123"],
    ["12345-1234", "SA", "12345-1234"],
  ])("turns the postal code %s of %s into %s [CHK-012]", (typed, country, read) => {
    expect(normalizeZip(typed, country)).toBe(read);
  });
});

import { describe, expect, it } from "vitest";
import { decodeSheetText } from "~/domains/catalog/spreadsheet/decode-sheet-text";
import { parseSheet } from "~/domains/catalog/spreadsheet/sheet-csv";

const bigEndian = (text: string) =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((sign) => [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 0xff]),
  );

describe("decodeSheetText", () => {
  it("decodes UTF-16 with a big-endian byte order mark", () => {
    const read = parseSheet(decodeSheetText(bigEndian("code,name\r\ntrnv,Trenton Recessed Navy\r\n")));
    expect(read).toMatchObject({ isRead: true });
  });

  it.each([
    ["xlsx", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0xff, 0xfe]],
    ["xls", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ])("refuses an Excel workbook: %s", (_kind, bytes) => {
    expect(parseSheet(decodeSheetText(Uint8Array.from(bytes)))).toEqual({
      isRead: false,
      reason: "This file is an Excel workbook, not CSV. In Excel, choose Save As and “CSV UTF-8”.",
    });
  });
});

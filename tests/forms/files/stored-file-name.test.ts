import { describe, expect, it } from "vitest";
import { toStoredFileName } from "~/domains/forms/files/stored-file-name";

describe("toStoredFileName", () => {
  it.each([
    ["kitchen-plan.hta", "image/png", "kitchen-plan.png"],
    ["plan.jpeg", "image/jpeg", "plan.jpg"],
    ["IMG_0042.HEIC", "image/heic", "IMG_0042.heic"],
    ["invoice.pdf.exe", "application/pdf", "invoice-pdf.pdf"],
    ["a.png.lnk.", "image/png", "a-png.png"],
    ["a.hta. . ", "image/png", "a.png"],
    ["a.hta\u0000.png", "image/png", "a-hta.png"],
    ["plan\u202Egnp.hta", "image/png", "plangnp.png"],
    ["..\\..\\Windows\\run.bat", "image/png", "run.png"],
    ["../../etc/passwd", "image/png", "passwd.png"],
    ["C:\\photos\\a.jpg", "image/jpeg", "a.jpg"],
    ["a\uFF0Fb\u2024exe", "image/png", "b.png"],
    [
      "a.{645FF040-5081-101B-9F08-00AA002F954E}.png",
      "image/png",
      "a-{645FF040-5081-101B-9F08-00AA002F954E}.png",
    ],
    ["con.png", "image/png", "file-con.png"],
    ["aux", "image/png", "file-aux.png"],
    [".htaccess", "image/png", "htaccess.png"],
    ["", "image/png", "file.png"],
    ["...", "image/png", "file.png"],
    ["\u202E\u0007", "image/png", "file.png"],
    ["Mr. Moss, 2.5 m.jpg", "image/jpeg", "Mr. Moss, 2.5 m.jpg"],
    ["Küche 日本.png", "image/png", "Küche 日本.png"],
    ["line\r\nbreak\u2028.png", "image/png", "linebreak.png"],
    ['a"<b>|?*.png', "image/png", "ab.png"],
    ["page.html", "text/html", "page.bin"],
    ["page.html", "constructor", "page.bin"],
  ])("turns the file name %j with content type %s into %j", (name, type, typed) => {
    expect(toStoredFileName(name, type)).toBe(typed);
    expect(toStoredFileName(typed, type)).toBe(typed);
  });

  it("shortens a file name without splitting a character", () => {
    const name = toStoredFileName(`${"🚪".repeat(300)}.png`, "image/png");
    expect(name).toBe(`${"🚪".repeat(100)}.png`);
    expect(() => encodeURIComponent(name)).not.toThrow();
  });
});

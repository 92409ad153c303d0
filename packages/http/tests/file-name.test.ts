import { describe, expect, it } from "vitest";
import { replaceExtension, sanitizeFileName } from "../src/file-name";

describe("sanitizeFileName", () => {
  it("keeps the original extension of a file name", () => {
    expect(sanitizeFileName("C:\\a\\zero-bytes.jpg ")).toBe("zero-bytes.jpg");
  });
});

describe("replaceExtension", () => {
  it.each([
    ["kitchen-plan.hta", "kitchen-plan.png"],
    ["invoice.pdf.exe", "invoice-pdf.png"],
    ["..\\..\\Windows\\run.bat", "run.png"],
    ["con", "file-con.png"],
    ["", "file.png"],
  ])("gives the file %j the only extension of its type: %j", (name, renamed) => {
    expect(replaceExtension(name, "png")).toBe(renamed);
  });
});

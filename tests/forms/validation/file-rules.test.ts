import { describe, expect, it } from "vitest";
import { createFormField } from "~/domains/forms/template/create-form-field";
import {
  getFileType,
  isAllowedFileType,
  toAcceptAttribute,
  validateFiles,
} from "~/domains/forms/validation/file-rules";

const field = (more: object = {}) =>
  createFormField({ name: "photo", type: "file", label: "Photo", ...more });
const file = (size = 10, type = "image/png") => ({ name: "a", size, type });

describe("allowed file types", () => {
  it("allows pictures and PDF without an editor's setting", () => {
    const types = ["image/jpeg", "image/png", "image/webp", "application/pdf", "image/gif", "text/html"];
    expect(types.filter((type) => isAllowedFileType(field(), type))).toEqual([
      "image/jpeg",
      "image/png",
      "image/webp",
      "application/pdf",
    ]);
  });

  it("allows the configured types by their full name [FORM-016]", () => {
    const pdf = field({ fileTypes: ["application/pdf"] });
    const types = ["application/pdf", "application/pdx", "application/pdf2", "image/png"];
    expect(types.filter((type) => isAllowedFileType(pdf, type))).toEqual(["application/pdf"]);
  });

  it("allows all file types of a kind with a wildcard", () => {
    const pictures = field({ fileTypes: ["application/pdf", "image/*"] });
    const types = ["image/png", "image/svg+xml", "imagery/png", "x/image/", "application/pdf", "text/html"];
    expect(types.filter((type) => isAllowedFileType(pictures, type))).toEqual([
      "image/png",
      "image/svg+xml",
      "application/pdf",
    ]);
  });
});

describe("iPhone pictures [FORM-016]", () => {
  const photos = field({ fileTypes: ["image/jpeg", "image/heic"] });

  it("detects the type by extension when the browser knows none", () => {
    expect(getFileType({ name: "IMG_0042.HEIC", type: "" })).toBe("image/heic");
    expect(getFileType({ name: "plan.pdf", type: "" })).toBe("application/pdf");
    expect(getFileType({ name: "notes.txt", type: "" })).toBe("");
    expect(getFileType({ name: "photo.constructor", type: "" })).toBe("");
    expect(getFileType({ name: "page.heic", type: "text/html" })).toBe("text/html");
  });

  it("accepts every HEIC type and lists its extensions in the file picker", () => {
    const taken = ["image/heic", "image/heif", "image/heif-sequence", "image/avif"];
    expect(taken.filter((type) => isAllowedFileType(photos, type))).toEqual(taken.slice(0, 3));
    expect(isAllowedFileType(field({ fileTypes: ["image/png"] }), "image/heif")).toBe(false);
    expect(toAcceptAttribute(photos)).toBe("image/jpeg,image/heic,.heic,.heif");
    expect(toAcceptAttribute(field({ fileTypes: ["image/png"] }))).toBe("image/png");
  });
});

describe("file validation", () => {
  it("accepts no files in an optional field", () => {
    expect(validateFiles(field(), [])).toBeNull();
    expect(validateFiles(field({ required: true }), [])).toBe("At least one file is required");
  });

  it("rejects too many files", () => {
    expect(validateFiles(field(), [file(), file()])).toBe("Only 1 file is allowed");
    expect(validateFiles(field({ maxFiles: 2 }), [file(), file()])).toBeNull();
    expect(validateFiles(field({ maxFiles: 2 }), [file(), file(), file()])).toBe("Only 2 files are allowed");
  });

  it("rejects an empty file and names it", () => {
    const empty = { name: "zero-bytes.jpg", size: 0, type: "image/jpeg" };
    const message = "The file zero-bytes.jpg is empty. Please choose it again, or another one.";
    expect(validateFiles(field(), [empty])).toBe(message);
    expect(validateFiles(field({ maxFiles: 2 }), [file(), empty])).toBe(message);
  });

  it("rejects a file that is too large [FORM-015]", () => {
    const two = field({ maxFiles: 2, maxFileSize: 3 });
    expect(validateFiles(two, [file(3_145_728), file(10)])).toBeNull();
    expect(validateFiles(two, [file(10), file(3_145_729)])).toBe(
      "File is too large, maximum allowed size is 3MB",
    );
  });

  it("rejects a file of another type [FORM-016]", () => {
    expect(validateFiles(field({ maxFiles: 2 }), [file(), file(10, "text/html")])).toBe(
      "Unsupported file format",
    );
  });
});

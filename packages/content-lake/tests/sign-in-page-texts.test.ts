import { describe, expect, it } from "vitest";
import { parseSvg } from "../src/assets/svg";
import { describeFailure, type LakeFailure } from "../src/failure";
import { toErrorBody, toHttpStatus } from "../src/http/http-error";

describe("failure of the lake", () => {
  it.each([
    [{ code: "document-already-exists", id: "a" }, 409, 'Document by ID "a" already exists'],
    [{ code: "document-not-found", id: "a" }, 409, 'The document with the ID "a" was not found'],
    [
      { code: "revision-mismatch", id: "a", expected: "r1" },
      409,
      'The document "a" is not at the expected revision "r1"',
    ],
    [
      { code: "document-referenced", id: "a", by: ["b", "c"] },
      409,
      'Document "a" cannot be deleted as there are references to it from b, c',
    ],
    [
      { code: "reference-missing", id: "a", missing: ["b", "c"] },
      409,
      'Document "a" references documents that are not published: b, c',
    ],
    [{ code: "transaction-exists", id: "t" }, 409, 'A transaction with the ID "t" was committed before'],
    [{ code: "query-too-long", limit: 9 }, 413, "The query is longer than 9 characters"],
    [{ code: "query-timeout", limitMs: 9 }, 408, "The query took longer than 9 milliseconds"],
    [{ code: "result-too-large", limit: 9 }, 413, "The result is larger than 9 characters"],
    [{ code: "busy" }, 503, "Too many requests are waiting; try again in a moment"],
    [{ code: "body-too-large", limit: 9 }, 413, "The request is larger than 9 bytes"],
    [{ code: "unauthorized" }, 401, "Sign in to the Studio first"],
    [{ code: "too-many-attempts" }, 429, "Too many attempts; wait a minute and try again"],
    [{ code: "not-found" }, 404, "Not found"],
    [{ code: "invalid-mutation", description: "said" }, 400, "said"],
    [{ code: "invalid-action", description: "said" }, 400, "said"],
    [{ code: "invalid-request", description: "said" }, 400, "said"],
    [{ code: "invalid-asset", description: "said" }, 400, "said"],
    [{ code: "query-parse-error", description: "said" }, 400, "said"],
    [{ code: "query-failed", description: "said" }, 400, "said"],
    [{ code: "forbidden", description: "said" }, 403, "said"],
  ] as const satisfies readonly (readonly [LakeFailure, number, string])[])(
    "answers a failure of the lake with an HTTP status and a message: %o",
    (failure, status, sentence) => {
      expect([toHttpStatus(failure), describeFailure(failure)]).toEqual([status, sentence]);
    },
  );

  it("answers a failure of the lake with the error body of Sanity's API", () => {
    expect(toErrorBody({ code: "revision-mismatch", id: "a", expected: "r1" })).toEqual({
      statusCode: 409,
      error: {
        type: "mutationError",
        description: 'The document "a" is not at the expected revision "r1"',
        items: [
          {
            error: {
              type: "documentRevisionIDDoesNotMatchError",
              id: "a",
              description: 'The document "a" is not at the expected revision "r1"',
            },
            index: 0,
          },
        ],
      },
    });
    expect(toErrorBody({ code: "document-referenced", id: "a", by: ["b"] })).toMatchObject({
      error: { items: [{ error: { type: "documentHasReferencesError" } }] },
    });
    expect(toErrorBody({ code: "document-already-exists", id: "a" })).toMatchObject({
      error: { items: [{ error: { type: "documentAlreadyExistsError" } }] },
    });
    expect(toErrorBody({ code: "query-parse-error", description: "said" })).toEqual({
      statusCode: 400,
      error: { type: "queryParseError", description: "said" },
    });
    expect(toErrorBody({ code: "invalid-action", description: "said" })).toEqual({
      statusCode: 400,
      error: { type: "actionError", description: "said" },
    });
    expect(toErrorBody({ code: "too-many-attempts" })).toEqual({
      statusCode: 429,
      error: "tooManyAttempts",
      message: "Too many attempts; wait a minute and try again",
    });
  });
});

describe("parseSvg", () => {
  const read = (text: string) => parseSvg(new TextEncoder().encode(text));
  const size = (text: string) => {
    const drawing = read(text);
    return drawing?.ok ? [drawing.value.width, drawing.value.height] : drawing;
  };
  const refusedWith = (description: string) => ({
    ok: false,
    failure: { code: "invalid-asset", description },
  });

  it("returns the width and height of the svg element, or of its viewBox", () => {
    expect(size('<svg width="120" height="24px"/>')).toEqual([120, 24]);
    expect(size('<?xml version="1.0"?><svg width="100%" height="100%" viewBox="0 0 64 32"/>')).toEqual([
      64, 32,
    ]);
    expect(size('<svg viewBox="0,0,64,32"/>')).toEqual([64, 32]);
    expect(read('<svg width="1" height="1"/>')).toMatchObject({ value: { format: "svg", hasAlpha: true } });
  });

  it("rejects other files and SVGs that are too large, have no size or declare entities", () => {
    expect(read("GIF89a")).toBeUndefined();
    expect(read("<html></html>")).toMatchObject(
      refusedWith("This drawing doesn't start with an svg element"),
    );
    const noSize = "This drawing has no size: give its svg element a width and height, or a viewBox";
    expect(read("<svg/>")).toMatchObject(refusedWith(noSize));
    expect(read('<svg width="0" height="9" viewBox="0 0 0 9"/>')).toMatchObject(refusedWith(noSize));
    expect(read('<svg width="9" height="9"><!ENTITY a "b"></svg>')).toMatchObject(
      refusedWith("This drawing declares entities; save it as plain SVG"),
    );
    expect(read(`<svg width="9" height="9">${" ".repeat(1024 * 1024)}</svg>`)).toMatchObject(
      refusedWith("A drawing (SVG) can be 1 MB at most"),
    );
  });
});

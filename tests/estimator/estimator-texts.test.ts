import { expect, it } from "vitest";
import { estimatorMessages } from "~/domains/estimator/estimator.messages";

it("what the estimator says of itself stands in these words", () => {
  expect(estimatorMessages).toEqual({
    downloaded: "PDF downloaded successfully",
    notDownloaded: "Failed to download PDF",
    noLibrary: "PDF library not found",
    valid: "This estimate is valid for 30 days.",
    kept: "This link opens it again, for 90 days:",
    mailed: "It is on its way to you. This link opens it, too:",
    notKept: "It could not be kept. Please try again.",
    tooMany: "Too many estimates from here. Please try again in a few minutes.",
    loading: "Loading the estimator",
  });
});

import { expect, it } from "vitest";
import { estimatorMessages } from "~/domains/estimator/estimator.messages";

it("uses the specification's message texts in the estimator", () => {
  expect(estimatorMessages).toEqual({
    downloaded: "PDF downloaded successfully",
    notDownloaded: "Failed to download PDF",
    noLibrary: "PDF library not found",
    valid: "This estimate is valid for 30 days.",
    kept: "This link reopens it for 90 days:",
    mailed: "It's on its way to you. This link opens it, too:",
    notKept: "We couldn't save it. Please try again.",
    tooMany: "You've saved too many estimates. Please try again in a few minutes.",
    loading: "Loading the estimator",
  });
});

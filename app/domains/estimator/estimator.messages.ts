/** What the estimator says about itself (EST-017). */
export const estimatorMessages = {
  downloaded: "PDF downloaded successfully",
  notDownloaded: "Failed to download PDF",
  noLibrary: "PDF library not found",
  valid: "This estimate is valid for 30 days.",
  kept: "This link opens it again, for 90 days:",
  mailed: "It is on its way to you. This link opens it, too:",
  notKept: "It could not be kept. Please try again.",
  tooMany: "Too many estimates from here. Please try again in a few minutes.",
  loading: "Loading the estimator",
} as const;

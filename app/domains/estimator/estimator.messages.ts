/** What the estimator says about itself (S1 §8, §9; ruling C78). */
export const estimatorMessages = {
  downloaded: "PDF downloaded successfully",
  notDownloaded: "Failed to download PDF",
  noLibrary: "PDF library not found",
  valid: "This estimate is valid for 30 days.",
  loading: "Loading the estimator",
} as const;

export const blogMessages = {
  postNotFound: "Blog not found",
  postLoading: "Loading blog content...",
  postTrouble: "There was an issue loading this blog. Please refresh the page or try again later.",
  authorNotFound: "Blog Author Not Found",
  categoryNotFound: "Blog Category Not Found",
  noneFound: "No Blogs Found",
  noneInCategory: "No blogs found in this category.",
  loadTroubleTitle: "Error Loading Data",
  loadTrouble: "There was an error loading the blog data. Please try again later.",
  invalidPost: "Invalid blog data",
  invalidAuthor: "Invalid author data",
  searchPlaceholder: "Search Blogs",
} as const;

/** Returns the heading above search results (BLOG-005). */
export const formatResultsHeading = (query: string) => `Showing results for: "${query}"`;

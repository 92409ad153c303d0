import { useNavigation } from "@remix-run/react";
import { blogMessages } from "../blog.messages";
import { isPostPath } from "./post-path";

/** BLOG-003: 'Loading blog content...' while a post loads. */
export function PostLoading() {
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && isPostPath(location.pathname);
  return (
    <div role="status" className="toasts no-print pointer-events-none">
      {isLoading ? (
        <p className="toast bg-ink px-5 py-3 text-paper text-sm">{blogMessages.postLoading}</p>
      ) : null}
    </div>
  );
}

import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { isStorageBlocked } from "../runtime/browser-storage";

/**
 * Returns a function that opens a page by the router, or as a new document where the browser blocks storage.
 */
export function useOpenPage(): (path: string, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, { replace = false } = {}) => {
      if (!isStorageBlocked) navigate(path, { replace });
      else if (replace) window.location.replace(path);
      else window.location.assign(path);
    },
    [navigate],
  );
}

import { useToast } from "@sanity/ui";
import { useCallback, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
} from "sanity";
import { apiVersion } from "../schemas/parts/api-version";
import { createRedirects, doesChangeUrl, listMovedUrls } from "./moved-urls";
import { wrapAction } from "./wrap-action";

/**
 * Publishes, and creates a redirect when the URL changes. The redirect is written first: it has no effect while the
 * old URL exists, so a failed publish breaks nothing.
 */
export const redirectOnPublish = wrapAction("LeavingRedirect", useRedirectOnPublish);

function useRedirectOnPublish(
  action: DocumentActionComponent,
  props: DocumentActionProps,
): DocumentActionDescription | null {
  const description = action(props);
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [isLeaving, setLeaving] = useState(false);
  const { type, published, draft } = props;
  const publish = description?.onHandle;

  const leaveAndPublish = useCallback(async () => {
    if (!published || !publish) return;
    setLeaving(true);
    try {
      const movedUrls = await listMovedUrls(client.withConfig({ perspective: "published" }), published);
      await createRedirects(client, movedUrls);
      publish();
      if (movedUrls.length > 0)
        toast.push({ status: "info", title: describeRedirects(movedUrls.map(({ from }) => from)) });
    } catch {
      toast.push({
        status: "error",
        title: "Not published: the redirect from the old address couldn't be saved. Try again.",
      });
    } finally {
      setLeaving(false);
    }
  }, [client, publish, published, toast]);

  if (!description || !doesChangeUrl(type, published, draft)) return description;
  return {
    ...description,
    disabled: description.disabled || isLeaving,
    onHandle: () => void leaveAndPublish(),
  };
}

function describeRedirects(froms: readonly string[]): string {
  const [first, ...otherUrls] = froms;
  const othersText = otherUrls.length > 0 ? ` and ${otherUrls.length} more` : "";
  return `${first}${othersText} will lead to the new address.`;
}

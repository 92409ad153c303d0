import { useEffect, useRef, useState } from "react";
import { useDocumentStore } from "sanity";
import { usePresentationNavigate, usePresentationParams } from "sanity/presentation";
import { documentPath } from "../../../app/content/document-address";
import { navigateMessage } from "../../../app/edge/preview/preview-messages";
import { apiVersion } from "../../schemas/parts/api-version";
import { toPublishedId } from "../../schemas/rules/unique-value";
import { postToPreview } from "./post-to-preview";
import { type PreviewNavigation, recordNavigation, updateNavigation } from "./preview-navigation";

/** Navigates the preview when the URL of the open document is set or changes. */
export function FollowDocumentUrl({ document }: { readonly document: unknown }) {
  const params = usePresentationParams(false);
  const id = getDocumentId(document);
  // Referenced documents open in a nested form and do not move the preview.
  return id && params?.id === id ? <DocumentUrlFollower id={id} shown={params.preview ?? ""} /> : null;
}

const options = { apiVersion, perspective: "drafts", tag: "presentation-address" } as const;
const addressQuery = `{"path": *[_id == $id][0]{"path": ${documentPath}}.path}`;
/** Delay after the last edit of a URL, so that the preview does not follow each character. */
const pauseMs = 800;

function DocumentUrlFollower({ id, shown: shownUrl }: { readonly id: string; readonly shown: string }) {
  const navigate = usePresentationNavigate();
  const address = useDocumentUrl(id);
  const followed = useRef<PreviewNavigation>({ reached: undefined });
  useEffect(() => {
    if (address === undefined) return;
    const { followed: now, shouldNavigate } = updateNavigation(followed.current, address, shownUrl);
    followed.current = now;
    if (!shouldNavigate || address === null) return;
    const timer = setTimeout(() => {
      followed.current = recordNavigation(followed.current, address, shownUrl);
      navigate(address);
      postToPreview({ type: navigateMessage, path: address });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [address, shownUrl, navigate]);
  return null;
}

/** Returns the stored URL of the document; undefined while loading. */
function useDocumentUrl(id: string): string | null | undefined {
  const store = useDocumentStore();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const listening = store
      .listenQuery(addressQuery, { id }, options)
      .subscribe(({ path }: { readonly path: string | null }) => setAddress(path));
    return () => listening.unsubscribe();
  }, [store, id]);
  return address;
}

function getDocumentId(document: unknown): string | undefined {
  const id: unknown = typeof document === "object" && document !== null && Reflect.get(document, "_id");
  return typeof id === "string" ? toPublishedId(id) : undefined;
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { CmsPageLayout } from "~/blocks/page/cms-page-layout";
import { loadPage } from "~/blocks/page/load-page.server";
import { createCmsPageMeta } from "~/blocks/page/page-meta";
import { listRooms } from "~/domains/catalog/visualizer/list-rooms.server";
import type { RoomFinish } from "~/domains/catalog/visualizer/room.schema";
import { hasOnlyShownFinishes } from "~/domains/catalog/visualizer/room-choice";
import { AddSamplesButton } from "~/domains/samples/add-sample/add-samples-button";
import { unwrapOrNotFound } from "~/edge/requests/respond";
import { paths } from "~/kernel/paths";
import { lazyPart } from "~/ui/runtime/lazy-part";

/** Has a radio button for every finish; phones hydrate it lazily. */
const RoomsView = lazyPart(
  async () => (await import("~/domains/catalog/visualizer/visualizer-view")).VisualizerView,
);
const renderSamplesButton = (finishes: readonly RoomFinish[]) => <AddSamplesButton doors={finishes} />;

export const meta: MetaFunction<typeof loader> = ({ data }) => createCmsPageMeta(data?.page);

/** GET /visualizer?room=…&main=…&island=…: a room in the finishes of the URL, below the editor's content. */
export async function loader({ request, context: { services, skipPageCache } }: LoaderFunctionArgs) {
  const [page, rooms] = await Promise.all([loadPage(services, paths.visualizer), listRooms(services)]);
  if (!hasOnlyShownFinishes(rooms, new URL(request.url).searchParams)) skipPageCache?.();
  return { page: unwrapOrNotFound(page), rooms, publicUrl: services.env.publicUrl };
}

/** Another finish changes only the query, so nothing is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export default function Visualizer() {
  const { page, rooms, publicUrl } = useLoaderData<typeof loader>();
  return (
    <CmsPageLayout page={page}>
      {() => <RoomsView rooms={rooms} publicUrl={publicUrl} renderSamples={renderSamplesButton} />}
    </CmsPageLayout>
  );
}

import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { findStyle } from "~/domains/catalog/find-style.server";
import type { Style } from "~/domains/catalog/style.schema";
import { styleMeta } from "~/domains/catalog/style-meta";
import { StylePage } from "~/domains/catalog/style-page";
import { AddSample } from "~/domains/samples/add-sample";
import { siteQuery } from "~/domains/seo/site.queries.server";
import { siteShape } from "~/domains/seo/site.schema";
import { pageOrNotFound } from "~/edge/respond";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? styleMeta(data) : []);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { content, env } = context.services;
  const { brandSlug = "", styleName = "" } = params;
  const [found, site] = await Promise.all([
    findStyle({ content }, { brandSlug, styleName }),
    content.fetch(siteQuery, {}, siteShape),
  ]);
  if (!found.ok && found.failure.code === "styleMoved")
    throw redirect(`/products/kitchen-cabinets/${brandSlug}/${found.failure.styleName}`, 301);
  return { style: pageOrNotFound(found), site, publicUrl: env.publicUrl };
}

/** The chosen finish lives in the query and changes nothing on the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function StyleRoute() {
  const { style } = useLoaderData<typeof loader>();
  return (
    <StylePage
      key={style.code}
      style={style}
      renderSample={({ shown, finish }) => (
        <AddSample
          sample={shown.sample ? { ...shown.sample, image: sampleImage(shown.images) } : undefined}
          finish={finish}
          styleTitle={shown.name}
        />
      )}
    />
  );
}

function sampleImage(images: Style["images"]) {
  return images.find((image) => image.type === "sample") ?? images[0];
}

import { z } from "zod";
import type { LakeServices } from "../http/endpoint";
import { shopIdentity } from "./identity";

const faceShape = z.object({ name: z.string().nullish(), picture: z.string().nullish() });

/** The shop's name and the first wide image of its home page. */
const faceQuery = `{
  "name": *[_id == "siteSettings"][0].name,
  "picture": *[_id == "page-home"][0].blocks[defined(image.asset)][0].image.asset->url
}`;

/** Reads the shop's name and image for pages before the Studio. */
export async function readShopBranding({ lake }: Pick<LakeServices, "lake">) {
  const face = await lake.query({
    query: faceQuery,
    params: {},
    perspective: "published",
    identity: shopIdentity.id,
  });
  const known = face.ok ? faceShape.safeParse(JSON.parse(face.value)) : undefined;
  const { name, picture } = known?.success ? known.data : {};
  return {
    shopName: name ?? "The shop",
    picture: picture ? `${picture}?w=1280&auto=format` : undefined,
  };
}

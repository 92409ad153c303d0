import { toSite } from "~/content/site-settings";
import { fetchSiteSettings } from "~/content/site-settings.server";
import type { Brand } from "~/domains/catalog/brands/brand.schema";
import { findBrand } from "~/domains/catalog/brands/find-brand.server";
import { schemaSwitchesSchema } from "~/domains/seo/seo.schema";
import { paths } from "~/kernel/paths";
import { err, ok, type Result } from "~/kernel/result";
import type { Block, BlockContent } from "../block-contents";
import { findPage, type LoadedPage, type PageSources } from "./load-page.server";
import { toShopBlockKey } from "./shop-block-key";

const stylesPerPage = 12;

/**
 * Loads the page of a brand: the editor's page at its path, completed with the brand's title, styles and
 * text. Without an editor's page, the page consists of those parts.
 */
export async function findBrandPage(
  sources: PageSources,
  slug: string,
): Promise<Result<LoadedPage, { readonly code: "page-not-found" }>> {
  const [page, brand] = await Promise.all([findPage(sources, paths.brand(slug)), findBrand(sources, slug)]);
  if (page.ok)
    return ok(brand ? { ...page.value, blocks: completeBlocks(page.value.blocks, brand) } : page.value);
  if (!brand) return err({ code: "page-not-found" });
  return ok(await createBrandPage(sources, brand));
}

async function createBrandPage(sources: PageSources, brand: Brand): Promise<LoadedPage> {
  const path = paths.brand(brand.slug);
  return {
    _id: brand._id,
    name: brand.slug,
    path,
    title: brand.name,
    seo: {
      title: undefined,
      description: brand.description,
      image: brand.image,
      metaList: [],
      noIndex: undefined,
    },
    breadcrumb: [
      { text: "Home", url: paths.home },
      { text: "Products", url: paths.products },
      { text: "Kitchen Cabinets", url: paths.kitchenCabinets },
      { text: brand.name, url: path },
    ],
    schemas: schemaSwitchesSchema.parse(null),
    business: undefined,
    blocks: completeBlocks([], brand),
    site: toSite(await fetchSiteSettings(sources)),
    publicUrl: sources.env.publicUrl,
    siteVerification: undefined,
  };
}

/** Adds a title, the list of styles and the brand's text where the page lacks them. */
function completeBlocks(blocks: readonly Block[], brand: Brand): Block[] {
  const isTitled = blocks[0]?._type === "pageTitle" || blocks[0]?._type === "banner";
  const titledBlocks = isTitled ? [...blocks] : [toPageTitle(brand), ...blocks];
  const needsList = brand.hasStyles && !titledBlocks.some(({ _type }) => _type === "styleList");
  const blocksWithList = needsList ? [...titledBlocks, toStyleList(brand)] : titledBlocks;
  const list = blocksWithList.findLastIndex(({ _type }) => _type === "styleList");
  const end = list === -1 ? blocksWithList.length : list + 1;
  return blocksWithList.toSpliced(end, 0, ...toAboutBlocks(brand));
}

function toPageTitle({ name, shadowText, description }: Brand): BlockContent<"pageTitle"> {
  return {
    _key: toShopBlockKey("brand-title"),
    _type: "pageTitle",
    variant: shadowText ? "shadow-text" : "plain",
    title: name,
    shadowText,
    description,
    action: undefined,
  };
}

function toStyleList({ slug }: Brand): BlockContent<"styleList"> {
  return {
    _key: toShopBlockKey("brand-styles"),
    _type: "styleList",
    title: undefined,
    description: undefined,
    brandSlug: slug,
    tabsBy: "line",
    tabsLayout: "filter-tabs-v1",
    tabsOverflow: "scroll",
    hasAllTab: true,
    filters: ["construction", "family", "finish"],
    hasSearch: true,
    pagination: "page-numbers",
    pageSize: stylesPerPage,
  };
}

function toAboutBlocks({ name, body = [], image }: Brand): readonly Block[] {
  const title = `About ${name}`;
  const shared = { title, body, actions: [] };
  if (image) {
    const splitLayout = {
      layout: "split",
      mediaSide: "right",
      eyebrow: undefined,
      caption: undefined,
    } as const;
    return [{ _key: toShopBlockKey("brand-about"), _type: "mediaContent", ...shared, ...splitLayout, image }];
  }
  return body.length > 0
    ? [{ _key: toShopBlockKey("brand-about"), _type: "richText", ...shared, hasTableOfContents: undefined }]
    : [];
}

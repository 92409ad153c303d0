/** GET /products/kitchen-cabinets/:brandSlug: a brand's page is a list like that of the whole shop. */
export { default, loader, meta } from "./style-list";

/** GET /products/kitchen-cabinets/{brandSlug}: a brand page is a style list like that of all brands. */
export { default, loader, meta } from "./style-list";

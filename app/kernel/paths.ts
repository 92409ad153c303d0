/**
 * Every URL path of the shop. A path with parameters is a function; called with `:names` it returns the pattern of the
 * route: `paths.style(":brandSlug", ":styleName")`. Each path is a separate export, so that a page loads only the paths
 * that it uses.
 */
export * as paths from "./addresses/shop";

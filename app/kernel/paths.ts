/**
 * Every address of the shop, spelled once. An address with parts is a function of them; called with `:names` it is the
 * pattern of its route: `paths.style(":brandSlug", ":styleName")`. Each is an export of its own, so that a browser gets
 * the addresses its page names and no other.
 */
export * as paths from "./addresses/shop";

/**
 * On the embedded lake nothing is asked of the outside: the Studio's questions to its maker (is there a newer version,
 * may feedback be sent) are answered here with "not available". Unanswered, each would be an error in the console.
 */
export function stayAtHome() {
  // Types are generated from the schemas where no browser is.
  if (typeof window.fetch !== "function") return;
  const ask = window.fetch.bind(window);
  window.fetch = async (input, options) => {
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    const isOutside = /^https?:$/.test(address.protocol) && address.origin !== window.location.origin;
    return isOutside ? Response.json({}, { status: 503 }) : ask(input, options);
  };
}

import "@remix-run/node";

/** Loader data arrives as it was returned (turbo-stream), so its types are not passed through JSON. */
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

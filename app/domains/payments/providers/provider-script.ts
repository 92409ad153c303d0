const loading = new Map<string, Promise<boolean>>();

/** Loads a provider's script into the page, once; says whether it has come. One that failed is tried again. */
export function loadProviderScript(address: string): Promise<boolean> {
  const known = loading.get(address);
  if (known) return known;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => {
      loading.delete(address);
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
  loading.set(address, load);
  return load;
}

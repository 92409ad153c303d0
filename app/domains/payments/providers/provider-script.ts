const loading = new Map<string, Promise<boolean>>();

/** Loads a provider's script once; resolves to false when it fails, and a later call tries again. */
export function loadProviderScript(address: string): Promise<boolean> {
  const pendingScript = loading.get(address);
  if (pendingScript) return pendingScript;
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

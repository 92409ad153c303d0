/** What is reported of a visitor with every event (SEO-018). */
const visitorFields = { visitor: "Guest", customerType: "General" } as const;

/** Hands an event to the tag manager; call it only after analytics was allowed. */
export function pushAnalyticsEvent(
  event: string,
  facts: Readonly<Record<string, string | number>> = {},
): void {
  const held: unknown = Reflect.get(window, "dataLayer");
  const layer: unknown[] = Array.isArray(held) ? held : [];
  layer.push({ event, ...visitorFields, ...facts });
  Reflect.set(window, "dataLayer", layer);
}

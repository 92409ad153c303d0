/** The fields sent with every event (SEO-018). */
const visitorFields = { visitor: "Guest", customerType: "General" } as const;

/** Pushes an event to the data layer. Call it only when analytics is allowed. */
export function pushAnalyticsEvent(
  event: string,
  details: Readonly<Record<string, string | number>> = {},
): void {
  const currentLayer: unknown = Reflect.get(window, "dataLayer");
  const layer: unknown[] = Array.isArray(currentLayer) ? currentLayer : [];
  layer.push({ event, ...visitorFields, ...details });
  Reflect.set(window, "dataLayer", layer);
}

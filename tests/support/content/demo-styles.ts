import { documents } from "@stile-and-rail/demo-content";
import { z } from "zod";

const slugShape = z.object({ current: z.string() });
const styleShape = z.object({
  code: slugShape,
  name: z.string(),
  line: z.string(),
  brand: z.object({ _ref: z.string() }),
});

/** The door styles of the demo shop: code, name and address. */
export const demoStyles = z
  .array(styleShape)
  .parse(documents.filter(({ _type }) => _type === "style"))
  .map(({ code, name, brand }) => {
    const brandSlug = brand._ref.replace("brand-", "");
    const path = `/products/kitchen-cabinets/${brandSlug}/${code.current}`;
    return { code: code.current, name, brandSlug, path };
  });

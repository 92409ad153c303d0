import type { LoaderFunctionArgs } from "@remix-run/node";
import { toSampleProduct } from "~/domains/samples/sample-product";
import { findSamplesBySku, listSamples } from "~/domains/samples/samples.server";

const maxSkus = 100;

/** GET /api/samples?skus=a,b (SMPL-006): public and the same for all visitors; without `skus`, all samples. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = context;
  const skus = parseSkus(new URL(request.url));
  const samples = skus ? await findSamplesBySku(services, skus) : await listSamples(services);
  return Response.json(
    { success: true, samples: samples.map(toSampleProduct) },
    { headers: { "Cache-Control": "public, max-age=0, must-revalidate" } },
  );
}

function parseSkus(url: URL): string[] | null {
  const skusParameter = url.searchParams.get("skus");
  if (skusParameter === null) return null;
  const skus = skusParameter
    .split(",")
    .map((sku) => sku.trim())
    .filter((sku) => sku !== "");
  return [...new Set(skus)].sort().slice(0, maxSkus);
}

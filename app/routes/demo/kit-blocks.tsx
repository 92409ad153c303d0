import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type BlockExample, findBlockExamples } from "~/blocks/find-block-examples.server";
import { PageBlocks } from "~/blocks/page/page-blocks";
import { loadStyleListsOfPage } from "~/blocks/style-list/load-style-lists.server";
import { StyleListsProvider } from "~/blocks/style-list/style-lists-context";
import { paths } from "~/kernel/paths";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [
  { title: "Design kit: every block in every variant" },
  { name: "robots", content: "noindex" },
];

/** Every block of the CMS in every variant (demo mode only). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (context.services.env.mode !== "demo") throw new Response(null, { status: 404 });
  const specimens = (await findBlockExamples(context.services)).map(setUniqueTabs);
  const blocks = specimens.flatMap(({ block }) => block ?? []);
  const search = new URL(request.url).searchParams;
  const found = await loadStyleListsOfPage(
    context.services.catalog,
    { blocks, path: paths.demo.kitBlocks },
    search,
  );
  return { specimens, lists: found?.lists ?? {} };
}

/**
 * Gives the second style list other tabs, because two tab lists of one name would be two landmarks with the same
 * name.
 */
function setUniqueTabs(specimen: BlockExample): BlockExample {
  const { block } = specimen;
  if (block?._type !== "styleList" || block.pagination !== "infinite-scroll") return specimen;
  return { ...specimen, block: { ...block, tabsBy: "family" } };
}

export default function KitBlocks() {
  const { specimens, lists } = useLoaderData<typeof loader>();
  return (
    <StyleListsProvider value={lists}>
      <div className="container-wide py-section-tight">
        <p className="eyebrow text-brass-deep">
          <Link to={paths.demo.kit}>The kit</Link>
        </p>
        <h1 className="mt-4 max-w-4xl">Every block</h1>
        <p className="mt-4 max-w-prose text-lead text-ink-soft">
          Each in every variant, taken from the first page that uses it.
        </p>
      </div>
      {specimens.map(({ name, usedOn, block }) => (
        <div key={name} className="border-t border-line" data-specimen={name}>
          <div className="container-wide flex flex-wrap gap-x-4 gap-y-1 py-4 text-sm text-ink-soft">
            <p className="font-medium text-ink">{name}</p>
            {usedOn.map((path) => (
              <Link key={path} to={path}>
                {path}
              </Link>
            ))}
          </div>
          {block ? <PageBlocks blocks={[block]} opensPage={false} /> : null}
        </div>
      ))}
    </StyleListsProvider>
  );
}

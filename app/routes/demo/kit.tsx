import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Picture } from "~/content/pictures/image";
import { listKitPictures } from "~/domains/catalog/kit-pictures.server";
import { paths } from "~/kernel/paths";
import { KitActions } from "~/ui/kit/actions";
import { KitFields } from "~/ui/kit/fields";
import { KitFoundations } from "~/ui/kit/foundations";
import { KitMessages } from "~/ui/kit/messages";
import { KitPictures } from "~/ui/kit/pictures";
import { KitStructure } from "~/ui/kit/structure";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [
  { title: "The kit: every part of the shop" },
  { name: "robots", content: "noindex" },
];

/** Every component of the design system in every state (demo mode only; /demo is guarded). */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.services.env.mode !== "demo") throw new Response(null, { status: 404 });
  return { pictures: await listKitPictures(context.services) };
}

export default function DesignKitPage() {
  const { pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="container-wide py-section-tight">
        <p className="eyebrow text-brass-deep">Design system</p>
        <h1 className="mt-4 max-w-4xl">The kit</h1>
        <p className="mt-4 max-w-prose text-lead text-ink-soft">
          Every part of the shop, in every state it can be in.{" "}
          <Link to={paths.demo.kitBlocks}>Every block</Link> has a page of its own.
        </p>
      </div>
      <KitFoundations />
      <KitActions />
      <KitFields />
      <KitMessages />
      <KitStructure />
      {pictures.length > 0 ? (
        <KitPictures
          pictures={pictures.map(({ name, image }) => ({
            key: name,
            name,
            small: <Picture image={image} sizes="19rem" ratio={3 / 4} alt="" />,
            large: <Picture image={image} sizes="100vw" />,
          }))}
        />
      ) : null}
    </>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Picture } from "~/content/image";
import { galleryPictures } from "~/domains/catalog/gallery-pictures.server";
import { paths } from "~/kernel/paths";
import { Actions } from "~/ui/gallery/actions";
import { Fields } from "~/ui/gallery/fields";
import { Foundations } from "~/ui/gallery/foundations";
import { Messages } from "~/ui/gallery/messages";
import { Pictures } from "~/ui/gallery/pictures";
import { Structure } from "~/ui/gallery/structure";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [
  { title: "The kit: every part of the shop" },
  { name: "robots", content: "noindex" },
];

/** Every component of the design system in every state (demo mode only; /demo is guarded). */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.services.env.mode !== "demo") throw new Response(null, { status: 404 });
  return { pictures: await galleryPictures(context.services) };
}

export default function Kit() {
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
      <Foundations />
      <Actions />
      <Fields />
      <Messages />
      <Structure />
      {pictures.length > 0 ? (
        <Pictures
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

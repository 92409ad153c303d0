import { Breadcrumb } from "~/ui/navigation/breadcrumb";
import { Title } from "~/ui/title";
import type { Category } from "../blog.schema";
import { getCategoryTrail } from "../blog-trail";
import { OpeningPicture } from "../opening-picture";

/** The banner of a category page (BLOG-008). */
export function CategoryBanner({ category }: { readonly category: Category }) {
  const { title, description, image } = category;
  return (
    <div className="container-wide pt-6">
      <Breadcrumb items={getCategoryTrail(category)} />
      <div className="mt-6 grid items-center gap-x-12 gap-y-8 lg:mt-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="eyebrow text-brass-deep">From the blog</p>
          <div className="mt-3">
            <Title as="h1" size="page">
              {title}
            </Title>
          </div>
          {description ? <p className="mt-5 max-w-prose text-lead text-ink-soft">{description}</p> : null}
        </div>
        <OpeningPicture image={image} />
      </div>
    </div>
  );
}

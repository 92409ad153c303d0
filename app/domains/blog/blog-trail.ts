import type { BreadcrumbItem } from "~/domains/seo/seo.schema";
import { paths } from "~/kernel/paths";
import type { Author, Category, Post } from "./blog.schema";

/** SEO-002: the breadcrumb Home > Blogs > page. */
export const blogTrail: readonly BreadcrumbItem[] = [
  { text: "Home", url: "/" },
  { text: "Blogs", url: paths.blogs },
];

export function getPostTrail({ title, action }: Pick<Post, "title" | "action">): readonly BreadcrumbItem[] {
  return [...blogTrail, { text: title, url: action.path }];
}

export function getAuthorTrail({ name, id }: Pick<Author, "name" | "id">): readonly BreadcrumbItem[] {
  return [...blogTrail, { text: name, url: paths.blogAuthor(id) }];
}

export function getCategoryTrail({
  title,
  slug,
}: Pick<Category, "title" | "slug">): readonly BreadcrumbItem[] {
  return [...blogTrail, { text: title, url: paths.blogCategory(slug) }];
}

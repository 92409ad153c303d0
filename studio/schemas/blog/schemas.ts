import type { SchemaTypeDefinition } from "sanity";
import { blogAuthor } from "./blog-author";
import { blogCategory } from "./blog-category";
import { blogPost } from "./blog-post";

export const blogSchemas: SchemaTypeDefinition[] = [blogPost, blogAuthor, blogCategory];

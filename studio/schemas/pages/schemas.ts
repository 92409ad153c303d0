import type { SchemaTypeDefinition } from "sanity";
import { link } from "../parts/link";
import { action } from "./action";
import { card } from "./card";
import { page } from "./page";
import { breadcrumbItem, structuredData } from "./page-parts";
import { redirect } from "./redirect";
import { resultPage } from "./result-page";
import { resultVariant } from "./result-variant";
import { table, tableRow } from "./table";

export const pagesSchemas: SchemaTypeDefinition[] = [
  page,
  card,
  link,
  action,
  breadcrumbItem,
  structuredData,
  redirect,
  resultPage,
  resultVariant,
  table,
  tableRow,
];

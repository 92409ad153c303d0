import { projectionOf, stored } from "../projection.server";
import { dataTable } from "./data-table.content";

/** What a table asks of the content. */
export const dataTableQuery = projectionOf(dataTable, {
  ...stored("title", "description", "columns", "isSortable"),
  rows: "rows[]{_key, cells}",
});

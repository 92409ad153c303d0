import { createProjection, selectFields } from "../projection.server";
import { dataTable } from "./data-table.content";

export const dataTableProjection = createProjection(dataTable, {
  ...selectFields("title", "description", "columns", "isSortable"),
  rows: "rows[]{_key, cells}",
});

import { createProjection, storedFields } from "../projection.server";
import { dataTable } from "./data-table.content";

export const dataTableQuery = createProjection(dataTable, {
  ...storedFields("title", "description", "columns", "isSortable"),
  rows: "rows[]{_key, cells}",
});

/** What somebody of the staff may be; hosted Sanity's own roles are read as these. */
export type StaffRole = "administrator" | "editor" | "sales";

/** An endpoint the Studio asks of the shop, and who may. `:name` stands for one part of the path. */
export type StaffRoute = {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly roles: readonly StaffRole[];
};

/** The line of the table that a request is about; undefined: there is no such endpoint. */
export function findStaffRoute(
  table: readonly StaffRoute[],
  method: string,
  path: string,
): StaffRoute | undefined {
  const asked = path.split("/");
  return table.find((route) => {
    const parts = route.path.split("/");
    return (
      route.method === method &&
      parts.length === asked.length &&
      parts.every((part, at) => (part.startsWith(":") ? asked[at] !== "" : part === asked[at]))
    );
  });
}

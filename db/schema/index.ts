/** All tables, for the client and the migration generator; one of the project's two index files. */
export * from "./accounts";
export * from "./email";
export * from "./estimates";
export * from "./forms";
export * from "./installation";
export * from "./limits";
export * from "./orders";
export * from "./payments";
export * from "./quotes";
export * from "./shipments";
export * from "./staff";

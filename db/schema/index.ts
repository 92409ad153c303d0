/** All tables of the shop, for the client and the migration generator. One of the two index files of the project. */
export * from "./accounts";
export * from "./email";
export * from "./estimates";
export * from "./forms";
export * from "./limits";
export * from "./orders";
export * from "./payments";
export * from "./quotes";
export * from "./staff";

export type { Mutation } from "./commits/mutations";
export { type CreateLakeOptions, createLake, type Lake } from "./create-lake";
export { type ArchiveEntry, findDataFile, unpackArchive, writeArchive } from "./dataset/dataset-archive";
export { type ExportedAsset, type ExportedDataset, exportDataset } from "./dataset/export-dataset";
export {
  type AssetMetadata,
  assetMetadataSchema,
  fetchAsset,
  fetchDocuments,
  type LakeCredentials,
  postMutationsAsOneCommit,
  uploadDocuments,
} from "./dataset/lake-client";
export { readDatasetFile } from "./dataset/read-dataset";
export { seedLake } from "./dataset/seed";
export { isPublishedId, type LakeDocument, toPublishedId } from "./documents/document";
export { applyPerspective } from "./documents/perspective";
export { describeFailure } from "./failure";
export { routes } from "./http/routes";
export { type LakeCore, openLake } from "./lake";
export type { SecondFactors } from "./second-factor/second-factors";
export { editorIdentity } from "./session/identity";
export type { Session, Sessions } from "./session/session";
export { deleteUserSessions } from "./session/session.store.server";
export type { StaffDirectory } from "./session/staff-directory";
export * as lakeTables from "./tables";

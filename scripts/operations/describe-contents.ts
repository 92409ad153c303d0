import type { BackupManifest } from "./backup-manifest";

const bytesPerMb = 1024 * 1024;

/** Describes what a backup holds, as one line. */
export function describeContents({ counts, files }: BackupManifest): string {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / bytesPerMb;
  const numbers = [
    `${counts.orders ?? 0} orders`,
    `${counts.quote ?? 0} quotes`,
    `${counts.form_submission ?? 0} messages with ${counts.form_file ?? 0} files`,
    `${counts.lake_documents ?? 0} documents`,
  ];
  return `${numbers.join(", ")}; ${files.length} files, ${megabytes.toFixed(1)} MB.`;
}

const units = ["B", "kB", "MB", "GB"] as const;

/** Formats a size in bytes: 1536 becomes '1.5 kB'. */
export function formatFileSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : Number(amount.toFixed(1))} ${units[power]}`;
}

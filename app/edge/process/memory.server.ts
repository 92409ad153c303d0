const megabyte = 1024 * 1024;

/** What the whole process holds, in megabytes: all threads, the database and pictures in the making included. */
export function processMegabytes(): number {
  return Math.round(process.memoryUsage.rss() / megabyte);
}

/** What the objects of this thread take. */
export function heapBytes(): number {
  return process.memoryUsage().heapUsed;
}

/** The same in whole megabytes. */
export function inMegabytes(bytes: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(bytes).map(([name, value]) => [name, Math.round(value / megabyte)]),
  );
}

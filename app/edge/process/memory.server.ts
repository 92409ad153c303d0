const megabyte = 1024 * 1024;

/** What the whole process holds, in megabytes: all threads, the database and pictures in the making included. */
export function processMegabytes(): number {
  return Math.round(process.memoryUsage.rss() / megabyte);
}

/** What the program of this thread holds: its objects, and bytes beside them (kept pages, the database's own memory). */
export function heapMegabytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / megabyte);
}

const megabyte = 1024 * 1024;

/** Memory of the whole process in megabytes, including all threads and native buffers. */
export function readProcessMemoryMegabytes(): number {
  return Math.round(process.memoryUsage.rss() / megabyte);
}

/** Heap in use by this thread. */
export function readHeapBytes(): number {
  return process.memoryUsage().heapUsed;
}

/** Converts bytes to whole megabytes. */
export function toMegabytes(bytes: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(bytes).map(([name, value]) => [name, Math.round(value / megabyte)]),
  );
}

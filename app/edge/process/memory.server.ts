const megabyte = 1024 * 1024;

/** Returns the memory of the whole process in megabytes, including all threads and native buffers. */
export function readProcessMemoryMegabytes(): number {
  return Math.round(process.memoryUsage.rss() / megabyte);
}

/** Returns the bytes of heap that this thread uses. */
export function readHeapBytes(): number {
  return process.memoryUsage().heapUsed;
}

/** Converts bytes to whole megabytes. */
export function toMegabytes(bytes: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(bytes).map(([name, value]) => [name, Math.round(value / megabyte)]),
  );
}

/** The advisory lock ('file' in ASCII) under which a backup copies uploads. While it is held, no upload is removed. */
export const removalLock = 0x66_69_6c_65;

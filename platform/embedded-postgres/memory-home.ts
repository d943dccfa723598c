import { statfsSync } from 'node:fs'

const directory = '/dev/shm'
const memoryFileSystem = 0x01021994
/** Hundreds of small databases are created in it, a few at a time. */
const freeBytesMin = 2 * 1024 ** 3

/**
 * A memory file system on Linux with enough space for a test database: creating its thousand files takes a fifth of the
 * time.
 */
export function memoryHome(): string | undefined {
  try {
    const { type, bavail, bsize } = statfsSync(directory)
    return type === memoryFileSystem && bavail * bsize >= freeBytesMin ? directory : undefined
  } catch {
    return undefined
  }
}

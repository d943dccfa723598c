import { statfsSync } from 'node:fs'

const directory = '/dev/shm'
const memoryFileSystem = 0x01021994
/** Hundreds of small databases come and go in it, a few of them at once. */
const freeBytesMin = 2 * 1024 ** 3

/** Where files lie in memory, on a Linux that has room for a database of tests: creating its thousand files takes a fifth of the time. */
export function memoryHome(): string | undefined {
  try {
    const { type, bavail, bsize } = statfsSync(directory)
    return type === memoryFileSystem && bavail * bsize >= freeBytesMin ? directory : undefined
  } catch {
    return undefined
  }
}

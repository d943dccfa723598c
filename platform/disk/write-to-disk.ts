import { open, rm } from 'node:fs/promises'

type FileMode = { readonly flag: 'w' | 'wx'; readonly mode: number }

/** Writes a file whole, and returns when the disk has its content. Of a file that could not be written nothing is left. */
export async function writeToDisk(path: string, content: Buffer, { flag, mode }: FileMode): Promise<void> {
  const file = await open(path, flag, mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}

/** A file's new name is on disk when its folder is. */
export async function syncDirectory(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileFault } from '#platform/configuration/file-fault.ts'
import { syncDirectory, writeToDisk } from '#platform/disk/write-to-disk.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'

type Dependencies = Pick<IdentityDependencies, 'directory' | 'sealDocument'>

const pathOf = ({ directory }: Dependencies, name: string) => join(directory, name.slice(0, 2), name)
const contextOf = (name: string): string => `document:${name}`

const newFile = { flag: 'wx', mode: 0o600 } as const

/** Writes an encrypted picture atomically and to disk, readable by this system account only: its row is committed next. */
export async function documentWrite(needs: Dependencies, name: string, content: Buffer): Promise<void> {
  const path = pathOf(needs, name)
  const sealed = needs.sealDocument.seal(content, contextOf(name))
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeToDisk(`${path}.new`, sealed, newFile)
    await rename(`${path}.new`, path)
    await syncDirectory(dirname(path))
  } catch (error) {
    // The log has to name the folder in which the operator makes room.
    throw fileFault(error, needs.directory)
  }
}

/**
 * Encrypts a picture again under the current secret, atomically, if it is not yet. Undefined: it is missing or does not open;
 * false: there was nothing to do.
 */
export async function documentReseal(needs: Dependencies, name: string, keyId: Buffer): Promise<boolean | undefined> {
  const path = pathOf(needs, name)
  const sealed = await readFile(path).catch(() => undefined)
  if (sealed === undefined) return undefined
  if (sealed.subarray(1, 1 + keyId.length).equals(keyId)) return false
  const content = needs.sealDocument.open(sealed, contextOf(name))
  if (content === undefined) return undefined
  // What an interrupted run has left is written over.
  await rm(`${path}.resealed`, { force: true })
  await writeToDisk(`${path}.resealed`, needs.sealDocument.seal(content, contextOf(name)), newFile)
  await rename(`${path}.resealed`, path)
  await syncDirectory(dirname(path))
  return true
}

/** Undefined: the file was altered, moved, or encrypted with another secret. */
export async function documentRead(needs: Dependencies, name: string): Promise<Buffer | undefined> {
  return needs.sealDocument.open(await readFile(pathOf(needs, name)), contextOf(name))
}

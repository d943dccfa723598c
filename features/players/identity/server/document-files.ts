import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IdentityDependencies } from './identity-dependencies.ts'

type Dependencies = Pick<IdentityDependencies, 'directory' | 'sealDocument'>

const pathOf = ({ directory }: Dependencies, name: string) => join(directory, name.slice(0, 2), name)
const contextOf = (name: string): string => `document:${name}`

/** Writes an encrypted picture atomically, readable by this system account only. */
export async function documentWrite(needs: Dependencies, name: string, content: Buffer): Promise<void> {
  const path = pathOf(needs, name)
  await mkdir(join(needs.directory, name.slice(0, 2)), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, needs.sealDocument.seal(content, contextOf(name)), { mode: 0o600, flag: 'wx' })
  await rename(`${path}.new`, path)
}

/** Undefined: the file was altered, moved, or encrypted with another secret. */
export async function documentRead(needs: Dependencies, name: string): Promise<Buffer | undefined> {
  return needs.sealDocument.open(await readFile(pathOf(needs, name)), contextOf(name))
}

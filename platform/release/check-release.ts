import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'

/** What a release is, and the SHA-256 of its list of files. */
export const releaseName = 'release.json'
/** Every file of a release with its SHA-256, but for the two that name it. */
export const releaseFilesName = 'release-files.json'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const release = v.object({ version: v.string(), commit: v.string(), filesSha256: v.optional(hash) })
const releaseFiles = v.record(v.string(), hash)

export type FileFault = { readonly path: string; readonly fault: 'changed' | 'missing' | 'added' }

export type ReleaseCheck =
  /** No release: a clone, whose files change as they are worked on. */
  | { readonly kind: 'checkout' }
  /** A release from before lists of files, or one whose list is gone. */
  | { readonly kind: 'unlisted'; readonly version: string; readonly commit: string }
  | {
      readonly kind: 'checked'
      readonly version: string
      readonly commit: string
      readonly filesSha256: string
      readonly files: number
      readonly faults: readonly FileFault[]
    }

/** Compares the files in a folder with those that were released. */
export async function checkRelease(root: string): Promise<ReleaseCheck> {
  const named = await readIfThere(join(root, releaseName))
  if (named === undefined) return { kind: 'checkout' }
  const { version, commit, filesSha256 } = v.parse(v.pipe(v.string(), v.parseJson(), release), named)
  const list = await readIfThere(join(root, releaseFilesName))
  if (list === undefined || filesSha256 === undefined) return { kind: 'unlisted', version, commit }
  const isOwnList = sha256(list) === filesSha256
  const listed = new Map(Object.entries(v.parse(v.pipe(v.string(), v.parseJson(), releaseFiles), list)))
  const faults = await compare(root, listed)
  const listFault: FileFault[] = isOwnList ? [] : [{ path: releaseFilesName, fault: 'changed' }]
  return { kind: 'checked', version, commit, filesSha256, files: listed.size, faults: [...listFault, ...faults] }
}

async function compare(root: string, listed: ReadonlyMap<string, string>): Promise<FileFault[]> {
  const present = new Set(await filesIn(root, foldersOf(listed)))
  const faults: FileFault[] = []
  for (const [path, expected] of listed) {
    const found = await hashIfThere(join(root, path))
    if (found !== expected) faults.push({ path, fault: found === undefined ? 'missing' : 'changed' })
  }
  for (const path of present) if (!listed.has(path)) faults.push({ path, fault: 'added' })
  return faults.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** The folders that have nothing but released files. Data may lie beside them. */
const foldersOf = (listed: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set([...listed.keys()].flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : []))),
]

/** The SHA-256 of every file of an unpacked release, by its path. */
export async function hashFiles(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { withFileTypes: true })
  const [folders, files] = [entries.filter((entry) => entry.isDirectory()), entries.filter((entry) => entry.isFile())]
  const inFolders = await filesIn(
    root,
    folders.map(({ name }) => name),
  )
  const own = files.map(({ name }) => name).filter((name) => name !== releaseName && name !== releaseFilesName)
  const paths = [...own, ...inFolders].toSorted()
  const hashed: Record<string, string> = {}
  for (const path of paths) hashed[path] = await fileSha256(join(root, path))
  return hashed
}

async function filesIn(root: string, folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    }),
  )
  return found.flat()
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function fileSha256(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))

/** Undefined where no file is. */
async function ifThere<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

const readIfThere = (path: string): Promise<string | undefined> => ifThere(readFile(path, 'utf8'))
const hashIfThere = (path: string): Promise<string | undefined> => ifThere(fileSha256(path))

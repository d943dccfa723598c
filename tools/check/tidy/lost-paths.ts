import { posix } from 'node:path'
import type { Fault } from '../fault.ts'
import type { TextFile } from '../text-files.ts'

const fileInTicks = /`((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|m?js|css|sql|md))(?:\/\w+)?`/g
const folderInTicks =
  /`((?:core|platform|ledger|features|games|apps|sdk|art|database|tests|bench|tools|docs)\/(?:[\w-]+\/)*[\w-]*)`/g
const link = /\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g

/**
 * Files, folders and links of documents that are not there. A document may call a file by the end of its path. A decision
 * keeps its reasons and follows its files, so that a reader finds what it decided.
 */
export function findLostPaths(files: readonly TextFile[], isThere: (path: string) => boolean): Fault[] {
  const paths = files.map(({ path }) => path)
  const names = new Set(paths.flatMap(endsOf))
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const links = pathsIn(text, link).filter((target) => !isThere(posix.join(posix.dirname(path), target)))
      const lost = pathsIn(text, fileInTicks).filter((name) => !names.has(name))
      const folders = pathsIn(text, folderInTicks).filter((folder) => !isThere(folder))
      return faultsAt(path, [...links, ...lost, ...folders])
    })
}

const pathsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path = '']) => path)

const faultsAt = (where: string, lost: readonly string[]): Fault[] =>
  [...new Set(lost)].map((path) => ({ where, say: `lost-path: there is no ${path}` }))

/** `a/b/c.ts` ends with `c.ts`, `b/c.ts` and itself. */
function endsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

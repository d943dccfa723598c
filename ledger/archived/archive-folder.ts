import { join } from 'node:path'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Archive } from './archive.ts'
import { readHeader } from './archive-file.ts'
import { monthOfDay } from './month.ts'
import { provenFileOf } from './proven-file-of.ts'

/** The name of a month's file in its folder. */
export const archivePath = (folder: string, month: string): string => join(folder, `ledger-transfer-${month}.jsonl.gz`)

/** A file that is not proven yet. A command that was killed leaves it, and the next one replaces it or goes on with it. */
export const unnamedPath = (folder: string, month: string): string => `${archivePath(folder, month)}.part`

type ArchiveFile = {
  readonly folder: string
  readonly archive: Pick<Archive, 'month' | 'fileHash' | 'fileBytes'>
  readonly seal: KeyedHash
}

/** The path of the month's file, byte by byte the one that was archived, or one sentence why it is not. */
export const provenFile = ({ folder, archive, seal }: ArchiveFile): Promise<string> => {
  const { name } = monthOfDay(archive.month)
  const words = { holds: 'the archive of', verb: 'is' } as const
  return provenFileOf({ folder, name, path: archivePath(folder, name), archive, seal, readHeader, words })
}

import { join } from 'node:path'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { sameHash } from '#platform/crypto/keyed-hash.ts'
import { type Archive, houseMark } from './archive.ts'
import { readHeader } from './archive-file.ts'
import { markOf } from './line-file.ts'
import { monthOfDay } from './month.ts'

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
export async function provenFile({ folder, archive, seal }: ArchiveFile): Promise<string> {
  const { name } = monthOfDay(archive.month)
  const path = archivePath(folder, name)
  const mark = await markOf(path)
  if (mark === undefined) throw new OperatorFault(`${path} is missing: copy the archive of ${name} into ${folder}.`)
  if (mark.bytes === archive.fileBytes && sameHash(mark.hash, archive.fileHash)) return path
  const { house, month } = await readHeader(path)
  if (house !== houseMark(seal)) throw new OperatorFault(`${path} is an archive of another house.`)
  if (month !== name) throw new OperatorFault(`${path} is the archive of ${month}, not of ${name}.`)
  throw new OperatorFault(
    `${path} is not the file that was archived (its SHA-256 is ${mark.hash.toString('hex')} instead of ` +
      `${archive.fileHash.toString('hex')}): take another copy of it.`,
  )
}

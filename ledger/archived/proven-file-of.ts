import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'
import { houseMark } from './archive.ts'
import { markOf } from './line-file.ts'

/** A file of a month, and how its database row says that it was written. */
export type MonthFile = {
  readonly folder: string
  /** Of the month, as operators name it. */
  readonly name: string
  readonly path: string
  readonly archive: { readonly fileHash: Buffer; readonly fileBytes: bigint }
  readonly seal: KeyedHash
  readonly readHeader: (path: string) => Promise<{ readonly house: string; readonly month: string }>
  /** How sentences name its content: "the rounds of", and that a file "has" them. */
  readonly words: { readonly holds: string; readonly verb: 'is' | 'has' }
}

/** The path of the file, byte by byte the one that was archived, or one sentence why it is not. */
export async function provenFileOf(file: MonthFile): Promise<string> {
  const { folder, name, path, archive, seal, readHeader, words } = file
  const mark = await markOf(path)
  if (mark === undefined) throw new OperatorFault(`${path} is missing: copy ${words.holds} ${name} into ${folder}.`)
  if (mark.bytes === archive.fileBytes && sameHash(mark.hash, archive.fileHash)) return path
  const { house, month } = await readHeader(path)
  if (house !== houseMark(seal)) throw new OperatorFault(`${path} is an archive of another house.`)
  if (month !== name) throw new OperatorFault(`${path} ${words.verb} ${words.holds} ${month}, not of ${name}.`)
  throw new OperatorFault(
    `${path} is not the file that was archived (its SHA-256 is ${mark.hash.toString('hex')} instead of ` +
      `${archive.fileHash.toString('hex')}): take another copy of it.`,
  )
}

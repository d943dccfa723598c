import { join } from 'node:path'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { houseMark, markOf, monthOfDay } from '#ledger'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type KeyedHash, sameHash } from '#platform/crypto/keyed-hash.ts'
import { readRoundHeader } from './round-file.ts'

/**
 * written: the file is proven, and nothing is deleted. deleting: not all of the month's rounds are in the database any more.
 * deleted: only the file has them. attached: restored on request.
 */
export type RoundArchiveState = 'written' | 'deleting' | 'deleted' | 'attached'

/** A month of rounds that lies in a file. */
export type RoundArchive = {
  readonly month: CalendarDay
  readonly madeAt: Instant
  readonly fileHash: Buffer
  readonly fileBytes: bigint
  readonly rounds: bigint
  readonly partBits: number
  readonly keysHash: Buffer
  readonly sumsHash: Buffer
}
export type SealedRoundArchive = RoundArchive & { readonly state: RoundArchiveState; readonly seal: Buffer }

export function sealOfRounds(hash: KeyedHash, archive: RoundArchive): Buffer {
  const { month, madeAt, fileHash, fileBytes, rounds, partBits, keysHash, sumsHash } = archive
  const hashes = [fileHash, keysHash, sumsHash].map((each) => each.toString('hex'))
  return hash(['bituin-round-archive-1', month, madeAt, fileBytes, rounds, partBits, ...hashes].join('\n'))
}

export const areSealedRounds = (hash: KeyedHash, archive: SealedRoundArchive): boolean =>
  sameHash(sealOfRounds(hash, archive), archive.seal)

/** The name of a month's file in its folder, beside that of its transfers. */
export const roundFilePath = (folder: string, month: string): string => join(folder, `game-round-${month}.jsonl.gz`)

/** A file that is not proven yet. */
export const unnamedRoundPath = (folder: string, month: string): string => `${roundFilePath(folder, month)}.part`

type RoundFile = {
  readonly folder: string
  readonly archive: Pick<RoundArchive, 'month' | 'fileHash' | 'fileBytes'>
  readonly seal: KeyedHash
}

/** The path of the month's file, byte by byte the one that was archived, or one sentence why it is not. */
export async function provenRoundFile({ folder, archive, seal }: RoundFile): Promise<string> {
  const { name } = monthOfDay(archive.month)
  const path = roundFilePath(folder, name)
  const mark = await markOf(path)
  if (mark === undefined) throw new OperatorFault(`${path} is missing: copy the rounds of ${name} into ${folder}.`)
  if (mark.bytes === archive.fileBytes && sameHash(mark.hash, archive.fileHash)) return path
  const { house, month } = await readRoundHeader(path)
  if (house !== houseMark(seal)) throw new OperatorFault(`${path} is an archive of another house.`)
  if (month !== name) throw new OperatorFault(`${path} has the rounds of ${month}, not of ${name}.`)
  throw new OperatorFault(
    `${path} is not the file that was archived (its SHA-256 is ${mark.hash.toString('hex')} instead of ` +
      `${archive.fileHash.toString('hex')}): take another copy of it.`,
  )
}

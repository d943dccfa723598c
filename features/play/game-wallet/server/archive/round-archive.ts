import { join } from 'node:path'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { monthOfDay, provenFileOf } from '#ledger'
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
export const provenRoundFile = ({ folder, archive, seal }: RoundFile): Promise<string> => {
  const { name } = monthOfDay(archive.month)
  const words = { holds: 'the rounds of', verb: 'has' } as const
  const path = roundFilePath(folder, name)
  return provenFileOf({ folder, name, path, archive, seal, readHeader: readRoundHeader, words })
}

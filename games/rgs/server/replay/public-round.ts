import { tableRoundFindByNumber } from '../tables/past-round.store.ts'
import { durationBetween } from '#core/clock/instant.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import { replayToken } from '#games/protocol/server/replay-token.ts'
import type { StoredReplay } from '../../contract.ts'
import { openedSeed } from '../keep-seed.ts'
import { RgsRefused } from '../rgs-refused.ts'
import { type SeedRecord, seedListByIds } from '../seed.store.ts'
import type { Session } from '../session.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { publicFactsOf } from '../tables/table-history.ts'
import type { TableRound } from '../tables/table-round.store.ts'

/** A key to the replay of a public round that is over. It shows what everybody saw, and nobody's bets. */
export async function watchPublicRound(
  { db, clock, walletKey, tables }: StudioDependencies,
  { gameCode }: Session,
  { number }: { readonly number: number },
): Promise<{ readonly replayToken: string }> {
  const round = tables.has(gameCode) ? await tableRoundFindByNumber(db, { gameCode, number }) : undefined
  if (round === undefined) throw new RgsRefused('noRound')
  if (round.state !== 'over') throw new RgsRefused('replayNotYet')
  const subject = { gameCode, roundId: `${gameCode}.${number}`, audience: 'player' } as const
  return { replayToken: replayToken(walletKey, { ...subject, now: clock.now() }) }
}

/** The number of a public round whose replay a key opens; undefined for a round of one player. */
export function publicNumberOf({ gameCode, roundId }: { readonly gameCode: string; readonly roundId: string }) {
  const number = roundId.startsWith(`${gameCode}.`) ? roundId.slice(gameCode.length + 1) : ''
  return /^\d{1,9}$/.test(number) ? Number(number) : undefined
}

type PublicReplay = Omit<StoredReplay, 'title'>

/** A public round as everybody saw it, without a bet. */
export async function readPublicRound(
  needs: StudioDependencies,
  key: Pick<TableRound, 'gameCode' | 'number'>,
): Promise<PublicReplay> {
  const found = await tableRoundFindByNumber(needs.db, key)
  if (found === undefined) throw new RgsRefused('noRound')
  const [seed] = await seedListByIds(needs.db, [found.seedId])
  if (found.state !== 'over' || seed === undefined) throw new RgsRefused('replayNotYet')
  const { number, opening, result, resultAt, endsAt, openedAt, gameVersion } = found
  const runningMs = resultAt === null || endsAt === null ? 0 : durationBetween(resultAt, endsAt)
  return {
    version: gameVersion,
    at: new Date(openedAt).toISOString(),
    staked: 0,
    win: 0,
    isFree: false,
    isVoided: false,
    round: { kind: 'table', number, opening, result, runningMs, placed: [], bets: [], told: null },
    seeds: { hash: seed.hash, clientSeed: seed.clientSeed, nonce: 0 },
    proof: await proofOfRound(needs, found, seed),
  }
}

const proofOfRound = async (needs: StudioDependencies, found: TableRound, seed: SeedRecord): Promise<RoundProof> => ({
  kind: 'publicRound',
  game: found.gameCode,
  version: found.gameVersion,
  serverSeed: openedSeed(needs, seed),
  seedHash: seed.hash,
  clientSeed: seed.clientSeed,
  isVoided: false,
  win: 0,
  nonce: 0,
  ...(await publicFactsOf(needs, found)),
  bets: [],
})

import { hours } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { inquiryPath } from '#games/protocol/inquiry.ts'
import { lockBooks } from '#ledger'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import type { ProviderInquiry } from './provider-inquiry.ts'
import {
  openRoundCount,
  type OpenRound,
  openRoundList,
  openRoundMarkInquired,
  openRoundVoid,
} from '../store/open-round.store.ts'
import type { ProviderRegistry } from '../gate/provider-registry.ts'
import type { WalletDependencies } from '../wallet-dependencies.ts'

const openTooLong = hours(24)
const roundsPerRun = 500

export type SweepDependencies = Pick<WalletDependencies, 'db' | 'log'> & {
  readonly providers: Pick<ProviderRegistry, 'newestKeyOf'>
  readonly inquire: ProviderInquiry
}

/** Asks providers about rounds open for more than a day, and ends those without a stake. */
export async function sweepOpenRounds(
  { db, log, providers, inquire }: SweepDependencies,
  now: Instant,
): Promise<number> {
  const before = subtractDuration(now, openTooLong)
  const rounds = await openRoundList(db, { before, max: roundsPerRun })
  for (const round of rounds.filter(({ bets }) => bets === 0)) {
    await db.transaction(async (tx) => {
      await lockBooks(tx, [round.playerId])
      failpoint('sweeper.beforeVoid')
      await openRoundVoid(tx, round, now)
      failpoint('sweeper.afterVoid')
    })
  }
  const atStake = rounds.filter(({ bets }) => bets > 0)
  for (const [providerId, ofProvider] of Map.groupBy(atStake, (round) => round.providerId)) {
    const key = await providers.newestKeyOf(providerId)
    const answer = key && (await inquire(key, inquiryPath.rounds, { rounds: ofProvider.map(roundQuestion) }, now))
    if (answer === undefined)
      log.warn({ provider: providerId, rounds: ofProvider.length }, 'a provider did not answer about open rounds')
  }
  if (atStake.length > 0) await openRoundMarkInquired(db, atStake, now)
  return openRoundCount(db, before)
}

const roundQuestion = ({ playerId, gameCode, roundId, openedAt }: OpenRound) => ({
  playerId: String(playerId),
  gameCode,
  roundId,
  openedAt: new Date(openedAt).toISOString(),
})

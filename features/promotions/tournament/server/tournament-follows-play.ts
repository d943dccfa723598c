import * as v from 'valibot'
import { type Instant, instant } from '#core/clock/instant.ts'
import { subtractCentavos } from '#core/money/centavos.ts'
import { roundEventSchema, roundTopic } from '#features/play/game-wallet/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import { type Count, countRound, rescored, type RoundResult } from './count-rounds.ts'
import { entrantsLock, scoresSave } from './store/entrant-score.store.ts'
import type { Entrant } from './store/entrant.store.ts'
import { roundsCounted, roundsFind, roundsLast, roundsSave, type TournamentRound } from './store/round.store.ts'
import { type CountingTournament, tournamentsCounting, tournamentsEntered } from './store/tournament-step.store.ts'

export type CountingDependencies = {
  /** Whether everybody can watch this provider's rounds again: others do not count. */
  readonly hasReplays: (db: Queryable, providerId: string) => Promise<boolean>
}

const batchMax = 1_000

/** Counts the entrants' rounds as they are settled, each once, and counts again what is corrected before the end. */
export const tournamentFollowsPlay = ({ hasReplays }: CountingDependencies): Consumer => ({
  name: 'promotion-tournament',
  topics: Object.values(roundTopic),
  batchMax,
  handle: async (tx, events) => {
    const results = events.map(resultOf)
    const tournaments = await counting(tx, results)
    if (tournaments.length === 0) return
    const replayed = await withReplays(tx, results, hasReplays)
    const before = await loadCounts(tx, tournaments, replayed)
    const resultsOf = Map.groupBy(replayed, ({ playerId }) => playerId)
    const after = before.map((count) => (resultsOf.get(count.entrant.playerId) ?? []).reduce(countRound, count))
    await saveCounts(
      tx,
      after.filter((count, index) => count !== before[index]),
    )
  },
})

/** Closes, corrections and voids, each with the time at which the round was over. */
function resultOf({ topic, payload }: OutboxEvent): RoundResult {
  const { provider: providerId, stake, tips, at, ...round } = v.parse(roundEventSchema, payload)
  const result = topic === roundTopic.closed ? 'closed' : topic === roundTopic.voided ? 'voided' : 'corrected'
  return { ...round, providerId, stake: subtractCentavos(stake, tips), closedAt: at, result }
}

async function counting(tx: Transaction, results: readonly RoundResult[]): Promise<readonly CountingTournament[]> {
  const playerIds = [...new Set(results.map(({ playerId }) => playerId))]
  // A correction comes at any time after its round: what it may count for is found by the time at which the round opened.
  const from = earliestOf(results.map(({ openedAt }) => openedAt))
  const until = instant(Math.max(...results.map(({ closedAt }) => closedAt)))
  const ids = await tournamentsEntered(tx, { playerIds, from, until })
  return ids.length === 0 ? [] : tournamentsCounting(tx, ids)
}

const earliestOf = (times: readonly Instant[]): Instant => instant(Math.min(...times))

async function withReplays(
  tx: Transaction,
  results: readonly RoundResult[],
  hasReplays: CountingDependencies['hasReplays'],
): Promise<readonly RoundResult[]> {
  const providers = [...new Set(results.map(({ providerId }) => providerId))]
  const replayed = await Promise.all(providers.map(async (id) => ((await hasReplays(tx, id)) ? [id] : [])))
  const known = new Set(replayed.flat())
  return results.filter(({ providerId }) => known.has(providerId))
}

/** Locks the tournaments' entrants among the players, and reads what is known of the rounds. */
async function loadCounts(
  tx: Transaction,
  tournaments: readonly CountingTournament[],
  results: readonly RoundResult[],
): Promise<readonly Count[]> {
  const ids = tournaments.map(({ id }) => id)
  const entrants = await entrantsLock(tx, ids, [...new Set(results.map(({ playerId }) => playerId))])
  if (entrants.length === 0) return []
  const [known, last] = await tx.pipeline(() => Promise.all([roundsFind(tx, ids, results), roundsLast(tx, entrants)]))
  const knownOf = Map.groupBy(known, entryName)
  const lastOf = new Map(last.map((each) => [entryName(each), each.ordinal]))
  return entrants.flatMap((entrant) => {
    const tournament = tournaments.find(({ id }) => id === entrant.tournamentId)
    const name = entryName(entrant)
    const rounds = new Map((knownOf.get(name) ?? []).map((round) => [`${round.providerId} ${round.roundId}`, round]))
    return tournament === undefined
      ? []
      : [{ tournament, entrant, last: lastOf.get(name) ?? 0, rounds, isRecounted: false }]
  })
}

const entryName = ({ tournamentId, playerId }: Pick<Entrant, 'tournamentId' | 'playerId'>) =>
  `${tournamentId} ${playerId}`

async function saveCounts(tx: Transaction, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  await roundsSave(
    tx,
    counts.flatMap(({ rounds }) => [...rounds.values()]),
  )
  const entrants: Entrant[] = []
  for (const count of counts) entrants.push(count.isRecounted ? await recounted(tx, count) : count.entrant)
  await scoresSave(tx, entrants)
}

const recounted = async (tx: Transaction, count: Count): Promise<Entrant> => {
  const { tournamentId, playerId } = count.entrant
  const counted: readonly TournamentRound[] = await roundsCounted(tx, tournamentId, [playerId])
  return rescored(count, counted)
}

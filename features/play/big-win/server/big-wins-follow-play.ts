import * as v from 'valibot'
import { type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { roundEventSchema, roundTopic } from '#features/play/game-wallet/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import { type BigWinThreshold, isBigWin, multipleOf } from '../rules.ts'
import { largestMax, newestMax, shownFor } from './shown-wins.ts'
import { type BigWin, bigWinDelete, bigWinPrune, bigWinSave } from './big-win.store.ts'

export type GameRef = { readonly providerId: string; readonly gameCode: string }

export type BigWinDependencies = {
  readonly threshold: (db: Queryable) => Promise<BigWinThreshold>
  /** Public names of players; players of the demonstration are left out. */
  readonly publicNames: (db: Queryable, playerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>
  /** Games that have left the catalogue have no id. */
  readonly gameIds: (
    db: Queryable,
    games: readonly GameRef[],
  ) => Promise<readonly (GameRef & { readonly id: bigint })[]>
}

/** Keeps the newest big wins as rounds are settled, and removes those that a correction makes small. */
export const bigWinsFollowPlay = (needs: BigWinDependencies): Consumer => ({
  name: 'big-win',
  topics: Object.values(roundTopic),
  handle: async (tx, events) => {
    const threshold = await needs.threshold(tx)
    const rounds = lastResults(events)
    const isBig = (round: Result): boolean => !round.isVoid && isBigWin(round, threshold)
    const gone = rounds.filter((round) => !isBig(round) && round.revision > 0)
    if (gone.length > 0) await bigWinDelete(tx, gone)
    const shown = await shownWins(tx, rounds.filter(isBig), needs)
    if (shown.length === 0) return
    await bigWinSave(tx, shown)
    await bigWinPrune(tx, {
      newest: newestMax,
      largest: largestMax,
      since: subtractDuration(newestOf(shown), shownFor),
    })
  },
})

const newestOf = (wins: readonly BigWin[]): Instant => instant(Math.max(...wins.map(({ at }) => at)))

type Result = v.InferOutput<typeof roundEventSchema> & { readonly providerId: string; readonly isVoid: boolean }

/** The latest state of each round in the batch. */
function lastResults(events: readonly OutboxEvent[]): Result[] {
  const results = events.map(({ topic, payload }): Result => {
    const round = v.parse(roundEventSchema, payload)
    return { ...round, providerId: round.provider, isVoid: topic === roundTopic.voided }
  })
  const nameOf = ({ playerId, providerId, roundId }: Result): string => `${playerId} ${providerId} ${roundId}`
  return [...new Map(results.map((result) => [nameOf(result), result])).values()]
}

async function shownWins(tx: Transaction, rounds: readonly Result[], needs: BigWinDependencies): Promise<BigWin[]> {
  if (rounds.length === 0) return []
  const playerIds = [...new Set(rounds.map(({ playerId }) => playerId))]
  const [names, games] = await Promise.all([needs.publicNames(tx, playerIds), needs.gameIds(tx, rounds)])
  return rounds.flatMap(({ playerId, providerId, roundId, revision, gameCode, stake, win: amount, at }): BigWin[] => {
    const name = names.get(playerId)
    const gameId = games.find((game) => game.providerId === providerId && game.gameCode === gameCode)?.id
    if (name === undefined || gameId === undefined) return []
    const multiple = multipleOf({ stake, win: amount })
    const times = multiple === undefined ? null : BigInt(multiple)
    return [{ playerId, providerId, roundId, revision, name, gameId, amount, multiple: times, at }]
  })
}

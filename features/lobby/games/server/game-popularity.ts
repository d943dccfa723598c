import * as v from 'valibot'
import { days, hours } from '#core/clock/duration.ts'
import { type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { roundEventSchema, roundTopic } from '#features/play/game-wallet/server/index.ts'
import { isSynthetic } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { popularGames, type PopularGame } from '../rules.ts'
import { type GameHour, gameHourAdd, gameHourForget, mostPlayedList } from './store/game-hour.store.ts'

const popularMax = 16
/** With fewer games played, a list of them would say little. */
const popularMin = 4
const keptFor = days(3)

/** The full hour before a moment. */
export const hourOf = (at: Instant): Instant => instant(at - (at % hours(1)))

/** Counts the rounds of every game by the hour in which they began. A voided round is none; rounds without a stake and a synthetic player's are none. */
export const countGameHours: Consumer = {
  name: 'lobby-game-hours',
  topics: [roundTopic.closed, roundTopic.voided],
  handle: async (tx, events) => {
    const counts = new Map<string, GameHour>()
    for (const { topic, payload } of events) {
      const { playerId, provider: providerId, gameCode: code, openedAt, isFree } = v.parse(roundEventSchema, payload)
      if (isFree || isSynthetic(playerId)) continue
      const hour = hourOf(openedAt)
      const name = `${providerId} ${code} ${hour}`
      const rounds = (counts.get(name)?.rounds ?? 0) + (topic === roundTopic.voided ? -1 : 1)
      counts.set(name, { providerId, code, hour, rounds })
    }
    const hoursCounted = [...counts.values()]
    const newest = hoursCounted.map(({ hour }) => hour).toSorted((a, b) => b - a)[0]
    if (newest === undefined) return
    await gameHourAdd(tx, hoursCounted)
    await gameHourForget(tx, subtractDuration(newest, keptFor))
  },
}

/** The games played most in the 24 hours before a full hour. */
export const mostPlayed = (db: Queryable, hour: Instant): Promise<readonly bigint[]> =>
  mostPlayedList(db, { from: subtractDuration(hour, days(1)), before: hour, max: popularMax })

export type PopularList = { readonly by: 'rounds' | 'operator'; readonly gameIds: readonly bigint[] }

/** The popular games of the lobby, by play if enough of them were played, as the operator arranges them otherwise. */
export function popularOf(
  played: readonly bigint[],
  games: readonly (PopularGame & { readonly id: bigint })[],
): { by: PopularList['by']; gameIds: bigint[] } {
  const listed = new Set(games.map(({ id }) => id))
  const shown = played.filter((id) => listed.has(id))
  if (shown.length >= popularMin) return { by: 'rounds', gameIds: shown }
  return {
    by: 'operator',
    gameIds: popularGames(games)
      .slice(0, popularMax)
      .map(({ id }) => id),
  }
}

import type { Centavos } from '#core/money/centavos.ts'
import { excludedAmong } from '#features/players/account/server/index.ts'
import { turnoverLeft } from '#ledger'
import { createLongWaits, type LongWaits } from '#platform/long-wait/long-waits.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

/** The remaining turnover on a player's screen. */
type TurnoverReading = { readonly playerId: bigint; readonly remaining: Centavos }

export type TurnoverWatch = LongWaits<TurnoverReading>

/** Updates the meter on a player's screen as soon as a round is counted. */
export const turnoverWatch = ({
  db,
  log,
  clock,
}: Pick<WithdrawalDependencies, 'db' | 'log' | 'clock'>): TurnoverWatch =>
  createLongWaits<TurnoverReading>({
    findFulfilled: async (seen) => {
      const players = [...new Set(seen.map(({ playerId }) => playerId))]
      const onBreak = new Set(await excludedAmong(db, players, clock.now()))
      const left = await turnoverLeft(db, players, (playerId) => !onBreak.has(playerId))
      return seen.filter(({ playerId, remaining }) => left(playerId) !== remaining)
    },
    name: 'turnover meters',
    log,
  })

import type { Centavos } from '#core/money/centavos.ts'
import { turnoverLeft } from '#ledger'
import { createLongWaits, type LongWaits } from '#platform/long-wait/long-waits.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

/** What a player's screen says that is left to be staked. */
type TurnoverReading = { readonly playerId: bigint; readonly remaining: Centavos }

export type TurnoverWatch = LongWaits<TurnoverReading>

/** The meter on a player's screen follows each round as soon as it was counted. */
export const turnoverWatch = ({ db, log }: Pick<WithdrawalDependencies, 'db' | 'log'>): TurnoverWatch =>
  createLongWaits<TurnoverReading>({
    comeTrue: async (seen) => {
      const left = await turnoverLeft(db, [...new Set(seen.map(({ playerId }) => playerId))])
      return seen.filter(({ playerId, remaining }) => left(playerId) !== remaining)
    },
    who: 'turnover meters',
    log,
  })

import { systemClock } from '#core/clock/instant.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { applyRounds, balancesOf, post } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { Player } from './player.ts'

const findPlayer = statement<{ id: bigint }>('journeys_player_find', 'select id from player where mobile = $1')
const rounds = [1, 2, 3]

/** As if a player had gone on until everything was staked, winning back what was lost: no journey hangs on luck. */
export async function playTheRest(db: Database, { mobile }: Player): Promise<void> {
  const { id: playerId } = await exactlyOne(db.rows(findPlayer, [`+63${mobile.slice(1)}`]))
  const now = systemClock.now()
  const { coin: stake } = await balancesOf(db, playerId)
  for (const round of rounds) {
    const roundId = `rest-${round}`
    const moved = { amount: stake, reference: roundId }
    const bet = { ...moved, reason: 'bet', from: 'coin', to: 'game:studio' } as const
    const win = { ...moved, reason: 'win', from: 'game:studio', to: 'coin' } as const
    const ended = { playerId, roundId, revision: 0, gameType: 'slots', gameId: 'journey', stake, win: stake } as const
    const result = { ...ended, tips: zeroCentavos, isFree: false, isVoid: false, closedAt: now }
    await db.transaction(async (tx) => {
      await post(tx, { playerId, source: 'journeys', key: `${playerId} ${roundId}`, transfers: [bet, win], now })
      await applyRounds(tx, [result], now)
    })
  }
}

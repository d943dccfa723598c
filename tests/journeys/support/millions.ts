import { systemClock } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { Player } from './player.ts'

const findPlayer = statement<{ id: bigint }>('journeys_winner_find', 'select id from player where mobile = $1')

/** As if a player had won it: ₱12,345,678.90 is as wide as amounts come. */
export async function winMillions(db: Database, { mobile }: Player): Promise<void> {
  const { id: playerId } = await exactlyOne(db.rows(findPlayer, [`+63${mobile.slice(1)}`]))
  const won = {
    amount: centavos(1_234_567_890n),
    reference: 'millions',
    reason: 'win',
    from: 'game:studio',
    to: 'coin',
  } as const
  const now = systemClock.now()
  await db.transaction((tx) =>
    post(tx, { playerId, source: 'journeys', key: `${playerId} millions`, transfers: [won], now }),
  )
}

import { systemClock } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import { exactlyOne } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Player } from './player.ts'

const findPlayer = statement<{ id: bigint }>('journeys_saver_find', 'select id from player where mobile = $1')
const approve = statement(
  'journeys_saver_approve',
  `insert into identity (player_id, status, first_name, middle_name, last_name, birth_date, id_hash, submitted_at, decided_at,
     expires_at, created_at)
   values ($1::bigint, 'APPROVED', 'Maria', '', 'Reyes', '1990-05-04', decode(md5($1::bigint::text), 'hex'), $2::timestamptz, $2, $2::timestamptz + interval '1 year', $2)`,
)
const deposited = statement(
  'journeys_saver_deposit',
  `insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state,
     credited, created_at, expires_at, ended_at) values ($1, $2, 1, 'Test', 'sandpay', 'sandcash', $3, 3, 'credited', $3, $4, $4, $4)`,
)
const setPassword = statement(
  'journeys_saver_password',
  `insert into withdrawal_password (player_id, password_hash, changed_at) values ($1, 'nobody knows it', $2)`,
)

/** As if a player had proven who they are, deposited ₱500, staked it and set a withdrawal password, long before. */
export async function fillWallet(db: Database, { mobile }: Player): Promise<void> {
  const { id: playerId } = await exactlyOne(db.rows(findPlayer, [`+63${mobile.slice(1)}`]))
  const now = systemClock.now()
  const amount = centavos(50_000n)
  const reference = `D${playerId}X1`
  const moved = { amount, reference }
  const paid = { ...moved, reason: 'deposit', from: 'psp:sandpay', to: 'coin' } as const
  const played = [
    { ...moved, reason: 'bet', from: 'coin', to: 'game:studio' },
    { ...moved, reason: 'win', from: 'game:studio', to: 'coin' },
  ] as const
  await db.transaction(async (tx) => {
    // As the cashier credits it: the ledger's verification holds orders and deposits against each other.
    await post(tx, { playerId, source: 'deposit', key: reference, transfers: [paid], now })
    await post(tx, { playerId, source: 'journeys', key: reference, transfers: played, now })
    await tx.rows(deposited, [reference, playerId, amount, sqlTime(now)])
    await tx.rows(approve, [playerId, sqlTime(now)])
    await tx.rows(setPassword, [playerId, sqlTime(now)])
  })
}

import { systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const identitySave = statement(
  'journeys_identity_save',
  `insert into identity (player_id, status, first_name, last_name, birth_date, id_hash, submitted_at, created_at)
   values ($1, 'SUBMITTED', 'Maria', 'Cruz', '1990-05-04', sha256($1::bigint::text::bytea), now(), now())
   on conflict (player_id) do update set status = 'SUBMITTED', first_name = excluded.first_name,
     last_name = excluded.last_name, birth_date = excluded.birth_date, id_hash = excluded.id_hash, submitted_at = now()`,
)
/** A player has submitted an identity. */
export const handInIdentity = (db: Database, playerId: string) => db.rows(identitySave, [BigInt(playerId)])

const accountInsert = statement<{ id: bigint }>(
  'journeys_bank_account_insert',
  `insert into bank_account (player_id, slot, institution, number_sealed, number_hash, number_end, holder, is_verified,
     bound_at, removed_at) values ($1, 1, 'gcash', '', '', '4567', 'Maria Cruz', true, now(), now()) returning id`,
)
// Of a provider that the house does not know: nothing of it ever leaves.
const orderInsert = statement(
  'journeys_withdrawal_insert',
  `insert into withdrawal_order (reference, player_id, req_id, amount, provider, bank_account_id, institution, account_end,
     holder, state, hold_seq, day, created_at)
   select $1, $2, $1 || '-request', $3, 'journeys', $4, 'gcash', '4567', 'Maria Cruz', 'MANUAL_REVIEW', max(t.seq), $5, $6
   from ledger_transfer t where t.player_id = $2 and t.reason = 'withdrawalHold'`,
)
const earlierEnd = statement<{ reference: string; amount: Centavos; closes: bigint }>(
  'journeys_withdrawal_end',
  `update withdrawal_order set state = 'CANCELLED', ended_at = now() where player_id = $1 and ended_at is null
   returning reference, amount, hold_seq as closes`,
)

/** A withdrawal that waits for people, its money on hold; what was under way before it is not any more. */
export async function waitingWithdrawal(db: Database, player: string, amount: bigint): Promise<string> {
  const [playerId, now] = [BigInt(player), systemClock.now()]
  const reference = `WJOURNEY${now}`
  const about = { amount: centavos(amount), reference } as const
  await db.transaction(async (tx) => {
    for (const earlier of await tx.rows(earlierEnd, [playerId])) {
      const back = { ...earlier, reason: 'withdrawalRelease', from: 'hold', to: 'coin' } as const
      await post(tx, { playerId, source: 'journeys', key: `${earlier.reference} back`, transfers: [back], now })
    }
    const given = { ...about, reason: 'manualCredit', from: 'adjustment', to: 'coin' } as const
    const held = { ...about, reason: 'withdrawalHold', from: 'coin', to: 'hold' } as const
    await post(tx, { playerId, source: 'journeys', key: reference, transfers: [given, held], now })
  })
  const [account] = await db.rows(accountInsert, [playerId])
  await db.rows(orderInsert, [reference, playerId, amount, account?.id, dayOf(now), sqlTime(now)])
  return reference
}

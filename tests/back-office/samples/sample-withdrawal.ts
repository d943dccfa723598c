import { dayOf } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import type { TestBackOffice } from '../../support/test-back-office.ts'

let samples = 0

/** A withdrawal of the player that waits for a person, its money on hold. */
export async function sampleWithdrawal({ site }: TestBackOffice, playerId: number): Promise<string> {
  const { db } = site.context
  const reference = `WSAMPLE${(samples += 1)}`
  const now = site.clock.now()
  const about = { amount: centavos(10_000n), reference } as const
  await db.transaction(async (tx) => {
    const source = 'sample'
    const paid = { ...about, reason: 'manualCredit', from: 'adjustment', to: 'coin' } as const
    const held = { ...about, reason: 'withdrawalHold', from: 'coin', to: 'hold' } as const
    const posted = await post(tx, {
      playerId: BigInt(playerId),
      source,
      key: reference,
      transfers: [paid, held],
      now,
    })
    if (posted.kind !== 'applied') throw new Error(posted.kind)
  })
  await db.pool.query(
    `update withdrawal_order set state = 'CANCELLED', ended_at = $2 where player_id = $1 and ended_at is null`,
    [playerId, new Date(now)],
  )
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into bank_account (player_id, slot, institution, number_sealed, number_hash, number_end, holder, is_verified,
       bound_at, removed_at) values ($1, 1, 'gcash', '', '', '4567', 'Maria Reyes', true, $2, $2) returning id`,
    [playerId, new Date(now)],
  )
  await db.pool.query(
    `insert into withdrawal_order (reference, player_id, req_id, amount, provider, bank_account_id, institution,
       account_end, holder, state, hold_seq, day, created_at)
     select $1, $2, $1 || '-request', 10000, 'sandpay', $3, 'gcash', '4567', 'Maria Reyes', 'MANUAL_REVIEW', max(seq), $4, $5
     from ledger_transfer where player_id = $2 and reason = 'withdrawalHold'`,
    [reference, playerId, rows[0]?.id, dayOf(now), new Date(now)],
  )
  await db.pool.query(
    `insert into withdrawal_day (player_id, day, count, amount) values ($1, $2, 1, 10000)
     on conflict (player_id, day) do update set count = withdrawal_day.count + 1, amount = withdrawal_day.amount + 10000`,
    [playerId, dayOf(now)],
  )
  return reference
}

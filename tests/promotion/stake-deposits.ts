import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'

// One round per requirement, in all places that record rounds: the ledger's checker compares them.
const stake = (which: string): string => `
  with cleared as (
    update turnover_req set status = 'CLEARED', progress = required, cleared_by = 'PLAY', cleared_withdrawals = 0, ended_at = $2
    where source = 'deposit' and status = 'ACTIVE' and ${which} returning player_id, id, required
  ), rounds as (
    insert into turnover_round (player_id, round_id, revision, is_void, valid_bet, is_too_large, closed_at, counted_at)
    select player_id, 'staked-' || id, 0, false, required, false, $2, $2 from cleared
  ), fills as (
    insert into turnover_fill (player_id, round_id, req_id, valid_bet, counted)
    select player_id, 'staked-' || id, id, required, required from cleared
  )
  update turnover_player p set valid_bet = p.valid_bet + s.staked
  from (select player_id, sum(required) as staked from cleared group by 1) as s where s.player_id = p.player_id`

/** As if the turnover required for this deposit had been staked. */
export const stakeDeposit = async (db: Database, reference: string, now: Instant): Promise<void> => {
  await db.pool.query(stake('source_id = $1'), [reference, new Date(now)])
}

/** The same for all deposits of a player. */
export const stakeDeposits = async (db: Database, playerId: bigint, now: Instant): Promise<void> => {
  await db.pool.query(stake('player_id = $1'), [playerId, new Date(now)])
}

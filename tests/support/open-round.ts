import type { Database } from '#platform/db/database.ts'

/** An open round with so much at stake, as the wallet leaves it after a bet. */
export async function openRound({ pool }: Database, playerId: number, stake = 100): Promise<void> {
  await pool.query(
    `with round as (
       insert into game_round (player_id, provider_id, round_id, state, stake, tips, win, bets, cancelled, wins, unnamed_wins,
         is_free, revision, opened_at)
       values ($1, 'studio', 'open-1', 'OPEN', $2, 0, 0, 1, 0, 0, 0, false, 0, now()) returning player_id, provider_id, round_id)
     insert into game_open_round (player_id, provider_id, round_id) select player_id, provider_id, round_id from round`,
    [playerId, stake],
  )
}

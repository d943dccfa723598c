import { asOwner } from '../ledger/bench-database.ts'

/** What players leave behind who have been here for a few days: deposits, play, tasks begun, rows of their promotions. */
export async function fillPromotions(ownerUrl: string, playerCount: number): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    for (const text of [numbers, deposits, playDays, tasks, states]) await owner.query(text, [playerCount])
    await owner.query(
      'vacuum analyze player, deposit_order, promotion_play_day, task_progress, promotion_state, promotion, promotion_version',
    )
  })
}

const numbers = `update player set mobile = '+639' || lpad(id::text, 9, '0') where id <= $1`

const deposits = `
  insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state, credited,
    created_at, expires_at, ended_at)
  select 'D' || p || 'X' || n, p, 1, 'Bench', 'sandpay', 'sandcash', 20000, 3, 'credited', 20000, now() - n * interval '1 day',
    now(), now() - n * interval '1 day'
  from generate_series(1, $1::bigint) as p, generate_series(1, 3) as n`

const playDays = `
  insert into promotion_play_day (player_id, day, valid_bet)
  select p, ((now() at time zone 'Asia/Manila')::date - n), 100000
  from generate_series(1, $1::bigint) as p, generate_series(1, 5) as n`

const tasks = `
  insert into task_progress (player_id, cycle_key, type, progress)
  select p, 'D' || to_char(now() at time zone 'Asia/Manila', 'YYYYMMDD'), t, 1
  from generate_series(1, $1::bigint) as p, generate_series(1, 3) as t`

const states = `
  insert into promotion_state (player_id, key, cycle_key, version, began_at, changed_at)
  select p, k, 'once', 1, now(), now() from generate_series(1, $1::bigint) as p, unnest(array['login-bonus', 'free-sign']) as k`

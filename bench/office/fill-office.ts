import type pg from 'pg'

/** Whose book and whose rounds are a million. */
export const richPlayer = 1n

/** Fills the tables that the lists read, as they would look after years; triggers and chains are for others to measure. */
export async function fillOffice(owner: pg.Client, rows: number): Promise<void> {
  await owner.query(players, [rows])
  await owner.query(deposits, [rows])
  await owner.query(movements, [rows, String(richPlayer)])
  await owner.query(rounds, [rows, String(richPlayer)])
  await owner.query(openRounds, [String(richPlayer)])
  await owner.query('vacuum analyze player, deposit_order, ledger_transfer, game_round, game_open_round')
}

const players = `
  insert into player (id, uuid, account, account_type, account_shown, mobile, password_hash, password_changed_at, nickname,
    avatar, birth_date, invite_code, state, state_until, registered_at)
  select n, gen_random_uuid(), 'player' || n, 'username', 'Player' || n, '+639' || lpad(n::text, 9, '0'), 'x', now(),
    'Player ' || n, 1, '1990-01-01', 'I' || n, case when n % 20000 = 0 then 'suspended' else 'active' end, null,
    now() - n * interval '37 seconds'
  from generate_series(1, $1::bigint) n`

const deposits = `
  insert into deposit_order (reference, player_id, channel_id, channel_name, provider, method, amount, act_type, state, bank,
    credited, is_late, payment_id, created_at, expires_at, ended_at, reported_at)
  select 'D' || n, 1 + n % 1000, 1, 'GCash', 'sandpay', 'gcash', 100 + n % 100000, 3, s.state, s.bank,
    case when s.state = 'credited' then 100 + n % 100000 end, n % 50000 = 7, 'p' || n, now() - n * interval '11 seconds', now(),
    case when s.state not in ('pending') then now() end, null
  from generate_series(1, $1::bigint) n,
    lateral (select case when n % 1000 = 1 then 'pending' when n % 3 = 0 then 'expired' else 'credited' end as state,
      case when n % 40 = 2 then '{}'::jsonb end as bank) s`

const movements = `
  insert into ledger_transfer (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance, reason,
    reference, source, key, closes, hash)
  select $2::bigint, n, now() - ($1::bigint - n) * interval '1 second', 'coin', 150,
    case when n % 500 = 0 then 'psp:sandpay' else 'coin' end, case when n % 500 = 0 then 'coin' else 'game:bench' end,
    case when n % 500 = 0 then null else 100000 end, case when n % 500 = 0 then 100000 end,
    case when n % 500 = 0 then 'deposit' else 'bet' end, 'r' || n, 'bench', 'k' || n, null, sha256(n::text::bytea)
  from generate_series(1, $1::bigint) n`

const rounds = `
  insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled, wins,
    unnamed_wins, is_free, revision, opened_at, ended_at)
  select $2::bigint, 'studio', 'round' || n, 'lucky', 'slots', case when n % 100000 = 0 then 'OPEN' else 'CLOSED' end, 100, 0, 50,
    1, 0, 1, 0, false, 0, now() - n * interval '5 seconds', case when n % 100000 = 0 then null else now() - n * interval '5 seconds' end
  from generate_series(1, $1::bigint) n`

const openRounds = `
  insert into game_open_round (player_id, provider_id, round_id)
  select player_id, provider_id, round_id from game_round where player_id = $1::bigint and state = 'OPEN'
  on conflict do nothing`

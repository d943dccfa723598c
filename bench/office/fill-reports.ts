import type pg from 'pg'

/** How many days ago the rounds of the reports began, and how many days they lie over. */
export const reportedFrom = 150
export const reportedDays = 90
const depositors = 300_000
const months = 13

/** What reports are made of: rounds of many players, deposits of a year, awards, and every player's book. */
export async function fillReports(owner: pg.Client, rows: number): Promise<void> {
  await owner.query(`select ledger_transfer_make_months((now() - $1::int * interval '1 month')::date, $1)`, [months])
  await owner.query(rounds, [rows, reportedFrom, reportedDays])
  await owner.query(deposits, [rows, depositors])
  await owner.query(awards, [rows, reportedFrom, reportedDays])
  await owner.query(books, [rows])
  await owner.query('vacuum analyze ledger_transfer, game_round, ledger_book')
}

const rounds = `
  insert into game_round (player_id, provider_id, round_id, game_code, game_type, state, stake, tips, win, bets, cancelled, wins,
    unnamed_wins, is_free, revision, opened_at, ended_at)
  select 2 + n % 50000, 'studio', 'report' || n, 'game' || n % 200, (array['slots', 'fish', 'live'])[1 + n % 3], 'CLOSED', 100,
    0, 50, 1, 0, 1, 0, false, 0, ended, ended
  from generate_series(1, $1::bigint) n,
    lateral (select now() - $2::int * interval '1 day' + n::float8 / $1 * $3::int * interval '1 day' as ended) e`

const deposits = `
  insert into ledger_transfer (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance, reason,
    reference, source, key, closes, hash)
  select 1000000 + n % $2::int, n, now() - interval '365 days' + n::float8 / $1 * interval '365 days', 'coin', 50000,
    'psp:sandpay', 'coin', null, 50000, 'deposit', 'c' || n, 'bench', 'c' || n, null, sha256(n::text::bytea)
  from generate_series(1, $1::bigint) n`

const awards = `
  insert into ledger_transfer (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance, reason,
    reference, source, key, closes, hash)
  select 2000000 + n % 50000, n, now() - $2::int * interval '1 day' + n::float8 / $1 * $3::int * interval '1 day', 'coin', 700,
    'promo:bench' || n % 20, 'coin', null, 700, 'award', 'a' || n, 'bench', 'a' || n, null, sha256(n::text::bytea)
  from generate_series(1, $1::bigint) n`

const books = `
  insert into ledger_book (player_id, head, coin) select n, sha256(''), 100 from generate_series(1, $1::bigint) n
  on conflict do nothing`

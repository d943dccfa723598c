import type pg from 'pg'
import { eachFigure } from '#features/office/daily-close/day-figures.ts'

/** Fills what the lists of risk, monitoring, payouts, prizes, tickets and closings read. */
export async function fillLateLists(owner: pg.Client, rows: number): Promise<void> {
  for (const statement of [ratings, refused, payoutEvents, paymentEvents, prizes, tickets])
    await owner.query(statement, [rows])
  await owner.query(closings, [rows, JSON.stringify(eachFigure(() => '100'))])
  await owner.query(provider)
  await owner.query(offer, [games])
  await owner.query(`update player set tags = case when id % 10 = 0 then '{tester}' else '{vipCare}' end::text[]
    where id % 5 = 0`)
  await owner.query(`vacuum analyze risk_score, refused_call, withdrawal_event, deposit_event, points_exchange, daily_close,
    player, support_ticket`)
}

const games = 5_000

const ratings = `
  insert into risk_score (player_id, at, score, version, inputs, hits)
  select 1 + n % 1000, now() - n * interval '9 seconds', case when n % 50 = 0 then 45 when n % 5000 = 1 then 80 else n % 30 end,
    1 + n % 3, '{}', case when n % 50 = 0 then '[{"rule": "linkedPlayers", "points": 45}]'
      when n % 400000 = 3 then '[{"rule": "rare", "points": 20}]' else '[]' end::jsonb
  from generate_series(1, $1::bigint) n`

const refused = `
  insert into refused_call (hour, door, caller, what, code, count, first_at, last_at, detail)
  select date_trunc('hour', now()) - (n / 200) * interval '1 hour', case when n % 3 = 0 then 'payments' else 'wallet' end,
    'caller' || n % 20, 'call' || n % 200, case when n % 250000 = 9 then 'rare' else 'badSignature' end, 1 + n % 500,
    now() - n * interval '18 seconds', now() - n * interval '18 seconds', 'bench'
  from generate_series(1, $1::bigint) n`

const payoutEvents = `
  insert into withdrawal_event (provider, event_id, reference, body, outcome, received_at)
  select 'sandpay', 'evt' || n, 'W' || n, '', case when n % 250000 = 5 then 'unknownOrder' else 'settled' end,
    now() - n * interval '8 seconds'
  from generate_series(1, $1::bigint) n`

const paymentEvents = `
  insert into deposit_event (provider, event_id, reference, report, body, outcome, received_at)
  select 'sandpay', 'evt' || n, 'D' || n, '{}', '', case when n % 250000 = 5 then 'unknownOrder' else 'credited' end,
    now() - n * interval '8 seconds'
  from generate_series(1, $1::bigint) n`

const prizes = `
  insert into points_exchange (player_id, req_id, month, item_id, item_name, count, points, state, at)
  select 1 + n % 1000, 'bench-prize-' || n, 'M202611', 7, 'Bituin cap', 1, 1500000,
    case when n % 100000 = 1 then 'asked' else 'done' end, now() - n * interval '10 seconds'
  from generate_series(1, $1::bigint) n`

/** One of fifty is a complaint, and one of 25,000 a complaint about conduct. */
const tickets = `
  insert into support_ticket (player_id, source, category, state, opened_at, first_due_at, last_message_at, solved_at, complaint)
  select 1 + n % 1000, 'report', 'payment', 'solved', t.at, t.at, t.at, t.at,
    case when n % 25000 = 1 then 'conduct' when n % 50 = 0 then 'payment' end
  from generate_series(1, $1::bigint) n, lateral (select now() - n * interval '10 seconds' as at) t`

/** As many days as a hundred years have: there is one closing a day. */
const closings = `
  insert into daily_close (day, figures, root, accounts, notes, closed_by, closed_at)
  select current_date - n::int, $2::jsonb, null, '[]', '{}', 'bench', now() - n * interval '1 day'
  from generate_series(1, least(36525, $1::bigint)) n`

const provider = `insert into game_provider (id, name, created_at) values ('bench', 'Bench', now())`

const offer = `
  insert into lobby_catalogue_offer (provider_id, provider_name, catalogue, told_at)
  select 'bench', 'Bench', jsonb_build_object('brands', jsonb_build_array(jsonb_build_object('code', 'bench', 'name', 'Bench')),
    'games', jsonb_agg(jsonb_build_object('code', 'g' || n, 'name', 'Game ' || n, 'brand', 'bench', 'type', 'slots',
      'engine', 'lines', 'version', '1', 'rtpBasisPoints', 9600, 'volatility', 'medium', 'maxWin', 500000, 'stakeMin', 100,
      'stakeMax', 100000, 'isDemo', false, 'launchUrl', 'https://bench.example/' || n) order by n)), now()
  from generate_series(1, $1::int) n`

import { parseArgs } from 'node:util'
import { systemClock } from '#core/clock/instant.ts'
import { claimCountsOf } from '#features/promotions/kit/server/index.ts'
import { vipLevelsOf } from '#features/promotions/vip/server/index.ts'
import type { Graph } from '#features/players/campaign/graph.ts'
import { enterPlayers } from '#features/players/campaign/server/enter-players.ts'
import { rehearse } from '#features/players/campaign/server/rehearse.ts'
import { playersInSlice, runSlice } from '#features/players/campaign/server/run-campaigns.ts'
import { refreshFacts } from '#features/players/segment/server/refresh-facts.ts'
import { openDatabase } from '#platform/db/database.ts'
import { asOwner, openBenchDatabase } from './ledger/bench-database.ts'
import { type Figure, reportFigures } from './support/figures.ts'

// A campaign of a condition, a split, a message and a gift: players let in, players acted on, and its rehearsal.

const { values } = parseArgs({ options: { players: { type: 'string', default: '50000' } } })
const players = Number(values.players)
/** The claim: at least so many players a second get what a step sends. */
const actedPerSecond = 1_000

const text = { en: 'Welcome back', fil: 'Maligayang pagbabalik' }
const graph: Graph = {
  trigger: { kind: 'registered' },
  first: 'c',
  steps: [
    { kind: 'condition', id: 'c', segment: 1, yes: 's', no: 'm' },
    {
      kind: 'split',
      id: 's',
      branches: [
        { percent: 50, next: 'm' },
        { percent: 50, next: 'g' },
      ],
    },
    { kind: 'message', id: 'm', title: text, body: text, next: 'g' },
    { kind: 'gift', id: 'g', title: text, body: text, next: 'end', coins: 5_000, times: 3, daysValid: 7, budget: 1e12 },
    { kind: 'end', id: 'end' },
  ],
  holdout: 10,
  quiet: { fromHour: 0, untilHour: 0 },
  cap: { day: 5, week: 14 },
}
const segments = {
  '1': {
    name: 'Filipino',
    joined: 'all' as const,
    conditions: [{ fact: 'language' as const, is: 'is' as const, value: 'fil' as const }],
  },
}

const filled = [
  `insert into player (id, uuid, account, account_type, account_shown, mobile, password_hash, password_changed_at, nickname,
     avatar, birth_date, invite_code, state, registered_at)
   select n, gen_random_uuid(), 'player' || n, 'username', 'Player' || n, '+639' || lpad(n::text, 9, '0'), 'x', now(),
     'Player ' || n, 1, '1990-01-01', 'I' || n, case when n % 100 = 0 then 'suspended' else 'active' end,
     now() from generate_series(1, $1::bigint) n`,
  `insert into player_language (player_id, language)
   select n, (array['en', 'fil'])[1 + n % 2] from generate_series(1, $1::bigint) n`,
  `insert into play_day (player_id, day, bets, staked, won, deposits, deposited, withdrawn, played_ms, night_ms)
   select n, current_date - d, n % 500, 10000, 10000, 1, 10000, 0, 0, 0
   from generate_series(1, $1::bigint) n, generate_series(0, 9) d`,
]

const bench = await openBenchDatabase()
const db = openDatabase({ url: bench.appUrl, poolMax: 4, applicationName: 'bench' })
try {
  await asOwner(bench.ownerUrl, async (owner) => {
    for (const statement of filled) await owner.query(statement, [players])
    await owner.query(
      `insert into campaign (name, saved_by, saved_at, state, live_version) values ('Bench', 'bench', now(), 'live', 1)`,
    )
    await owner.query(
      `insert into campaign_version (campaign_id, version, name, graph, segments, saved_by, saved_at)
       values (1, 1, 'Bench', $1, $2, 'bench', now())`,
      [JSON.stringify(graph), JSON.stringify(segments)],
    )
    await owner.query('vacuum analyze player, play_day, player_language')
  })
  const now = systemClock.now()
  await refreshFacts({ db, vipLevelsOf, claimCountsOf }, { now, signal: new AbortController().signal })
  await asOwner(bench.ownerUrl, (owner) => owner.query('vacuum analyze segment_fact'))

  const rehearsed = await timed(() => rehearse(db, { graph, segments, now }))
  const entered = await timed(async () => {
    while (await enterPlayers(db, 1n, now));
  })
  const slices: number[] = []
  const acted = await timed(async () => {
    for (let looked = playersInSlice; looked === playersInSlice; ) {
      const begun = performance.now()
      looked = await runSlice(db, 1n, now)
      slices.push(performance.now() - begun)
    }
  })
  const { rows } = await asOwner(bench.ownerUrl, (owner) =>
    owner.query<{ players: string; acts: string }>(
      'select count(distinct player_id) as players, count(*) as acts from campaign_act',
    ),
  )
  const reached = Number(rows[0]?.players)
  const figures: Figure[] = [
    { what: 'players let in', value: players / entered.seconds, unit: 'a second', digits: 0 },
    {
      what: 'players acted on',
      value: reached / acted.seconds,
      unit: 'a second',
      digits: 0,
      atLeast: actedPerSecond,
      note: `${Number(rows[0]?.acts).toLocaleString('en-PH')} acts`,
    },
    { what: `the slowest slice of ${playersInSlice}`, value: Math.max(...slices), unit: 'ms', digits: 0 },
    { what: 'rehearsal of everybody', value: rehearsed.seconds, unit: 's', digits: 1 },
  ]
  reportFigures(`A campaign of ${players} players`, figures)
} finally {
  await db.close()
  await bench.close()
}

async function timed(work: () => Promise<unknown>): Promise<{ readonly seconds: number }> {
  const begun = performance.now()
  await work()
  return { seconds: (performance.now() - begun) / 1_000 }
}

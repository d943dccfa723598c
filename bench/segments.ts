import { parseArgs } from 'node:util'
import { systemClock } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { claimCountsOf } from '#features/promotions/kit/server/index.ts'
import { vipLevelsOf } from '#features/promotions/vip/server/index.ts'
import type { Condition } from '#features/players/segment/segment-rule.ts'
import { refreshFacts } from '#features/players/segment/server/refresh-facts.ts'
import { memberCount, memberPage, memberSample } from '#features/players/segment/server/store/member.store.ts'
import { reachableAmong } from '#features/players/segment/server/reachable-player.ts'
import { openDatabase } from '#platform/db/database.ts'
import { asOwner, openBenchDatabase } from './ledger/bench-database.ts'
import { type Figure, reportFigures } from './support/figures.ts'

// A segment of a million players: reading the facts of all of them, its size, a sample, and the players of a message.

const { values } = parseArgs({ options: { players: { type: 'string', default: '1000000' } } })
const players = Number(values.players)
const tries = 5
/** The claim: a segment of a million players is sized within a second. */
const sizedWithin = 1_000

const segments: readonly (readonly [string, 'all' | 'any', Condition[]])[] = [
  ['everybody', 'all', []],
  ['asleep', 'all', [{ fact: 'seen', is: 'before', value: 30 }]],
  [
    'three conditions, and',
    'all',
    [
      { fact: 'bets30', is: 'atLeast', value: 10 },
      { fact: 'depositSum', is: 'atLeast', value: 10_000 },
      { fact: 'language', is: 'is', value: 'fil' },
    ],
  ],
  [
    'ten conditions, or',
    'any',
    [
      { fact: 'bets7', is: 'atLeast', value: 1_000 },
      { fact: 'bets30', is: 'atLeast', value: 5_000 },
      { fact: 'net30', is: 'atLeast', value: 100_000 },
      { fact: 'deposits', is: 'atLeast', value: 90 },
      { fact: 'depositSum', is: 'atLeast', value: 90_000_000 },
      { fact: 'withdrawalSum', is: 'atLeast', value: 90_000_000 },
      { fact: 'claims', is: 'atLeast', value: 50 },
      { fact: 'vip', is: 'atLeast', value: 9 },
      { fact: 'played', is: 'within', value: 1 },
      { fact: 'device', is: 'is', value: 'app' },
    ],
  ],
  ['nobody', 'all', [{ fact: 'vip', is: 'atLeast', value: 100 }]],
]

/** Everybody has played, every third of them in the last month; a few are stopped or flagged. */
const filled = [
  `insert into player (id, uuid, account, account_type, account_shown, mobile, password_hash, password_changed_at, nickname,
     avatar, birth_date, invite_code, state, registered_at)
   select n, gen_random_uuid(), 'player' || n, 'username', 'Player' || n, '+639' || lpad(n::text, 9, '0'), 'x', now(),
     'Player ' || n, 1, '1990-01-01', 'I' || n, case when n % 100 = 0 then 'suspended' else 'active' end,
     now() - n * interval '37 seconds' from generate_series(1, $1::bigint) n`,
  `insert into session (player_id, token_hash, device_kind, device, place, ip, kept, started_at, last_action_at, expires_at)
   select n, sha256(n::text::bytea), (array['phone', 'desktop', 'app'])[1 + n % 3], 'x', 'x', '10.0.0.1', false, now(),
     now() - (n % 90) * interval '1 day', now() from generate_series(1, $1::bigint) n`,
  `insert into play_day (player_id, day, bets, staked, won, deposits, deposited, withdrawn, played_ms, night_ms)
   select n, current_date - (n % 30 + d * 30)::int, n % 500, 10000, n % 20000, n % 3, n % 100000, n % 5000, 0, 0
   from generate_series(1, $1::bigint) n, generate_series(0, 2) d where d > 0 or n % 3 = 0`,
  `insert into player_language (player_id, language)
   select n, (array['en', 'fil'])[1 + n % 2] from generate_series(1, $1::bigint) n`,
  `insert into vip_player (player_id, deposited, reached)
   select n, n * 100, 0 from generate_series(1, $1::bigint) n where n % 2 = 0`,
  `insert into play_harm (player_id, score, markers, scored_at)
   select n, 40, '["nightPlay"]', now() from generate_series(1, $1::bigint) n where n % 500 = 1`,
]

const bench = await openBenchDatabase()
const db = openDatabase({ url: bench.appUrl, poolMax: 4, applicationName: 'bench' })
try {
  await asOwner(bench.ownerUrl, async (owner) => {
    for (const text of filled) await owner.query(text, [players])
    await owner.query('vacuum analyze player, session, play_day, vip_player, player_language, play_harm')
  })
  const now = systemClock.now()
  const today = dayOf(now)
  const begun = performance.now()
  await refreshFacts({ db, vipLevelsOf, claimCountsOf }, { now, signal: new AbortController().signal })
  const rebuilt = (performance.now() - begun) / 1_000
  await asOwner(bench.ownerUrl, (owner) => owner.query('vacuum analyze segment_fact'))
  const figures: Figure[] = [{ what: 'facts of everybody read', value: rebuilt, unit: 's', digits: 0 }]
  for (const [what, joined, conditions] of segments) {
    const rule = { joined, conditions }
    const { players: found } = await memberCount(db, rule, today)
    const note = `${found.toLocaleString('en-PH')} players`
    const size = await slowest(() => memberCount(db, rule, today))
    figures.push({ what: `size: ${what}`, value: size, unit: 'ms', digits: 0, note, bar: sizedWithin })
    const sample = await slowest(() => memberSample(db, rule, { today, limit: 20 }))
    figures.push({ what: `sample: ${what}`, value: sample, unit: 'ms', digits: 0, bar: sizedWithin })
  }
  const page = await memberPage(db, { joined: 'all', conditions: [] }, { today, after: 0n, limit: 2_000 })
  const braked = await slowest(() => reachableAmong(db, page, now))
  figures.push({ what: 'the brake over 2,000 players', value: braked, unit: 'ms', digits: 0 })
  reportFigures(`Segments of ${players} players, the slowest of ${tries}`, figures)
} finally {
  await db.close()
  await bench.close()
}

async function slowest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < tries; round += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return Math.max(...times)
}

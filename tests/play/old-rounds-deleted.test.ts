import { afterAll, beforeAll, expect, test } from 'vitest'
import { featuresOf } from '#apps/server/features.ts'
import { days, hours } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { balancesOf, lateCorrectionsOf, validBetTotal, verifyLedger } from '#ledger'
import { createMetrics } from '#platform/metrics/metrics.ts'
import type { Job } from '#platform/jobs/job.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import {
  gameCode,
  newId,
  openTestGameProvider,
  type PlayerInGame,
  type TestGameProvider,
  testProvider,
} from '#tests/support/test-game-provider.ts'

let gameProvider: TestGameProvider
beforeAll(async () => {
  gameProvider = await openTestGameProvider()
  await gameProvider.setProvider({ mayVoidRound: true })
})
afterAll(() => gameProvider.close())

const db = () => gameProvider.site.context.db
const now = () => gameProvider.site.clock.now()
const follow = async () => {
  const { db: database, clock, log } = gameProvider.site.context
  await createOutbox({ db: database, clock, log, consumers: gameProvider.site.features.consumers }).drain()
}
const ask = async (op: Parameters<TestGameProvider['ask']>[0], fields: Readonly<Record<string, unknown>>) => {
  expect(await gameProvider.ask(op, fields)).toMatchObject({ code: 0 })
}

/** Two bets of 100.00 that lose in one round. */
async function play({ playerId, session }: PlayerInGame) {
  const round = { playerId, gameCode, roundId: newId('round') }
  const [txId, other] = [newId('bet'), newId('bet')]
  await ask('bet', { ...round, session, txId, amount: 10_000 })
  await ask('bet', { ...round, session, txId: other, amount: 10_000, endRound: true })
  await follow()
  return { roundId: round.roundId, txId }
}
const standing = async (player: PlayerInGame) => ({
  coin: await gameProvider.coinOf(player),
  bet: await validBetTotal(db(), player.id),
  points: (await balancesOf(db(), player.id)).points,
})

const isPruning = ({ name }: Job) => name.endsWith('.prune')
/** The jobs of a server whose setting is on. */
function pruningJobs(): readonly Job[] {
  const { context } = gameProvider.site
  const configuration = { ...context.configuration, prunesCountedRounds: true }
  return featuresOf({ ...context, metrics: createMetrics({ version: 'test' }), configuration }).jobs.filter(isPruning)
}

test('without the setting nothing is deleted', () => {
  expect(gameProvider.site.features.jobs.filter(isPruning)).toEqual([])
  expect(pruningJobs().map(({ name }) => name)).toEqual(['turnover.prune', 'points.prune'])
})

test.each([
  { what: 'one bet of it', scope: 'TX', coinBack: 10_000n },
  { what: 'the whole round', scope: 'ROUND', coinBack: 20_000n },
])('a rollback of $what returns the money after the round was deleted, and counts nothing twice', async (back) => {
  const player = await gameProvider.newPlayer(100_000)
  const { roundId, txId } = await play(player)
  const endedAt = now()
  expect(await standing(player)).toEqual({ coin: 80_000n, bet: 20_000n, points: 2_000n })
  gameProvider.site.clock.advance(days(100))
  const run = { key: '', payload: null, dueAt: now(), now: now(), attempt: 1, confirm: async () => undefined }
  for (const job of pruningJobs()) await job.run({ ...run, signal: new AbortController().signal })
  const [counted] = await gameProvider.rows(
    'select (select count(*)::int from turnover_round where player_id = $1) as rounds',
    [player.id],
  )
  expect(counted).toEqual({ rounds: 0 })

  const reference = back.scope === 'TX' ? { refTxId: txId } : { scope: 'ROUND', roundId }
  await ask('rollback', { playerId: player.playerId, txId: newId('back'), ...reference })
  await follow()
  expect(await standing(player)).toEqual({ coin: 80_000n + back.coinBack, bet: 20_000n, points: 2_000n })
  const late = await lateCorrectionsOf(db(), { from: subtractDuration(endedAt, hours(1)), until: now() })
  expect(late.filter(({ playerId }) => playerId === player.id)).toMatchObject([
    { roundId: `${testProvider.id}:${roundId}`, revision: 1, closedAt: endedAt },
  ])
  expect(await verifyLedger(db())).toMatchObject({ isSound: true })
})

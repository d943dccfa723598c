import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { days, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { pesos } from '#core/money/centavos.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { dyingConsumer, openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import { closedRound, roundEvent } from '#tests/play/settled-round.ts'
import { bigWinListLargest, bigWinListNewest } from './big-win.store.ts'
import { bigWinsFollowPlay } from './big-wins-follow-play.ts'

let bench: TestOutbox
beforeAll(async () => {
  bench = await openTestOutbox()
})
afterAll(() => bench.close())
beforeEach(() => bench.rows('delete from big_win'))

const demoPlayer = 1n
const consumer = () =>
  bigWinsFollowPlay({
    threshold: async () => ({ amountMin: pesos(1_000n), multipleMin: 20n }),
    publicNames: async (_db, ids) => new Map(ids.filter((id) => id !== demoPlayer).map((id) => [id, `player ${id}`])),
    gameIds: async (_db, games) =>
      games.filter(({ gameCode }) => gameCode === 'lucky').map((game) => ({ ...game, id: 17n })),
  })

type Facts = { stake?: bigint; win?: bigint; revision?: number; gameCode?: string; at?: Instant }

const round = (playerId: bigint, facts: Facts = {}, kind: 'closed' | 'corrected' | 'voided' = 'closed'): NewEvent => {
  const { stake = 10n, win = 1_000n, at = bench.clock.now(), ...given } = facts
  return roundEvent(closedRound({ playerId, stake: pesos(stake), win: pesos(win), openedAt: at, ...given }), kind, at)
}
const deliver = async (...events: NewEvent[]) => {
  await bench.publish(...events)
  await bench.drain([consumer()])
}
const shown = () => bigWinListNewest(bench.db, { since: addDuration(bench.clock.now(), days(-7)), max: 20 })

test('a win that is large and many times its stake is shown, with who, which game, how much and when', async () => {
  const playerId = bench.newPlayer()
  await deliver(round(playerId), round(bench.newPlayer(), { win: 999n }), round(bench.newPlayer(), { stake: 51n }))
  expect(await shown()).toEqual([
    {
      playerId,
      providerId: 'studio',
      roundId: 'r',
      name: `player ${playerId}`,
      gameId: 17n,
      amount: pesos(1_000n),
      multiple: 1_000_000n,
      at: bench.clock.now(),
    },
  ])
})

test('the largest multiples stand first in their list, without free rounds, and stay when newer wins are many', async () => {
  const earlier = addDuration(bench.clock.now(), days(-3))
  await deliver(
    round(bench.newPlayer(), { stake: 2n, win: 1_001n, at: earlier }),
    round(bench.newPlayer(), { stake: 0n, win: 9_000n, at: earlier }),
  )
  await deliver(...Array.from({ length: 210 }, () => round(bench.newPlayer())))
  const largest = await bigWinListLargest(bench.db, { since: addDuration(bench.clock.now(), days(-7)), max: 2 })
  expect(largest.map(({ multiple }) => multiple)).toEqual([5_005_000n, 1_000_000n])
  expect(await bench.rows('select count(*)::int as kept from big_win')).toEqual([{ kept: 201 }])
})

test('players of the demonstration and games that are gone are not shown', async () => {
  await deliver(round(demoPlayer), round(bench.newPlayer(), { gameCode: 'gone' }))
  expect(await shown()).toEqual([])
})

test('reported ten times at once it is shown once', async () => {
  const event = round(bench.newPlayer())
  await Promise.all(Array.from({ length: 10 }, () => bench.handOver(consumer(), event)))
  expect(await shown()).toHaveLength(1)
})

test('a batch that fails before its commit is retried, and the win is shown once', async () => {
  await bench.publish(round(bench.newPlayer()), round(bench.newPlayer()), round(bench.newPlayer()))
  await bench.drain([dyingConsumer(consumer(), 2)])
  bench.clock.advance(minutes(1))
  await bench.drain([consumer()])
  expect(await shown()).toHaveLength(3)
})

test.each([
  { what: 'corrected to a larger one is shown as that', win: 2_000n, topic: 'corrected', after: [pesos(2_000n)] },
  { what: 'corrected to a small one disappears', win: 500n, topic: 'corrected', after: [] },
  { what: 'voided disappears', win: 1_000n, topic: 'voided', after: [] },
] as const)('a win that is $what', async ({ win, topic, after }) => {
  const playerId = bench.newPlayer()
  await deliver(round(playerId))
  await deliver(round(playerId, { win, revision: 1 }, topic))
  expect((await shown()).map(({ amount }) => amount)).toEqual(after)
})

test('a small win that is corrected to a big one appears', async () => {
  const playerId = bench.newPlayer()
  await deliver(round(playerId, { win: 1n }), round(playerId, { revision: 1 }, 'corrected'))
  expect(await shown()).toHaveLength(1)
})

test('the newest stand first, for seven days, and two hundred are kept', async () => {
  const at = (minute: number) => addDuration(bench.clock.now(), minutes(minute))
  await deliver(...Array.from({ length: 230 }, (_, index) => round(bench.newPlayer(), { at: at(-index) })))
  expect((await shown()).map((win) => win.at)).toEqual(Array.from({ length: 20 }, (_, index) => at(-index)))
  expect(await bench.rows('select count(*)::int as kept from big_win')).toEqual([{ kept: 200 }])

  bench.clock.advance(milliseconds(days(7) - 1))
  expect(await shown()).toHaveLength(1)
  bench.clock.advance(milliseconds(1))
  expect(await shown()).toEqual([])
})

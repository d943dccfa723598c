import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Duration, hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'
import type { NewEvent } from '#platform/outbox/event.ts'
import { catalogueOf, catalogueProvider, gameAnswer } from '#tests/support/test-catalogue.ts'
import { dyingConsumer, openTestOutbox, type TestOutbox } from '#tests/support/test-outbox.ts'
import { closedRound, roundEvent } from '#tests/play/settled-round.ts'
import { syncCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { countGameHours, hourOf, mostPlayed, popularOf } from './game-popularity.ts'

let bench: TestOutbox
let codes: Map<bigint, string>
beforeAll(async () => {
  bench = await openTestOutbox()
  await bench.rows(`insert into game_provider (id, name, created_at) values ($1, $2, now())`, [
    catalogueProvider.id,
    catalogueProvider.name,
  ])
  const catalogue = catalogueOf(['a', 'b', 'c', 'd'].map((code) => gameAnswer(code)))
  await syncCatalogue(bench.db, { provider: catalogueProvider, catalogue, now: bench.clock.now() })
  const rows = await bench.rows('select game_id as id, code from lobby_game')
  codes = new Map(rows.map(({ id, code }) => [BigInt(String(id)), String(code)]))
})
afterAll(() => bench.close())

let rounds = 0
const round = (gameCode: string, at: Instant, more: object = {}): NewEvent =>
  roundEvent(
    closedRound({
      playerId: bench.newPlayer(),
      providerId: catalogueProvider.id,
      roundId: `r${++rounds}`,
      gameCode,
      openedAt: at,
      ...more,
    }),
    'closed',
    at,
  )
const most = async (hour: Instant) => (await mostPlayed(bench.db, hour)).map((id) => codes.get(id))

test('games are ordered by their rounds of the 24 hours before the hour, each counted once', async () => {
  const hour = hourOf(bench.clock.now())
  const before = (span: Duration) => subtractDuration(hour, span)
  await bench.publish(
    ...[1, 2, 3].map(() => round('b', before(milliseconds(1)))),
    round('a', before(hours(24))),
    round('a', before(hours(3))),
    round('c', before(milliseconds(hours(24) + 1))),
    round('d', hour),
    round('c', before(milliseconds(2)), { isFree: true }),
  )
  await bench.drain([dyingConsumer(countGameHours, 1)])
  // An event that failed alone waits for its retry.
  bench.clock.advance(minutes(1))
  await bench.drain([countGameHours], 10)
  expect(await most(hour)).toEqual(['b', 'a'])
  expect(await most(addDuration(hour, hours(1)))).toEqual(['b', 'a', 'd'])
})

test('a voided round is taken from the hour in which it was counted', async () => {
  const hour = addDuration(hourOf(bench.clock.now()), hours(48))
  const at = addDuration(hour, milliseconds(-1))
  const played = closedRound({
    playerId: bench.newPlayer(),
    providerId: catalogueProvider.id,
    roundId: 'v',
    gameCode: 'c',
    openedAt: at,
  })
  await bench.publish(roundEvent(played, 'closed', at))
  await bench.drain([countGameHours])
  expect(await most(hour)).toEqual(['c'])
  await bench.publish(roundEvent({ ...played, revision: 1 }, 'voided', addDuration(at, hours(5))))
  await bench.drain([countGameHours])
  expect(await most(hour)).toEqual([])
})

test('four games that were played make the list; with fewer it is the operator’s', () => {
  const games = [1, 2, 3, 4, 5].map((id) => ({ ...testGame(id, { hotSort: 6 - id }), id: BigInt(id) }))
  expect(popularOf([3n, 9n, 1n, 2n, 5n], games)).toEqual({ by: 'rounds', gameIds: [3n, 1n, 2n, 5n] })
  expect(popularOf([3n, 9n, 1n, 2n], games)).toEqual({ by: 'operator', gameIds: [5n, 4n, 3n, 2n, 1n] })
})

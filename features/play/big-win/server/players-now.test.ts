import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes, seconds } from '#core/clock/duration.ts'
import { demoPlayerMark } from '#features/players/account/server/index.ts'
import { ping } from '#features/players/account/contract.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { lobbyTips } from '../contract.ts'
import { createPlayersNow, playersMin } from './players-now.ts'

let site: TestSite
let players: RegisteredPlayer[]
beforeAll(async () => {
  site = await openTestSite()
  players = []
  for (let n = 1; n <= playersMin + 2; n++) {
    players.push(await registerPlayer(site, `0947555000${n}`, { ip: `10.7.${n}.1` }))
  }
})
afterAll(() => site.close())

const open = (who: readonly RegisteredPlayer[], gameId?: number) =>
  Promise.all(who.map(({ token }) => site.send(ping, gameId === undefined ? {} : { gameId }, { token })))
const count = () => createPlayersNow()(site.clock.now(), site.context.db)

test('a game says how many players have it open, each in their last game, and only from five on', async () => {
  await open(players.slice(0, playersMin - 1), 17)
  expect(await count()).toEqual({})
  await open(players, 17)
  expect(await count()).toEqual({ '17': playersMin + 2 })
  site.clock.advance(seconds(1))
  await open(players.slice(0, 1), 18)
  expect(await count()).toEqual({ '17': playersMin + 1 })
  site.clock.advance(seconds(1))
  await open(players.slice(1, 2))
  expect(await count()).toEqual({ '17': playersMin })
})

test('demonstration players are not counted, and neither is a player who was not seen for two minutes', async () => {
  site.clock.advance(seconds(1))
  await open(players, 17)
  const [demo] = players
  if (demo === undefined) throw new Error('there are players')
  await site.context.db.transaction((tx) => demoPlayerMark(tx, BigInt(demo.id)))
  expect(await count()).toEqual({ '17': playersMin + 1 })
  site.clock.advance(minutes(2))
  expect(await count()).toEqual({ '17': playersMin + 1 })
  site.clock.advance(seconds(1))
  expect(await count()).toEqual({})
})

test('ten who ask at once share one count, which serves for a minute', async () => {
  let reads = 0
  const { db } = site.context
  const counting = { rows: (...args: Parameters<typeof db.rows>) => ((reads += 1), db.rows(...args)) }
  const playersNow = createPlayersNow()
  const at = site.clock.now()
  await Promise.all(Array.from({ length: 10 }, () => playersNow(at, counting as typeof db)))
  const once = reads
  site.clock.advance(seconds(59))
  await playersNow(site.clock.now(), counting as typeof db)
  expect(reads).toBe(once)
  site.clock.advance(seconds(1))
  await playersNow(site.clock.now(), counting as typeof db)
  expect(reads).toBe(once * 2)
})

test('everybody gets the counts of all games with the ticker, in one answer', async () => {
  site.clock.advance(minutes(5))
  await open(players, 19)
  const { body } = await site.send(lobbyTips, {})
  expect(body).toMatchObject({ playersNow: { '19': playersMin + 1 } })
})

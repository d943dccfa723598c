import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#core/clock/duration.ts'
import { ping } from '#features/players/account/contract.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('the ping says in which game a player is, and that they have left it', async () => {
  const { token } = await registerPlayer(site, '09171234567')
  const seen = async () => (await site.context.db.pool.query('select game_id from player_presence')).rows
  await site.send(ping, { gameId: 17 }, { token })
  expect(await seen()).toEqual([{ game_id: 17n }])
  site.clock.advance(minutes(1))
  await Promise.all(Array.from({ length: 10 }, () => site.send(ping, {}, { token })))
  expect(await seen()).toEqual([{ game_id: null }])
})

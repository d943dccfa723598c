import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { listReports, report } from '../contract.ts'

let site: TestSite
let player: RegisteredPlayer
let other: RegisteredPlayer
beforeAll(async () => {
  site = await openTestSite()
  player = await registerPlayer(site, '09171234567')
  other = await registerPlayer(site, '09171234568')
})
afterAll(() => site.close())

const text = 'The reels stopped and nothing was shown.'
const sendReport = (changes: object = {}, { token } = player) =>
  site.sendRaw(report.path, { category: 'game', text, ...changes }, { token })
const reportsOf = async ({ token }: RegisteredPlayer) => (await site.send(listReports, {}, { token })).body.list

test('a report gets a number, and only who made it sees it', async () => {
  const { body } = await sendReport({ page: '/start' })
  expect(body.number).toMatch(/^R-20\d\d-\d{6}$/)
  expect(await reportsOf(player)).toMatchObject([{ number: body.number, category: 'game', text, state: 'open' }])
  expect(await reportsOf(other)).toEqual([])
})

test('about a game that is not in the catalogue it is kept without the game', async () => {
  expect((await sendReport({ gameId: 999_999 })).body.errcode).toBe(0)
})

test.each([
  { what: 'nine characters', changes: { text: '123456789' } },
  { what: 'ten blanks', changes: { text: ' '.repeat(10) } },
  { what: '2001 characters', changes: { text: 'x'.repeat(2_001) } },
  { what: 'a category of its own', changes: { category: 'weather' } },
])('a report of $what is refused at its field', async ({ changes }) => {
  const [field] = Object.keys(changes)
  expect((await sendReport(changes)).body).toMatchObject({ code: 400, faults: [{ field }] })
})

test('of twenty at once ten are taken, and the next day more', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendReport({}, other)))
  expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(10)
  expect(answers.filter(({ body }) => body.errcode === 1020)).toHaveLength(10)
  site.clock.advance(days(1))
  other = await registerPlayer(site, '09171234570')
  expect((await sendReport({}, other)).body.errcode).toBe(0)
})

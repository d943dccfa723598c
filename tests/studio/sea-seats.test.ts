import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { checkRound } from '#games/fairness/check-round.ts'
import { dagatHunter } from '#games/fish/math/dagat-hunter.ts'
import { coralKingdom } from '#games/fish/math/coral-kingdom.ts'
import { volleyMs } from '#games/fish/math/weapons.ts'
import { readSeas, seaKey } from '#games/rgs/server/seas/read-seas.ts'
import { seatKept } from '#games/rgs/server/seas/take-seat.ts'
import { seatOfTicket } from '#games/rgs/server/seas/sea-ticket.ts'
import { tables, titles } from '#games/titles.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())
beforeEach(() => studio.wallet.site.clock.advance(seconds(21)))

const game = dagatHunter.code
const seaOf = (sea: number, isDemo = false) => ({ gameCode: game, isDemo, sea })
const sit = async (token: string) => (await studio.ask('sit', { token })).body
const playerAt = async (code = game) => studio.player(100_000, code)
const news = async (sea: number, isDemo = false) => {
  const state = (await readSeas(studio.needs, [seaOf(sea, isDemo)])).get(seaKey(seaOf(sea, isDemo)))
  if (state === undefined) throw new Error('the sea was not read')
  return state
}
let lastRequest = 0
const fire = async (token: string, choice: object, stake = 500) => {
  const requestId = `sea-${++lastRequest}`
  return (await studio.ask('play', { token, body: { requestId, stake, choice } })).body
}

test('ten players who sit down at once fill tables of four, and nobody shares a seat', async () => {
  const players = await Promise.all(Array.from({ length: 10 }, () => playerAt()))
  const seats = await Promise.all(players.map(({ token }) => sit(token)))
  expect(new Set(seats.map(({ sea, seat }) => `${sea} ${seat}`)).size).toBe(10)
  expect(Object.values(Object.groupBy(seats, ({ sea }) => sea)).map((each) => each?.length)).toEqual([4, 4, 2])
  for (const { seat } of seats) expect([0, 1, 2, 3]).toContain(seat)
})

test('a player who sits down ten times at once has one seat', async () => {
  const { token } = await playerAt()
  const seats = await Promise.all(Array.from({ length: 10 }, () => sit(token)))
  expect(new Set(seats.map(({ sea, seat }) => `${sea} ${seat}`)).size).toBe(1)
})

test('all at a table have one seed, and another table has another', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => playerAt()))
  const seats = await Promise.all(players.map(({ token }) => sit(token)))
  const seeds = Map.groupBy(seats, ({ sea }) => sea)
  expect([...seeds.values()].map((each) => new Set(each.map(({ seed }) => seed)).size)).toEqual([1, 1])
  expect(new Set(seats.map(({ seed }) => seed)).size).toBe(2)
})

test('after a drop the same seat is there again; after a silence somebody else may have it', async () => {
  const [one, other, late] = [await playerAt(), await playerAt(), await playerAt()]
  const [first, second] = [await sit(one.token), await sit(other.token)]
  studio.wallet.site.clock.advance(milliseconds(seatKept - 1))
  expect(await sit(one.token)).toMatchObject({ sea: first.sea, seat: first.seat })
  studio.wallet.site.clock.advance(milliseconds(2))
  expect(await sit(late.token)).toMatchObject({ sea: second.sea, seat: second.seat })
  const again = await sit(other.token)
  expect([again.sea, again.seat]).not.toEqual([second.sea, second.seat])
})

test('who opens another shooter leaves this table', async () => {
  const { id, token } = await playerAt()
  await sit(token)
  const launchToken = await studio.launch(id, coralKingdom.code)
  const opened = await studio.ask('open', { body: { mode: 'real', game: coralKingdom.code, launchToken } })
  await sit(opened.body.token)
  const rows = await studio.rows(
    'select game_code from studio.sea_seat s join studio.account a on a.id = s.account_id where a.player_id = (select player_id from studio.account where id = s.account_id) and s.seen_at = $1',
    [new Date(studio.needs.clock.now())],
  )
  expect(rows).toEqual([{ game_code: coralKingdom.code }])
  expect(await studio.ask('sit', { token })).toMatchObject({ status: 401, body: { refusal: 'sessionEnded' } })
})

test('play money sits at tables of its own', async () => {
  const [real, demo] = [await playerAt(), await studio.demo(game)]
  await sit(real.token)
  const { sea, seat } = await sit(demo.token)
  expect((await news(sea, true)).seats).toEqual([{ seat, name: null }])
  expect((await news(1)).seats).toHaveLength(1)
})

test('a volley is shown to the table with masked name and amounts, and never twice in it', async () => {
  const { token } = await playerAt()
  const { sea, seat } = await sit(token)
  const { round } = await fire(token, { shots: ['dilis', 'tamban'], weapon: 'cannon', at: [11, 12] })
  const { seats, volleys } = await news(sea)
  expect(seats).toEqual([{ seat, name: expect.stringContaining('•') }])
  expect(volleys).toEqual([
    {
      round: round.id,
      seat,
      staked: 1_000,
      win: round.win,
      choice: { shots: ['dilis', 'tamban'], weapon: 'cannon', at: [11, 12] },
      view: round.view,
    },
  ])
})

test('players who are in no public list are not shown, nor are their shots', async () => {
  const { token } = await playerAt()
  const { sea } = await sit(token)
  await studio.rows('update studio.account set public_name = null')
  await fire(token, { shots: ['dilis'] })
  expect(await news(sea)).toEqual({ seats: [], volleys: [] })
})

test('a refused volley is not shown', async () => {
  const { token } = await studio.player(100, game)
  const { sea } = await sit(token)
  expect((await fire(token, { shots: ['dilis'] })).round).toMatchObject({ state: 'refused' })
  expect((await news(sea)).volleys).toEqual([])
})

test('four at one table: the shots of each are drawn from its own seeds, and each round proves itself', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => playerAt()))
  await Promise.all(players.map(({ token }) => sit(token)))
  const weapons = ['cannon', 'harpoon', 'torpedo', 'cannon']
  const played = await Promise.all(
    players.map(({ token }, index) => fire(token, { shots: ['pating'], weapon: weapons[index], at: [99] })),
  )
  expect(played.map(({ round }) => round.staked)).toEqual([500, 1_000, 1_500, 500])
  for (const { token } of players) {
    studio.wallet.site.clock.advance(milliseconds(volleyMs))
    await studio.ask('rotate', { token })
    const { rounds } = (await studio.ask('history', { token })).body
    const proof = rounds[0]?.proof
    if (proof === undefined || proof === null) throw new Error('no proof')
    expect(await checkRound(proof, { titles, tables })).toMatchObject({ kind: 'right' })
  }
})

test('a game without a shared sea has no seats', async () => {
  const { token } = await playerAt('tala-keno')
  expect(await studio.ask('sit', { token })).toMatchObject({ status: 409, body: { refusal: 'gameNotFound' } })
})

test('a ticket names its seat, and nobody can write one', async () => {
  const { token } = await playerAt()
  const { ticket, sea, seat } = await sit(token)
  const { hashToken, clock } = studio.needs
  expect(seatOfTicket(hashToken, ticket, clock.now())).toMatchObject({ gameCode: game, isDemo: false, sea, seat })
  const forged = ticket.replace(`.${sea}.${seat}.`, `.${sea}.${(seat + 1) % 4}.`)
  for (const text of [forged, '', 'x'.repeat(300), ticket.slice(0, -3)])
    expect(seatOfTicket(hashToken, text, clock.now())).toBeUndefined()
  studio.wallet.site.clock.advance(seconds(13 * 3_600))
  expect(seatOfTicket(hashToken, ticket, clock.now())).toBeUndefined()
})

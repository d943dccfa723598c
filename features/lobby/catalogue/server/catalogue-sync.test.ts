import { expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { addDuration, instant, subtractDuration } from '#core/clock/instant.ts'
import { catalogueOf, gameAnswer } from '#tests/support/test-catalogue.ts'
import { isNothing, type KnownGame, newFor, planSync } from './catalogue-sync.ts'

const now = instant(1_795_000_000_000)

const known = (code: string, changes: Partial<KnownGame> = {}): KnownGame => {
  const [game] = catalogueOf([gameAnswer(code)]).games
  if (!game) throw new Error('the catalogue is empty')
  return { ...game, isOffered: true, isNew: false, listedAt: now, sort: 1, ...changes }
}

test('the same catalogue changes nothing', () => {
  expect(isNothing(planSync([known('a')], catalogueOf([gameAnswer('a')]), now))).toBe(true)
})

test('a first catalogue has nothing new in it, and one of each kind in turn is popular', () => {
  const codes = Array.from({ length: 20 }, (_, at) => `slot-${at}`)
  const games = [...codes.map((code) => gameAnswer(code)), gameAnswer('crash', { type: 'games' })]
  const { added } = planSync([], catalogueOf(games), now)
  expect(added).toHaveLength(21)
  expect(added.every(({ isNew }) => !isNew)).toBe(true)
  const hot = added.filter(({ hotSort }) => hotSort !== undefined)
  expect(hot).toHaveLength(12)
  expect(hot.find(({ game }) => game.code === 'crash')?.hotSort).toBe(2)
  expect(added.map(({ sort }) => sort)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1))
})

test('a later game is new, stands last, and is popular only by decision', () => {
  const { added } = planSync([known('a', { sort: 7 })], catalogueOf([gameAnswer('b'), gameAnswer('a')]), now)
  expect(added).toMatchObject([{ game: { code: 'b' }, sort: 8, isNew: true, hotSort: undefined }])
})

test.each([
  { what: 'another return', changes: { rtpBasisPoints: 9_400 } },
  { what: 'another version', changes: { version: '1.0.1' } },
  { what: 'another name', changes: { name: 'Renamed' } },
  { what: 'another address', changes: { launchUrl: 'https://games.example.ph/other' } },
  { what: 'an icon below the operator’s own address', changes: { iconUrl: 'icons/a.avif' } },
  { what: 'an icon', changes: { iconUrl: 'https://games.example.ph/icon.avif' } },
  { what: 'another brand', changes: { brand: 'second-brand' } },
])('a game with $what is changed', ({ changes }) => {
  const plan = planSync([known('a')], catalogueOf([gameAnswer('a', changes)]), now)
  expect(plan.changed.map(({ code }) => code)).toEqual(['a'])
})

test('a game that is missing is gone once, and comes back as it was', () => {
  expect(planSync([known('a')], catalogueOf([]), now).gone).toEqual(['a'])
  const gone = known('a', { isOffered: false })
  expect(isNothing(planSync([gone], catalogueOf([]), now))).toBe(true)
  expect(planSync([gone], catalogueOf([gameAnswer('a')]), now)).toMatchObject({ added: [], changed: [{ code: 'a' }] })
})

test('a game is new for fourteen days to the millisecond', () => {
  const listedAt = subtractDuration(now, newFor)
  const ended = (moment: typeof now) =>
    planSync([known('a', { isNew: true, listedAt })], catalogueOf([gameAnswer('a')]), moment).noLongerNew
  expect(ended(subtractDuration(now, days(1)))).toEqual([])
  expect(ended(instant(now - 1))).toEqual([])
  expect(ended(now)).toEqual(['a'])
  expect(ended(addDuration(now, days(1)))).toEqual(['a'])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days } from '#core/clock/duration.ts'
import { instant } from '#core/clock/instant.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { fillSuperior, getPlayer } from '../contract.ts'
import { refuseSuperior } from '../refuse-superior.ts'

let site: TestSite
let number = 9_171_230_000
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const newPlayer = () => registerPlayer(site, `0${++number}`)
const fill = async ({ token }: RegisteredPlayer, pid: number) =>
  (await site.send(fillSuperior, { pid }, { token })).body.errcode
const pidOf = async ({ token }: RegisteredPlayer) => (await site.send(getPlayer, {}, { token })).body.pid

describe('players who may still name a superior', () => {
  const registeredAt = instant(1_795_000_000_000)
  const free = { superiorId: null, registeredAt, hasRecharged: false, isPossible: true }
  const after = (duration: number) => instant(registeredAt + duration)
  test.each([
    { what: 'on the first day', facts: free, now: after(1), refusal: undefined },
    { what: 'in the last millisecond of seven days', facts: free, now: after(days(7) - 1), refusal: undefined },
    { what: 'after seven days', facts: free, now: after(days(7)), refusal: 'superiorTooLate' },
    { what: 'after a deposit', facts: { ...free, hasRecharged: true }, now: after(1), refusal: 'superiorTooLate' },
    {
      what: 'who has one',
      facts: { ...free, superiorId: 5n, hasRecharged: true },
      now: after(1),
      refusal: 'superiorSet',
    },
    { what: 'who names nobody', facts: { ...free, isPossible: false }, now: after(1), refusal: 'superiorNotFound' },
  ])('$what: $refusal', ({ facts, now, refusal }) => {
    expect(refuseSuperior(facts, now)).toBe(refusal)
  })
})

test('is set once, and stays', async () => {
  const [player, first, second] = [await newPlayer(), await newPlayer(), await newPlayer()]
  expect(await fill(player, first.id)).toBe(0)
  expect(await pidOf(player)).toBe(first.id)
  expect(await fill(player, second.id)).toBe(1004)
  expect(await pidOf(player)).toBe(first.id)
})

test('named ten times at once is one of those who were named', async () => {
  const player = await newPlayer()
  const candidates = [await newPlayer(), await newPlayer()]
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => fill(player, candidates[at % 2]?.id ?? 0)))
  expect(answers.filter((errcode) => errcode === 0)).toHaveLength(1)
  expect(answers.filter((errcode) => errcode === 1004)).toHaveLength(9)
})

test('is nobody unknown, not oneself, and nobody of one’s own line', async () => {
  const [top, middle, low] = [await newPlayer(), await newPlayer(), await newPlayer()]
  expect(await fill(top, 1)).toBe(1110)
  expect(await fill(top, top.id)).toBe(1110)
  await fill(middle, top.id)
  await fill(low, middle.id)
  expect(await fill(top, low.id)).toBe(1110)
})

test('of two who name each other in the same moment one succeeds', async () => {
  const [a, b] = [await newPlayer(), await newPlayer()]
  expect((await Promise.all([fill(a, b.id), fill(b, a.id)])).toSorted((x, y) => x - y)).toEqual([0, 1110])
})

test('can be looked for ten times a day', async () => {
  const player = await newPlayer()
  const answers: number[] = []
  for (let turn = 0; turn < 11; turn++) answers.push(await fill(player, 1))
  expect(answers.filter((errcode) => errcode === 1110)).toHaveLength(10)
  expect(answers.at(-1)).toBe(1020)
})

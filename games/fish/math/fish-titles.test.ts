import { describe, expect, test } from 'vitest'
import type { Draw } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import { fishTitles } from '../titles.ts'
import { bossAt } from './boss.ts'
import { captureOf, chainFish, type Kind } from './catch.ts'
import { coralKinds } from './coral-kingdom.ts'
import { dagatKinds } from './dagat-hunter.ts'
import { shotsMax, weaponCodes, weapons } from './weapons.ts'

const kinds = [...dagatKinds, ...coralKinds]

describe.each(fishTitles.map((title) => [title.code, title] as const))('%s', (_code, title) => {
  const ways = title.returns.kind === 'exact' ? title.returns.ways() : []

  test('returns exactly 96 of a hundred for every fish, every level and every weapon', () => {
    for (const way of ways) {
      for (const level of title.stakes) {
        let [weight, won] = [0n, 0n]
        for (const outcome of way.outcomes(level)) {
          weight += outcome.weight * outcome.staked
          won += outcome.weight * outcome.win
        }
        expect([way.name, level, won * 100n]).toEqual([way.name, level, 96n * weight])
      }
    }
  })

  test('costs what its shots cost, and pays each by itself', () => {
    const shots = ways.slice(0, shotsMax).map(({ name }) => name)
    expect(title.cost({ stake: pesos(5n), choice: { shots } })).toBe(pesos(15n))
    const always: Draw = () => 0
    const step = title.begin({ stake: pesos(5n), choice: { shots }, draw: always })
    if (typeof step === 'string') throw new Error(step)
    expect(step.events).toHaveLength(3)
    expect(step.win).toBe(
      step.events.reduce<bigint>((sum, shot) => sum + BigInt((shot as { hundredths: number }).hundredths) * 5n, 0n),
    )
  })

  test.each([
    ['no shot', { shots: [] }],
    ['four shots', { shots: Array.from({ length: 4 }, () => ways[0]?.name) }],
    ['a fish that there is not', { shots: ['kraken'] }],
    ['a weapon that there is not', { shots: [ways[0]?.name], weapon: 'laser' }],
    ['two harpoons together', { shots: [ways[0]?.name, ways[0]?.name], weapon: 'harpoon' }],
    ['two torpedoes together', { shots: [ways[0]?.name, ways[0]?.name], weapon: 'torpedo' }],
    ['more fish than shots could have', { shots: [ways[0]?.name], at: [1, 2, 3, 4] }],
    ['a fish of no number', { shots: [ways[0]?.name], at: ['1'] }],
    ['a chance of the player’s own', { shots: [ways[0]?.name], isCaught: true }],
    ['nothing', null],
  ])('does not play %s', (_what, choice) => {
    expect(title.cost({ stake: pesos(5n), choice })).toBe('badChoice')
    expect(title.begin({ stake: pesos(5n), choice, draw: seededTestDraw(1) })).toBe('badChoice')
  })

  test('costs what the weapon costs, catches so many times as often, and pays so many times', () => {
    const [fish] = ways.map(({ name }) => name)
    for (const code of weaponCodes) {
      const { cost, chance, multiple } = weapons[code]
      expect(cost).toBe(chance * multiple)
      const choice = { shots: [fish], weapon: code }
      expect(title.cost({ stake: pesos(5n), choice })).toBe(pesos(5n * BigInt(cost)))
      const [plain, armed] = [{ shots: [fish] }, choice].map((each) =>
        title.begin({ stake: pesos(5n), choice: each, draw: () => 0 }),
      )
      if (typeof plain === 'string' || typeof armed === 'string') throw new Error('not played')
      expect(armed?.win).toBe((plain?.win ?? 0n) * BigInt(multiple))
    }
  })

  test('where a shot was aimed decides nothing', () => {
    const shots = ways.slice(0, shotsMax).map(({ name }) => name)
    const played = [undefined, [7, 8, 9], [-1]].map((at) =>
      title.begin({ stake: pesos(5n), choice: at === undefined ? { shots } : { shots, at }, draw: seededTestDraw(3) }),
    )
    expect(played[1]).toEqual(played[0])
    expect(played[2]).toEqual(played[0])
  })

  test('comes to what it says when it is played', () => {
    const draw = seededTestDraw(11)
    for (const way of ways) {
      const [fish, armed] = way.name.split(' ')
      const weapon = weaponCodes.find((code) => code === armed) ?? 'cannon'
      const rounds = 6_000
      let won = 0
      for (let round = 0; round < rounds; round++) {
        const step = title.begin({ stake: pesos(1n), choice: { shots: [fish], weapon }, draw })
        if (typeof step !== 'string') won += Number(step.win) / 100
      }
      won /= weapons[weapon].cost
      const { rtp, deviation } = measureWay(way, pesos(1n))
      expect(Math.abs(won / rounds - rtp)).toBeLessThan((4.5 * deviation) / Math.sqrt(rounds))
    }
  })
})

test('the boss comes every three minutes and stays forty seconds, the same for everybody', () => {
  const start = 1_795_000_000_000 - (1_795_000_000_000 % 180_000)
  expect(bossAt(start)).toEqual({ visit: start / 180_000, part: 0, passedMs: 0, comesInMs: 180_000 })
  expect(bossAt(start + 39_999).part).toBeLessThan(1)
  expect(bossAt(start + 40_000).part).toBeUndefined()
  expect(bossAt(start - 1)).toEqual({ visit: start / 180_000 - 1, part: undefined, passedMs: 179_999, comesInMs: 1 })
  for (const list of [dagatKinds, coralKinds]) expect(list.filter(({ isBoss }) => isBoss)).toHaveLength(1)
})

/** Every way a kind's own draws can fall, with its chance: tried one after the other. */
function enumerated({ draw }: Kind, most = 200_000): Map<number, number> {
  const found = new Map<number, number>()
  const pending: { values: number[] }[] = [{ values: [] }]
  for (let tried = 0; pending.length > 0; tried++) {
    if (tried > most) throw new Error('too many ways to try')
    const { values } = pending.pop() ?? { values: [] }
    let [next, chance, open] = [0, 1, 0]
    const replay: Draw = (bound) => {
      const value = values[next++]
      chance /= bound
      if (value === undefined && open === 0) open = bound
      return value ?? 0
    }
    const { hundredths } = draw(replay)
    if (open > 0) for (let value = 0; value < open; value++) pending.push({ values: [...values, value] })
    else found.set(hundredths, (found.get(hundredths) ?? 0) + chance)
  }
  return found
}

test('drawn results match the listed ones, for every kind whose draws can be enumerated', () => {
  const shortChain = chainFish({
    code: 'short',
    links: [
      { count: 1, weight: 2 },
      { count: 3, weight: 1 },
    ],
    catches: [
      { code: 'dilis', times: 2 },
      { code: 'tamban', times: 3 },
      { code: 'bisugo', times: 7 },
    ],
    pays: () => '',
  })
  for (const kind of [...kinds.filter(({ code }) => code !== 'dikya' && code !== 'butete'), shortChain]) {
    const whole = kind.prizes.reduce((sum, { weight }) => sum + weight, 0n)
    const found = enumerated(kind)
    expect(found.size).toBe(kind.prizes.length)
    for (const { weight, hundredths } of kind.prizes)
      expect(found.get(hundredths)).toBeCloseTo(Number(weight) / Number(whole), 10)
  }
})

test('every capture is a draw below a bound that can be drawn', () => {
  for (const { prizes } of kinds) {
    const { hits, of } = captureOf(prizes)
    expect(hits).toBeGreaterThan(0)
    for (const { chance } of Object.values(weapons)) expect(hits * chance).toBeLessThanOrEqual(of)
    expect(of).toBeLessThanOrEqual(2 ** 32)
  }
})

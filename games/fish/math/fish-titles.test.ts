import { describe, expect, test } from 'vitest'
import type { Draw } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import { fishTitles } from '../titles.ts'
import { captureOf, chainFish, type Kind } from './catch.ts'
import { coralKinds } from './coral-kingdom.ts'
import { dagatKinds } from './dagat-hunter.ts'
import { shotsMax } from './define-shooter.ts'

const kinds = [...dagatKinds, ...coralKinds]

describe.each(fishTitles.map((title) => [title.code, title] as const))('%s', (_code, title) => {
  const ways = title.returns.kind === 'exact' ? title.returns.ways() : []

  test('returns exactly 96 of a hundred for every fish and every cannon', () => {
    for (const way of ways) {
      for (const level of title.stakes) {
        let [weight, won] = [0n, 0n]
        for (const outcome of way.outcomes(level)) {
          weight += outcome.weight
          won += outcome.weight * outcome.win
        }
        expect([way.name, won * 100n]).toEqual([way.name, 96n * weight * level])
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
    ['a chance of the player’s own', { shots: [ways[0]?.name], isCaught: true }],
    ['nothing', null],
  ])('does not play %s', (_what, choice) => {
    expect(title.cost({ stake: pesos(5n), choice })).toBe('badChoice')
    expect(title.begin({ stake: pesos(5n), choice, draw: seededTestDraw(1) })).toBe('badChoice')
  })

  test('comes to what it says when it is played', () => {
    const draw = seededTestDraw(11)
    for (const way of ways) {
      const rounds = 6_000
      let won = 0
      for (let round = 0; round < rounds; round++) {
        const step = title.begin({ stake: pesos(1n), choice: { shots: [way.name] }, draw })
        if (typeof step !== 'string') won += Number(step.win) / 100
      }
      const { rtp, deviation } = measureWay(way, pesos(1n))
      expect(Math.abs(won / rounds - rtp)).toBeLessThan((4.5 * deviation) / Math.sqrt(rounds))
    }
  })
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
    expect(hits).toBeLessThan(of)
    expect(of).toBeLessThanOrEqual(2 ** 32)
  }
})

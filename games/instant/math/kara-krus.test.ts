import { expect, test } from 'vitest'
import type { Draw } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import type { Step } from '#games/title/title.ts'
import { karaChance, type KaraChoice, karaKrus, trios } from './kara-krus.ts'

const stake = pesos(10n)

function begun(choice: KaraChoice, draw: Draw): Step {
  const step = karaKrus.begin({ stake, choice, draw })
  if (typeof step === 'string') throw new Error(step)
  return step
}

const pairs = trios.flatMap((mine) =>
  trios.filter((theirs) => theirs !== mine).map((theirs): KaraChoice => ({ mine, theirs })),
)

test('the chance of every pair of rows is that of the walk over the tosses, step by step', () => {
  for (const choice of pairs) {
    const { wins, of } = karaChance(choice)
    expect(chanceByWalking(choice)).toBeCloseTo(wins / of, 12)
  }
})

test('the round ends with the first of the two rows, and pays whoever chose it', () => {
  const tosses = [0, 0, 1, 0, 1, 1]
  const choice: KaraChoice = { mine: ['kara', 'krus', 'krus'], theirs: ['krus', 'krus', 'krus'] }
  let next = 0
  const step = begun(choice, () => tosses[next++] ?? 0)
  expect(step.view).toEqual({ ...choice, tosses: ['kara', 'kara', 'krus', 'kara', 'krus', 'krus'], isMine: true })
  expect(next).toBe(tosses.length)
  expect(step).toMatchObject({ isOver: true, win: 1_100n })
})

test('is played as counted', () => {
  const draw = seededTestDraw(21)
  const rounds = 6_000
  const choice: KaraChoice = { mine: ['kara', 'krus', 'kara'], theirs: ['kara', 'kara', 'krus'] }
  const chance = chanceByWalking(choice)
  let won = 0
  for (let round = 0; round < rounds; round++) if (begun(choice, draw).win > 0n) won++
  expect(Math.abs(won / rounds - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / rounds))
})

test('every row has another that is likelier to come before it', () => {
  for (const theirs of trios) {
    const better = pairs.filter((pair) => pair.theirs === theirs && karaChance(pair).wins * 2 > karaChance(pair).of)
    expect(better.length).toBeGreaterThan(0)
  }
})

test.each([
  { mine: ['kara', 'kara', 'kara'], theirs: ['kara', 'kara', 'kara'] },
  { mine: ['kara', 'kara'], theirs: ['krus', 'krus', 'krus'] },
  { mine: ['kara', 'kara', 'kara', 'kara'], theirs: ['krus', 'krus', 'krus'] },
  { mine: ['kara', 'kara', 'edge'], theirs: ['krus', 'krus', 'krus'] },
  { mine: ['kara', 'kara', 'kara'] },
  null,
])('%o is not offered', (choice) => {
  expect(karaKrus.begin({ stake, choice, draw: seededTestDraw(1) })).toBe('badChoice')
})

/** From nothing tossed, toss by toss: what is still open after so many of them is nothing. */
function chanceByWalking({ mine, theirs }: KaraChoice): number {
  const [won, lost] = [mine.join(' '), theirs.join(' ')]
  let [open, chanceOfMine] = [new Map([['', 1]]), 0]
  for (let tossed = 0; tossed < 400; tossed++) {
    const next = [...open].flatMap(([last, chance]) =>
      ['kara', 'krus'].map((side) => ({ row: `${last} ${side}`.trim(), chance: chance / 2 })),
    )
    open = new Map()
    for (const { row, chance } of next) {
      const kept = row.split(' ').slice(-2).join(' ')
      if (row === won) chanceOfMine += chance
      else if (row !== lost) open.set(kept, (open.get(kept) ?? 0) + chance)
    }
  }
  return chanceOfMine
}

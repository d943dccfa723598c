import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { combinations } from '#games/title/combinations.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import type { Step, Title } from '#games/title/title.ts'
import { barrioBingo, bingoLinePositions } from './barrio-bingo.ts'
import { bingoLines } from './bingo-lines.ts'
import { fiestaScratch, type ScratchView } from './fiesta-scratch.ts'
import { guessesPay, guessRanks, hariReyna } from './hari-reyna.ts'
import { ikotFiesta, ikotPictures, ikotWheel } from './ikot-fiesta.ts'
import { jeepneyRoll } from './jeepney-roll.ts'
import { lavaCounts, lavaPays, lavaSteps, lavaStepsMax } from './lava-steps.ts'
import { peryaDrop } from './perya-drop.ts'
import { talaKeno } from './tala-keno.ts'

const stake = pesos(10n)

const begun = (title: Title, choice: unknown, draw = seededTestDraw(1)): Step => {
  const step = title.begin({ stake, choice, draw })
  if (typeof step === 'string') throw new Error(step)
  return step
}
const moved = (title: Title, { state }: Step, move: unknown, draw = seededTestDraw(2)) =>
  title.move({ stake, state, move, draw })

/** A mode's enumerated return beside the measured one. */
function expectPlayedAsCounted(title: Title, wayName: string, play: (round: number) => bigint, rounds: number) {
  const { returns } = title
  if (returns.kind !== 'exact') throw new Error('counted titles only')
  const way = returns.ways().find(({ name }) => name === wayName)
  if (way === undefined) throw new Error(`no way ${wayName}`)
  const { rtp, hitRate, deviation } = measureWay(way, stake)
  let [won, hits] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const win = play(round)
    won += Number(win) / Number(stake)
    if (win > 0n) hits++
  }
  expect(Math.abs(won / rounds - rtp)).toBeLessThan((5 * deviation) / Math.sqrt(rounds) + 1e-9)
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(5 * Math.sqrt((hitRate * (1 - hitRate)) / rounds) + 1e-9)
}

describe('Jeepney Roll', () => {
  test.each(['under', 'over'] as const)(
    'every one of its 10,000 stops is decided as counted, waiting at %s',
    (side) => {
      for (const chance of [2, 37, 95]) {
        let next = 0
        const wins = Array.from({ length: 10_000 }, () => begun(jeepneyRoll, { side, chance }, () => next++).win)
        expect(wins.filter((win) => win > 0n).length).toBe(chance * 100)
      }
    },
  )

  test.each([
    { side: 'under', chance: 1 },
    { side: 'under', chance: 96 },
    { side: 'left', chance: 50 },
    { side: 'over', chance: 2.5 },
    {},
    null,
  ])('%o is not offered', (choice) => {
    expect(jeepneyRoll.begin({ stake, choice, draw: seededTestDraw(1) })).toBe('badChoice')
  })
})

describe('Lava Steps', () => {
  test.each(lavaCounts)('with %d lava, all steps pay the fair odds less three of a hundred', (lava) => {
    for (let safe = 1; safe <= lavaStepsMax(lava); safe++) {
      const fair = Number((10_000n * combinations(25, safe)) / combinations(25 - lava, safe)) / 100
      expect(lavaPays(lava, safe)).toBeLessThanOrEqual(Math.ceil(fair * 0.97))
      expect(lavaPays(lava, safe)).toBeGreaterThanOrEqual(Math.floor(fair * 0.97) - 1)
    }
  })

  test('is played as counted', () => {
    const draw = seededTestDraw(11)
    expectPlayedAsCounted(lavaSteps, '5 lava, 3 safe', () => playLava(draw, 5, 3), 6_000)
  })

  test('hides the lava until the round is over', () => {
    const step = begun(lavaSteps, { lava: 5 })
    expect(step.view).toMatchObject({ shown: null, opened: [] })
    expect(JSON.stringify([step.view, step.events])).not.toContain('"lava":[')
  })

  test('nothing can be taken before the first step, and no stone opened twice', () => {
    const step = begun(lavaSteps, { lava: 1 })
    expect(moved(lavaSteps, step, { act: 'take' })).toBe('notNow')
    const safe = safeStone(step)
    const after = moved(lavaSteps, step, { act: 'step', stone: safe }) as Step
    expect(moved(lavaSteps, after, { act: 'step', stone: safe })).toBe('badMove')
  })

  test.each([{ act: 'step', stone: 25 }, { act: 'step', stone: -1 }, { act: 'step' }, { act: 'fly' }, 'take'])(
    '%o is no move',
    (move) => {
      expect(moved(lavaSteps, begun(lavaSteps, { lava: 3 }), move)).toBe('badMove')
    },
  )

  test('left alone: the stake comes back before the first step, afterwards what could have been taken', () => {
    const step = begun(lavaSteps, { lava: 3 })
    expect(lavaSteps.settle({ stake, state: step.state })).toEqual({ kind: 'void' })
    const after = moved(lavaSteps, step, { act: 'step', stone: safeStone(step) }) as Step
    expect(lavaSteps.settle({ stake, state: after.state })).toEqual({ kind: 'win', win: 1_100n })
  })

  test('the last safe stone takes the win by itself', () => {
    let step = begun(lavaSteps, { lava: 20 })
    for (let count = 0; count < lavaStepsMax(20); count++) {
      expect(step.isOver).toBe(false)
      step = moved(lavaSteps, step, { act: 'step', stone: safeStone(step) }) as Step
    }
    expect(step).toMatchObject({ isOver: true, win: BigInt(lavaPays(20, lavaStepsMax(20)) * 10) })
  })
})

type LavaState = { readonly lava: readonly number[]; readonly opened: readonly number[] }
const safeStone = ({ state }: Step): number => {
  const { lava, opened } = state as LavaState
  return (
    Array.from({ length: 25 }, (_, stone) => stone).find((each) => !lava.includes(each) && !opened.includes(each)) ?? -1
  )
}

function playLava(draw: ReturnType<typeof seededTestDraw>, lava: number, safe: number): bigint {
  let step = begun(lavaSteps, { lava }, draw)
  for (let stone = 0; stone < safe && !step.isOver; stone++) {
    step = moved(lavaSteps, step, { act: 'step', stone: stone * 7 }) as Step
  }
  return step.isOver ? step.win : (moved(lavaSteps, step, { act: 'take' }) as Step).win
}

describe('Perya Drop', () => {
  test('every path of eight rows falls as counted', () => {
    let sum = 0n
    for (let path = 0; path < 256; path++) {
      let row = 0
      sum += begun(peryaDrop, { rows: 8, risk: 'high' }, () => (path >> row++) & 1).win
    }
    expect(Number(sum) / (256 * 1_000)).toBeCloseTo(0.975, 10)
  })
})

describe('Hari o Reyna', () => {
  test('each guess pays the fair odds less 3.5 of a hundred', () => {
    for (let rank = 1; rank <= 13; rank++) {
      const [up, down] = [guessRanks(rank, 'up'), guessRanks(rank, 'down')]
      // Between the ends an equal rank answers both guesses.
      expect(up + down).toBe(rank === 1 || rank === 13 ? 13 : 14)
      expect(guessesPay([up])).toBe(Math.floor((96.5 * 13) / up))
    }
  })

  test('is played as counted', () => {
    const draw = seededTestDraw(21)
    expectPlayedAsCounted(hariReyna, 'likelier guess, 2 right', () => playHari(draw, 2), 6_000)
  })

  test('from ×100 on the win is taken by itself', () => {
    // An ace, then the same three times: 12.54, 163.
    const first = begun(hariReyna, {}, () => 0)
    const second = moved(hariReyna, first, { act: 'down' }, () => 0) as Step
    expect(second.isOver).toBe(false)
    expect(moved(hariReyna, second, { act: 'down' }, () => 0)).toMatchObject({ isOver: true, win: 163_080n })
  })
})

function playHari(draw: ReturnType<typeof seededTestDraw>, right: number): bigint {
  let step = begun(hariReyna, {}, draw)
  for (let guess = 0; guess < right && !step.isOver; guess++) {
    const cards = (step.view as { cards: { rank: number }[] }).cards
    const rank = cards.at(-1)?.rank ?? 0
    const act = guessRanks(rank, 'up') >= guessRanks(rank, 'down') ? 'up' : 'down'
    step = moved(hariReyna, step, { act }, draw) as Step
  }
  return step.isOver ? step.win : (moved(hariReyna, step, { act: 'take' }) as Step).win
}

describe('Tala Keno', () => {
  test('is played as counted', () => {
    const draw = seededTestDraw(31)
    expectPlayedAsCounted(talaKeno, '4 stars', () => begun(talaKeno, { picks: [3, 17, 22, 40] }, draw).win, 6_000)
  })

  test.each([
    { picks: [] },
    { picks: [1, 1] },
    { picks: [0] },
    { picks: [41] },
    { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ])('%o is not offered', (choice) => {
    expect(talaKeno.begin({ stake, choice, draw: seededTestDraw(1) })).toBe('badChoice')
  })
})

describe('Barrio Bingo', () => {
  test('its table of lines is what counting all 16,777,216 cards gives', () => {
    expect(countedLines()).toEqual(bingoLines)
  })

  test('is played as counted', () => {
    const draw = seededTestDraw(41)
    expectPlayedAsCounted(barrioBingo, 'one card', () => begun(barrioBingo, {}, draw).win, 3_000)
  })
})

function countedLines(): number[][] {
  const bitOf = (position: number): number => (position === 12 ? 0 : 1 << (position > 12 ? position - 1 : position))
  const masks = bingoLinePositions.map((positions) => positions.reduce((mask, position) => mask | bitOf(position), 0))
  const table = Array.from({ length: 25 }, () => Array.from({ length: 13 }, () => 0))
  for (let card = 0; card < 2 ** 24; card++) {
    let lines = 0
    for (const mask of masks) if ((card & mask) === mask) lines++
    const counts = table[bitsOf(card)]
    if (counts !== undefined) counts[lines] = (counts[lines] ?? 0) + 1
  }
  return table.map((counts) => counts.slice(0, counts.findLastIndex((count) => count > 0) + 1))
}

function bitsOf(value: number): number {
  const pairs = value - ((value >> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >> 2) & 0x33_33_33_33)
  return (((fours + (fours >> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24
}

describe('Fiesta Scratch', () => {
  test('a ticket shows three of its prize and three of nothing else', () => {
    const draw = seededTestDraw(51)
    for (let ticket = 0; ticket < 1_500; ticket++) {
      const { fields, symbol } = begun(fiestaScratch, {}, draw).view as ScratchView
      const threes = [...Map.groupBy(fields, (each) => each)]
        .filter(([, same]) => same.length >= 3)
        .map(([each]) => each)
      expect(fields).toHaveLength(9)
      expect(threes).toEqual(symbol === null ? [] : [symbol])
    }
  })
})

describe('Ikot Fiesta', () => {
  test('the wheel bears every picture as often as its table says', () => {
    for (const { picture, slots } of ikotPictures) {
      expect(ikotWheel.filter((each) => each === picture)).toHaveLength(slots)
      const wins = ikotWheel.map((_, slot) => begun(ikotFiesta, { picture }, () => slot).win)
      expect(wins.filter((win) => win > 0n)).toHaveLength(slots)
    }
  })
})

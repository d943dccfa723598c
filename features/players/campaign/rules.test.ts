import { describe, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import type { Graph, Step } from './graph.ts'
import { faultText, graphFaults, inOrder, type KnownSegments } from './rules.ts'
import { branchOf, isHeldBack } from './shares.ts'
import { isQuiet, nextHour, nextMorning } from './timing.ts'

const text = { en: 'Hello', fil: 'Kumusta' }
const message = (id: string, next: string, changes: Partial<Extract<Step, { kind: 'message' }>> = {}): Step => ({
  kind: 'message',
  id,
  title: text,
  body: text,
  next,
  ...changes,
})
const gift = (changes: Partial<Extract<Step, { kind: 'gift' }>>): Step => ({
  kind: 'gift',
  id: 'gift',
  title: text,
  body: text,
  next: 'end',
  coins: 5_000,
  times: 3,
  daysValid: 7,
  budget: 100_000,
  ...changes,
})
const sms = (fil: string): Step => ({ kind: 'sms', id: 'a', body: { en: 'Hello', fil }, next: 'end' })
const mail = (kind: 'email' | 'push', fil: string): Step => ({
  kind,
  id: 'a',
  title: text,
  body: { en: 'Hello', fil },
  next: 'end',
})
const end: Step = { kind: 'end', id: 'end' }
const whole: Graph = {
  trigger: { kind: 'registered' },
  first: 'a',
  steps: [message('a', 'end'), end],
  holdout: 10,
  quiet: { fromHour: 21, untilHour: 8 },
  cap: { day: 1, week: 3 },
}
const segments: KnownSegments = new Map([
  [1, 'everybody'],
  [2, 'usable'],
  [3, 'loss'],
])
const split = (percents: readonly number[]): Graph => ({
  ...whole,
  first: 's',
  steps: [
    { kind: 'split', id: 's', branches: percents.map((percent) => ({ percent, next: 'a' })) },
    message('a', 'end'),
    end,
  ],
})
const condition = (segment: number): Graph => ({
  ...whole,
  first: 'c',
  steps: [{ kind: 'condition', id: 'c', segment, yes: 'a', no: 'end' }, message('a', 'end'), end],
})

describe('a campaign is refused', () => {
  test.each<[string, Graph, string]>([
    ['without a first step', { ...whole, first: '' }, 'Start: Choose the first step.'],
    [
      'without a message or gift',
      { ...whole, first: 'end', steps: [end] },
      'Start: Add a message, a gift, an e-mail, an SMS or a push. Without one, players get nothing.',
    ],
    [
      'with two steps of one name',
      { ...whole, steps: [...whole.steps, end] },
      'Start: Two steps have the same name. Reload the page.',
    ],
    [
      'with a step that leads nowhere',
      { ...whole, steps: [message('a', ''), end] },
      'Step 1 (Message): Choose the step that comes next.',
    ],
    [
      'with a loop',
      { ...whole, steps: [message('a', 'b'), { kind: 'wait', id: 'b', hours: 1, next: 'a' }, end] },
      'Step 1 (Message): It leads back to itself, so players would never reach the end.',
    ],
    [
      'with a step that nothing leads to',
      { ...whole, steps: [...whole.steps, message('b', 'end')] },
      'Step 3 (Message): No step leads here. Connect it or delete it.',
    ],
    ['with branches of 90%', split([50, 40]), 'Step 1 (Split): The branches add up to 90%. They must add up to 100%.'],
    [
      'with branches of 101%',
      split([50, 51]),
      'Step 1 (Split): The branches add up to 101%. They must add up to 100%.',
    ],
    ['with one branch', split([100]), 'Step 1 (Split): Add at least two branches.'],
    ['with an empty branch', split([100, 0]), 'Step 1 (Split): Give each branch at least 1%.'],
    [
      'with a message without a title in Filipino',
      { ...whole, steps: [message('a', 'end', { title: { en: 'Hello', fil: '' } }), end] },
      'Step 1 (Message): The title is missing in Filipino.',
    ],
    [
      'with an e-mail in English alone',
      { ...whole, steps: [mail('email', ''), end] },
      'Step 1 (E-mail): The message is missing in Filipino.',
    ],
    [
      'with a push in English alone',
      { ...whole, steps: [mail('push', ''), end] },
      'Step 1 (Push): The message is missing in Filipino.',
    ],
    [
      'with an SMS in English alone',
      { ...whole, steps: [sms(''), end] },
      'Step 1 (SMS): The message is missing in Filipino.',
    ],
    [
      'with a message without a text in English',
      { ...whole, steps: [message('a', 'end', { body: { en: '', fil: 'Kumusta' } }), end] },
      'Step 1 (Message): The message is missing in English.',
    ],
    [
      'with a gift of nothing',
      { ...whole, first: 'gift', steps: [gift({ coins: 0 }), end] },
      'Step 1 (Gift): Enter how many coins each player gets.',
    ],
    [
      'with a budget below one gift',
      { ...whole, first: 'gift', steps: [gift({ budget: 4_999 }), end] },
      'Step 1 (Gift): The budget does not cover one gift.',
    ],
    ['with a condition over no segment', condition(0), 'Step 1 (Condition): Choose a segment.'],
    [
      'with a condition over a deleted segment',
      condition(9),
      'Step 1 (Condition): The segment has been deleted. Choose another one.',
    ],
    [
      'with a condition over a segment of nothing',
      condition(1),
      'Step 1 (Condition): The segment has no conditions, so it describes nobody in particular. Choose another one.',
    ],
    [
      'with a condition over losses',
      condition(3),
      'Step 1 (Condition): The segment asks what players won or lost. Campaigns must not follow losses. Choose another one.',
    ],
    [
      'with a trigger over losses',
      { ...whole, trigger: { kind: 'segment', segment: 3 } },
      'Start: The segment asks what players won or lost. Campaigns must not follow losses. Choose another one.',
    ],
    [
      'with a trigger over a segment of nothing',
      { ...whole, trigger: { kind: 'segment', segment: 1 } },
      'Start: The segment has no conditions, so it describes nobody in particular. Choose another one.',
    ],
  ])('%s', (_what, graph, sentence) => {
    expect(graphFaults(graph, segments).map((fault) => faultText(fault, graph))).toContain(sentence)
  })

  test('not, if nothing is wrong', () => {
    const graph: Graph = { ...condition(2), trigger: { kind: 'segment', segment: 2 } }
    expect(graphFaults(graph, segments)).toEqual([])
    expect(graphFaults(split([50, 30, 20]), segments)).toEqual([])
    expect(graphFaults({ ...whole, first: 'gift', steps: [gift({ budget: 5_000 }), end] }, segments)).toEqual([])
  })
})

test('steps are in an order in which each comes before those it leads to', () => {
  const graph: Graph = {
    ...whole,
    first: 's',
    steps: [
      end,
      message('late', 'end'),
      { kind: 'wait', id: 'w', hours: 1, next: 'late' },
      {
        kind: 'split',
        id: 's',
        branches: [
          { percent: 50, next: 'late' },
          { percent: 50, next: 'w' },
        ],
      },
    ],
  }
  expect(inOrder(graph).map(({ id }) => id)).toEqual(['s', 'w', 'late', 'end'])
})

test('a player’s branch and group are always the same, near their share, and unrelated', () => {
  const players = Array.from({ length: 10_000 }, (_, index) => ({ campaignId: 7n, playerId: BigInt(index) }))
  const step = {
    kind: 'split' as const,
    id: 's',
    branches: [
      { percent: 30, next: 'a' },
      { percent: 70, next: 'b' },
    ],
  }
  const branches = players.map((player) => branchOf(step, player))
  expect(players.map((player) => branchOf(step, player))).toEqual(branches)
  const inA = players.filter((player) => branchOf(step, player) === 'a')
  const held = players.filter((player) => isHeldBack(player, 10))
  expect(inA.length / 10_000).toBeCloseTo(0.3, 1)
  expect(held.length / 10_000).toBeCloseTo(0.1, 1)
  expect(held.filter((player) => inA.includes(player)).length / held.length).toBeCloseTo(0.3, 1)
  expect(players.filter((player) => isHeldBack(player, 0))).toEqual([])
})

describe('times are those of Manila', () => {
  const at = (time: string) => instant(Date.parse(`2026-11-20T${time}+08:00`))
  const night = { fromHour: 21, untilHour: 8 }
  test.each([
    ['20:59:59', false],
    ['21:00:00', true],
    ['00:00:00', true],
    ['07:59:59', true],
    ['08:00:00', false],
  ])('at %s it is quiet: %s', (time, is) => {
    expect(isQuiet(at(time), night)).toBe(is)
  })
  test('the same hour twice is never quiet, and a night that does not cross midnight ends the same day', () => {
    expect(isQuiet(at('08:00:00'), { fromHour: 8, untilHour: 8 })).toBe(false)
    expect(isQuiet(at('02:00:00'), { fromHour: 1, untilHour: 3 })).toBe(true)
    expect(isQuiet(at('23:00:00'), { fromHour: 1, untilHour: 3 })).toBe(false)
  })
  test('the next hour is today’s, or tomorrow’s', () => {
    expect(nextHour(at('07:00:00'), 8)).toBe(at('08:00:00'))
    expect(nextHour(at('08:00:00'), 8)).toBe(at('08:00:00'))
    expect(nextHour(at('08:00:01'), 8)).toBe(instant(at('08:00:00') + 86_400_000))
  })
  test('the next morning ends the night', () => {
    expect(nextMorning(at('12:00:00'), night)).toBe(instant(at('08:00:00') + 86_400_000))
    expect(nextMorning(at('12:00:00'), { fromHour: 8, untilHour: 8 })).toBe(instant(at('00:00:00') + 86_400_000))
  })
})

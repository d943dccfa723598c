import * as v from 'valibot'
import { shuffled } from '#core/draw/draw.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { combinations } from '#games/title/combinations.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle, type Step } from '#games/title/title.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

const stones = 25
const stoneNumbers = Array.from({ length: stones }, (_, stone) => stone)
export const lavaCounts = [1, 3, 5, 8, 12, 16, 20] as const
const returnOfHundred = 97n
const maxHundredths = 500_000

/** What so many safe stones pay, in hundredths of the stake: the fair odds of having come so far, less the house's part. */
export const lavaPays = (lava: number, safe: number): number =>
  safe === 0 ? 100 : Number((returnOfHundred * combinations(stones, safe)) / combinations(stones - lava, safe))

/** The path ends when every safe stone is found, and before it would pay more than the game does. */
const isLast = (lava: number, safe: number): boolean =>
  safe === stones - lava || lavaPays(lava, safe + 1) > maxHundredths

export const lavaStepsMax = (lava: number): number => {
  let safe = 1
  while (!isLast(lava, safe)) safe++
  return safe
}

const choice = v.object({ lava: v.picklist(lavaCounts) })
const move = v.variant('act', [
  v.object({ act: v.literal('step'), stone: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(stones - 1)) }),
  v.object({ act: v.literal('take') }),
])
type Path = { readonly lava: readonly number[]; readonly opened: readonly number[] }

export type LavaView = {
  readonly lava: number
  readonly opened: readonly number[]
  /** Hundredths of the stake: what could be taken now, and after one more safe stone. */
  readonly pays: number
  readonly next: number
  /** The lava's positions, revealed when the round is over. */
  readonly shown: readonly number[] | null
  readonly burnt: number | null
}

export const lavaSteps = defineTitle({
  code: 'lava-steps',
  name: 'Lava Steps',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_600,
  volatility: 'high',
  theme: 'nature',
  maxWinHundredths: Math.max(...lavaCounts.map((lava) => lavaPays(lava, lavaStepsMax(lava)))),
  roundMsMin: 350,
  choice,
  begin({ choice: { lava }, draw }) {
    const path: Path = { lava: shuffled(stoneNumbers, draw).slice(0, lava), opened: [] }
    return { state: path, view: viewOf(path, 'under way'), events: [], win: zeroCentavos, isOver: false }
  },
  moves: {
    schema: move,
    play({ stake, state, move: made }) {
      if (made.act === 'take') return state.opened.length === 0 ? 'notNow' : take(state, payNow(state, stake))
      const { stone } = made
      if (state.opened.includes(stone)) return 'badMove'
      const opened = { ...state, opened: [...state.opened, stone] }
      if (state.lava.includes(stone)) {
        const event = { stone, isSafe: false }
        return {
          state,
          view: { ...viewOf(state, 'over'), burnt: stone },
          events: [event],
          win: zeroCentavos,
          isOver: true,
        }
      }
      if (isLast(state.lava.length, opened.opened.length)) return take(opened, payNow(opened, stake), stone)
      const events = [{ stone, isSafe: true }]
      return { state: opened, view: viewOf(opened, 'under way'), events, win: zeroCentavos, isOver: false }
    },
    // Found prizes are kept; a player who never stepped gets the stake back.
    settle: ({ stake, state }) =>
      state.opened.length === 0 ? { kind: 'void' } : { kind: 'win', win: payNow(state, stake) },
  },
  returns: {
    kind: 'exact',
    ways: () =>
      lavaCounts.flatMap((lava) =>
        Array.from({ length: lavaStepsMax(lava) }, (_, index) => index + 1).map((safe) => ({
          name: `${lava} lava, ${safe} safe`,
          outcomes: (stake) => {
            const [all, good] = [combinations(stones, safe), combinations(stones - lava, safe)]
            return [
              { weight: good, staked: stake, win: payOf(stake, lavaPays(lava, safe)) },
              { weight: all - good, staked: stake, win: zeroCentavos },
            ]
          },
        })),
      ),
  },
  help: () => lavaHelp(),
})

const payNow = ({ lava, opened }: Path, stake: Parameters<typeof payOf>[0]) =>
  payOf(stake, lavaPays(lava.length, opened.length))

function take(path: Path, win: ReturnType<typeof payNow>, stone?: number): Step<Path> {
  const events = [...(stone === undefined ? [] : [{ stone, isSafe: true }]), { taken: true }]
  return { state: path, view: viewOf(path, 'over'), events, win, isOver: true }
}

function viewOf({ lava, opened }: Path, phase: 'under way' | 'over'): LavaView {
  const isOver = phase === 'over'
  const pays = opened.length === 0 ? 0 : lavaPays(lava.length, opened.length)
  const next = isOver ? 0 : lavaPays(lava.length, opened.length + 1)
  return { lava: lava.length, opened, pays, next, shown: isOver ? lava : null, burnt: null }
}

const shownSteps = [1, 2, 3, 5, 8, 12]

const lavaHelp = (): LocalHelpPage => ({
  summary: instantTexts.lavaSummary,
  sections: [
    {
      title: instantTexts.howToPlay,
      paragraphs: [
        formatLocal(instantTexts.lavaStones, { stones }),
        instantTexts.lavaSteps,
        formatLocal(instantTexts.lavaEnds, { most: multiplierText(maxHundredths) }),
        instantTexts.lavaLeft,
      ],
    },
    {
      title: instantTexts.payouts,
      table: {
        head: [instantTexts.lava, ...shownSteps.map((step) => formatLocal(instantTexts.safeStones, { stones: step }))],
        rows: lavaCounts.map((lava) => [
          String(lava),
          ...shownSteps.map((step) => (step <= lavaStepsMax(lava) ? multiplierText(lavaPays(lava, step)) : '–')),
        ]),
      },
    },
  ],
})

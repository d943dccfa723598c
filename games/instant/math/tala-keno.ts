import * as v from 'valibot'
import { shuffled } from '#core/draw/draw.ts'
import { combinations } from '#games/title/combinations.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

export const kenoStars = 40
const kenoDrawn = 10
export const kenoPicksMax = 8
const starNumbers = Array.from({ length: kenoStars }, (_, star) => star + 1)

/** For so many picks: what so many hits pay, in hundredths. */
const pays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 380 },
  2: { 1: 50, 2: 1_350 },
  3: { 2: 280, 3: 4_700 },
  4: { 2: 170, 3: 900, 4: 10_500 },
  5: { 3: 550, 4: 3_500, 5: 50_000 },
  6: { 3: 280, 4: 1_400, 5: 10_000, 6: 150_000 },
  7: { 3: 120, 4: 700, 5: 4_500, 6: 40_000, 7: 500_000 },
  8: { 4: 580, 5: 2_500, 6: 12_000, 7: 100_000, 8: 1_000_000 },
}
export const kenoPays = (picks: number, hits: number): number => pays[picks]?.[hits] ?? 0

const star = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(kenoStars))
const choice = v.object({
  picks: v.pipe(
    v.array(star),
    v.minLength(1),
    v.maxLength(kenoPicksMax),
    v.check((picks) => new Set(picks).size === picks.length),
  ),
})
export type KenoView = {
  readonly picks: readonly number[]
  readonly drawn: readonly number[]
  readonly hits: number
  readonly pays: number
}

export const talaKeno = defineTitle({
  code: 'tala-keno',
  name: 'Tala Keno',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_500,
  volatility: 'high',
  maxWinHundredths: 1_000_000,
  roundMsMin: 600,
  choice,
  begin({ stake, choice: { picks }, draw }) {
    const drawn = shuffled(starNumbers, draw).slice(0, kenoDrawn)
    const hits = drawn.filter((each) => picks.includes(each)).length
    const paid = kenoPays(picks.length, hits)
    const view: KenoView = { picks, drawn, hits, pays: paid }
    return { state: null, view, events: drawn.map((each) => ({ star: each })), win: payOf(stake, paid), isOver: true }
  },
  returns: {
    kind: 'exact',
    ways: () =>
      Array.from({ length: kenoPicksMax }, (_, index) => index + 1).map((picks) => ({
        name: `${picks} ${picks === 1 ? 'star' : 'stars'}`,
        outcomes: (stake) =>
          Array.from({ length: picks + 1 }, (_, hits) => ({
            weight: combinations(picks, hits) * combinations(kenoStars - picks, kenoDrawn - hits),
            staked: stake,
            win: payOf(stake, kenoPays(picks, hits)),
          })),
      })),
  },
  help: () => kenoHelp(),
})

function kenoHelp(): LocalHelpPage {
  const hits = Array.from({ length: kenoPicksMax }, (_, index) => index + 1)
  return {
    summary: formatLocal(instantTexts.kenoSummary, { picks: kenoPicksMax, drawn: kenoDrawn, stars: kenoStars }),
    sections: [
      {
        title: instantTexts.howToPlay,
        paragraphs: [formatLocal(instantTexts.kenoHowTo, { picks: kenoPicksMax })],
      },
      {
        title: instantTexts.payouts,
        table: {
          head: [instantTexts.stars, ...hits.map((hit) => formatLocal(instantTexts.hitsLit, { hits: hit }))],
          rows: hits.map((picks) => [
            String(picks),
            ...hits.map((hit) => (kenoPays(picks, hit) === 0 ? '–' : multiplierText(kenoPays(picks, hit)))),
          ]),
        },
      },
    ],
  }
}

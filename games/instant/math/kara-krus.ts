import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { formatLocal, localName } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

const sides = ['kara', 'krus'] as const
/** What a coin shows: the head or the cross. */
export type CoinSide = (typeof sides)[number]
/** Three tosses that follow each other. */
export type Trio = readonly [CoinSide, CoinSide, CoinSide]

/** All eight. */
export const trios: readonly Trio[] = sides.flatMap((first) =>
  sides.flatMap((second) => sides.map((third): Trio => [first, second, third])),
)
const returnOfHundred = 97
// About one round in 10^57 would be as long: a draw that never ends one is a defect.
const tossesMax = 1_000

/** Two rows of three, and which of them is seen first in one row of tosses. */
export type KaraChoice = { readonly mine: Trio; readonly theirs: Trio }
export type KaraView = KaraChoice & { readonly tosses: readonly CoinSide[]; readonly isMine: boolean }

const trio = v.strictTuple([v.picklist(sides), v.picklist(sides), v.picklist(sides)])
const choice = v.pipe(
  v.object({ mine: trio, theirs: trio }),
  v.check(({ mine, theirs }) => !isSame(mine, theirs), 'The two rows are the same.'),
)

/**
 * In how many of how many cases mine is seen first. A row is the likelier the less it stands in its own way and the more of
 * its beginning is what the other one ends with (John Conway's leading numbers).
 */
export function karaChance({ mine, theirs }: KaraChoice): { readonly wins: number; readonly of: number } {
  const wins = leads(theirs, theirs) - leads(theirs, mine)
  const losses = leads(mine, mine) - leads(mine, theirs)
  const common = commonDivisor(wins, losses)
  return { wins: wins / common, of: (wins + losses) / common }
}

/** In hundredths of the stake. */
export function karaPays(chosen: KaraChoice): number {
  const { wins, of } = karaChance(chosen)
  return Math.floor((returnOfHundred * of) / wins)
}

export const karaKrus = defineTitle({
  code: 'kara-krus',
  name: 'Kara Krus',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_625,
  volatility: 'medium',
  theme: 'street',
  maxWinHundredths: 776,
  roundMsMin: 600,
  choice,
  begin({ stake, choice: chosen, draw }) {
    const tosses = tossUntil(chosen, draw)
    const isMine = isSame(tosses.slice(-3), chosen.mine)
    const win = isMine ? payOf(stake, karaPays(chosen)) : zeroCentavos
    return { state: null, view: { ...chosen, tosses, isMine }, events: [{ tosses, isMine }], win, isOver: true }
  },
  returns: {
    kind: 'exact',
    ways: () =>
      pairs().map((chosen) => ({
        name: `${wordsOf(chosen.mine)} before ${wordsOf(chosen.theirs)}`,
        outcomes: (stake) => {
          const { wins, of } = karaChance(chosen)
          return [
            { weight: BigInt(wins), staked: stake, win: payOf(stake, karaPays(chosen)) },
            { weight: BigInt(of - wins), staked: stake, win: zeroCentavos },
          ]
        },
      })),
  },
  help: () => karaHelp(),
})

/** Tosses until one of the two rows is there. */
function tossUntil({ mine, theirs }: KaraChoice, draw: Draw): CoinSide[] {
  const tosses: CoinSide[] = []
  while (tosses.length < tossesMax) {
    tosses.push(draw(sides.length) === 0 ? 'kara' : 'krus')
    const last = tosses.slice(-3)
    if (isSame(last, mine) || isSame(last, theirs)) return tosses
  }
  throw new Error(`no row after ${tossesMax} tosses`)
}

const isSame = (one: readonly CoinSide[], other: readonly CoinSide[]): boolean =>
  one.length === other.length && one.every((side, at) => side === other[at])

/** How much of one row's end is the other's beginning: 1, 2 and 4 for one, two and all three of it. */
const leads = (one: Trio, other: Trio): number =>
  [1, 2, 3].reduce((sum, count) => sum + (isSame(one.slice(-count), other.slice(0, count)) ? 2 ** (count - 1) : 0), 0)

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other))

const pairs = (): KaraChoice[] =>
  trios.flatMap((mine) => trios.filter((theirs) => theirs !== mine).map((theirs) => ({ mine, theirs })))

const wordsOf = (row: Trio): string => row.join(' ')

function karaHelp(): LocalHelpPage {
  const ofEachKind = [...Map.groupBy(pairs(), karaPays).values()].flatMap((alike) => alike.slice(0, 1))
  const shown = ofEachKind.toSorted((one, other) => karaPays(one) - karaPays(other))
  return {
    summary: instantTexts.karaSummary,
    sections: [
      {
        title: instantTexts.howToPlay,
        paragraphs: [instantTexts.karaRows, instantTexts.karaCoin, instantTexts.karaOrder],
      },
      {
        title: instantTexts.payouts,
        paragraphs: [formatLocal(instantTexts.karaPairs, { pairs: pairs().length })],
        table: {
          head: [instantTexts.yours, instantTexts.house, instantTexts.youWin, instantTexts.pays],
          rows: shown.map((chosen) => {
            const { wins, of } = karaChance(chosen)
            return [
              localName(wordsOf(chosen.mine)),
              localName(wordsOf(chosen.theirs)),
              formatLocal(instantTexts.shareOf, { part: wins, whole: of }),
              multiplierText(karaPays(chosen)),
            ]
          }),
        },
      },
    ],
  }
}

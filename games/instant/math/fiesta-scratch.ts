import * as v from 'valibot'
import { type Draw, drawOne, drawWeighted, shuffled } from '#core/draw/draw.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { instantTexts } from './messages/index.ts'

/** The pool of a million tickets. Three of a picture win its prize. */
export const scratchPrizes = [
  { symbol: 'lechon', pays: 200_000, weight: 20 },
  { symbol: 'parol', pays: 50_000, weight: 120 },
  { symbol: 'guitar', pays: 10_000, weight: 900 },
  { symbol: 'mask', pays: 2_000, weight: 7_000 },
  { symbol: 'drum', pays: 1_000, weight: 16_000 },
  { symbol: 'mango', pays: 500, weight: 36_000 },
  { symbol: 'fan', pays: 200, weight: 90_000 },
  { symbol: 'flower', pays: 100, weight: 110_000 },
] as const
export type ScratchSymbol = (typeof scratchPrizes)[number]['symbol']

const tickets = 1_000_000
const nothing = { symbol: null, pays: 0, weight: tickets - scratchPrizes.reduce((sum, { weight }) => sum + weight, 0) }
const pool = [...scratchPrizes, nothing]
const symbols = scratchPrizes.map(({ symbol }) => symbol)
const fields = 9
const matching = 3

export type ScratchView = {
  readonly fields: readonly ScratchSymbol[]
  readonly symbol: ScratchSymbol | null
  readonly pays: number
}

export const fiestaScratch = defineTitle({
  code: 'fiesta-scratch',
  name: 'Fiesta Scratch',
  brand: 'perya',
  type: 'games',
  engine: 'instant',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_600,
  volatility: 'high',
  theme: 'fiesta',
  maxWinHundredths: 200_000,
  roundMsMin: 600,
  choice: v.object({}),
  begin({ stake, draw }) {
    const prize = drawWeighted(pool, draw)
    const view: ScratchView = { fields: ticketOf(prize.symbol, draw), symbol: prize.symbol, pays: prize.pays }
    return { state: null, view, events: [view], win: payOf(stake, prize.pays), isOver: true }
  },
  returns: {
    kind: 'exact',
    ways: () => [
      {
        name: 'one ticket',
        outcomes: (stake) =>
          pool.map(({ pays, weight }) => ({ weight: BigInt(weight), staked: stake, win: payOf(stake, pays) })),
      },
    ],
  },
  help: () => scratchHelp(),
})

/** Three of the winning picture and no other three: the picture follows the prize, never the other way round. */
function ticketOf(winner: ScratchSymbol | null, draw: Draw): ScratchSymbol[] {
  const ticket: ScratchSymbol[] = winner === null ? [] : Array.from({ length: matching }, () => winner)
  while (ticket.length < fields) {
    const open = symbols.filter((each) => ticket.filter((other) => other === each).length < matching - 1)
    ticket.push(drawOne(open, draw))
  }
  return shuffled(ticket, draw)
}

const scratchHelp = (): LocalHelpPage => ({
  summary: formatLocal(instantTexts.scratchSummary, { fields }),
  sections: [
    { title: instantTexts.howToPlay, paragraphs: [instantTexts.scratchHowTo] },
    {
      title: formatLocal(instantTexts.scratchPool, { tickets: tickets.toLocaleString('en-PH') }),
      table: {
        head: [instantTexts.picture, instantTexts.pays, instantTexts.tickets],
        rows: scratchPrizes.map(({ symbol, pays, weight }) => [
          instantTexts[`picture.${symbol}`],
          multiplierText(pays),
          weight.toLocaleString('en-PH'),
        ]),
      },
    },
  ],
})

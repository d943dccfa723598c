import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { legsMax, slipPaysMost, slipPayoutMost, slipStakeMin, slipStakeMost } from './slip.ts'
import { oddsMin, returnedAtMost } from './price.ts'
import type { Sport } from './sport.ts'

type Model = {
  readonly model: readonly string[]
  readonly strengths: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

const ofHundred = 100

/** A hundredth of the odds is at most one percent of the stake, and so a leg returns at least one percent less. */
function slipReturns(legs: number): string {
  const most = Number(returnedAtMost)
  const [from, to] = [most - 1, most].map((percent) => percent ** legs / ofHundred ** (legs - 2)) as [number, number]
  return `${formatHundredths(Math.floor(from))} % to ${formatHundredths(Math.ceil(to))} %`
}

const money = (amount: typeof slipStakeMin): string => formatMoney(toWireCentavos(amount))

/** The rules of a league, from the tables it is drawn with. */
export const leagueHelp = (sport: Sport, { model, strengths }: Model): HelpPage => ({
  summary: `A league of ${sport.teams.length} teams that plays day and night: everybody sees the same matches, odds and results.`,
  sections: [
    {
      title: 'How to bet',
      paragraphs: [
        `Tap the odds of a match to put it on your slip, set the stake and place it before betting closes. One match is a single; two or three different matches on one slip are a multiple, whose odds are multiplied, and all of it has to come true. A slip takes ${legsMax} matches at most.`,
        `${money(slipStakeMin)} to ${money(slipStakeMost)} a slip. A slip pays at most ×${slipPaysMost.toLocaleString('en-PH')} its stake and ${money(slipPayoutMost)}.`,
      ],
    },
    {
      title: 'What can be bet on',
      table: { head: ['Market', 'What wins'], rows: sport.markets.map(({ name, rule }) => [name, rule]) },
    },
    { title: 'How a match is made', paragraphs: model },
    { title: 'The teams', table: strengths },
    {
      title: 'The odds',
      paragraphs: [
        `Odds include your stake. The chance of a bet is counted exactly over every possible score; its odds are ${Number(returnedAtMost)} % of the fair odds, rounded down to a hundredth. What would pay less than ×${formatHundredths(oddsMin)} is not offered.`,
      ],
      table: {
        head: ['Slip', 'Returns in the long run'],
        rows: ['A single', 'Two matches', 'Three matches'].map((name, index) => [name, slipReturns(index + 1)]),
      },
    },
    {
      title: 'The clock',
      paragraphs: [
        'A slip counts when it was placed before the time was up and your wallet answered before the matches began. One that is answered later is taken back, whatever it would have brought.',
        'Once placed, a slip stands with the odds it was placed at: also when you leave or lose the connection. It is paid when its matches are over. A matchday that a fault of ours interrupts ends with the results that its seed had decided.',
        'The hash of a matchday’s seed is shown while slips are taken, the seed itself after the final whistle. Form and chances all come from it.',
      ],
    },
  ],
})

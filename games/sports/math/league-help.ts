import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { LocalHelpPage, LocalHelpTable } from '#games/title/help-page.ts'
import { sportsTexts } from './messages/index.ts'
import { oddsMin, returnedAtMost } from './price.ts'
import { legsMax, slipPaysMost, slipPayoutMost, slipStakeMin, slipStakeMost } from './slip.ts'
import type { MarketCode, Sport } from './sport.ts'

/** What a league adds to the rules of all: how a match is made, of what teams, and what each market is about. */
export type LeagueRules = {
  readonly model: () => readonly LocalText[]
  readonly strengths: () => LocalHelpTable
  readonly markets: () => Partial<Readonly<Record<MarketCode, LocalText>>>
}

const ofHundred = 100

/** A hundredth of the odds is at most one percent of the stake, and so a leg returns at least one percent less. */
function slipReturns(legs: number): LocalText {
  const most = Number(returnedAtMost)
  const [least = 0, top = 0] = [most - 1, most].map((percent) => percent ** legs / ofHundred ** (legs - 2))
  return formatLocal(sportsTexts.percentRange, {
    least: formatHundredths(Math.floor(least)),
    most: formatHundredths(Math.ceil(top)),
  })
}

const money = (amount: typeof slipStakeMin): string => formatMoney(toWireCentavos(amount))

/** The rules of a league, from the tables it is drawn with. */
export function leagueHelp(sport: Sport, { model, strengths, markets }: LeagueRules): LocalHelpPage {
  const rules = markets()
  return {
    summary: formatLocal(sportsTexts.leagueSummary, { teams: sport.teams.length }),
    sections: [
      {
        title: sportsTexts.howToBet,
        paragraphs: [formatLocal(sportsTexts.slipHowTo, { most: legsMax }), slipLimitsText()],
      },
      {
        title: sportsTexts.markets,
        table: {
          head: [sportsTexts.market, sportsTexts.whatWins],
          rows: sport.markets.map(({ code }) => [sportsTexts[`market.${code}`], rules[code] ?? '']),
        },
      },
      { title: sportsTexts.howMatchesAreMade, paragraphs: model() },
      { title: sportsTexts.teams, table: strengths() },
      {
        title: sportsTexts.odds,
        paragraphs: [
          formatLocal(sportsTexts.oddsRule, { percent: Number(returnedAtMost), least: formatHundredths(oddsMin) }),
        ],
        table: {
          head: [sportsTexts.slip, sportsTexts.longRun],
          rows: Array.from({ length: legsMax }, (_, index) => [
            formatLocal(sportsTexts.slipOf, { count: index + 1 }),
            slipReturns(index + 1),
          ]),
        },
      },
      {
        title: sportsTexts.theClock,
        paragraphs: [sportsTexts.slipCounts, sportsTexts.slipStays, sportsTexts.seedShown],
      },
    ],
  }
}

const slipLimitsText = (): LocalText =>
  formatLocal(sportsTexts.slipLimits, {
    least: money(slipStakeMin),
    most: money(slipStakeMost),
    times: `×${slipPaysMost.toLocaleString('en-PH')}`,
    payout: money(slipPayoutMost),
  })

import {
  basketballScore,
  courtWeights,
  type CourtRates,
  type CourtWeights,
  playBasketball,
} from './basketball-model.ts'
import { basketballTeams } from './basketball-teams.ts'
import type { Sport, Terms } from './sport.ts'

// At home, and with each step of form, one more of a hundred trips brings two points.
export const basketballHome = 1
export const basketballForm = 1

const ratesOf = ({
  rates: [homeTwo = 0, homeThree = 0, awayTwo = 0, awayThree = 0],
}: Pick<Terms, 'rates'>): CourtRates => ({
  home: { two: homeTwo, three: homeThree },
  away: { two: awayTwo, three: awayThree },
})

const model: Sport['model'] = ({ home, away }, [homeForm, awayForm]) => {
  const [one, other] = [basketballTeams[home], basketballTeams[away]]
  if (one === undefined || other === undefined) throw new Error(`there is no team ${home} or ${away}`)
  const rates = [
    one.inside - other.guard + basketballHome + basketballForm * homeForm,
    one.outside,
    other.inside - one.guard + basketballForm * awayForm,
    other.outside,
  ]
  const court = courtWeights(ratesOf({ rates }))
  const { margins, totals, whole } = court
  // A margin above the line's opposite wins the handicap: the line that splits the margins most evenly.
  const lines = [-evenLine(margins, whole), evenLine(totals, whole)]
  return { terms: { rates, lines }, weighed: { weights: selectionWeights(court, lines), whole } }
}

/** The half line above which the chances are closest to one half, in halves of a point. */
function evenLine(weights: ReadonlyMap<number, bigint>, whole: bigint): number {
  const values = [...weights.keys()].sort((one, other) => one - other)
  let [line, off, above] = [0, whole, whole]
  for (const value of values) {
    above -= weights.get(value) ?? 0n
    const distance = 2n * above > whole ? 2n * above - whole : whole - 2n * above
    if (distance < off) [line, off] = [2 * value + 1, distance]
  }
  return line
}

type Test = (court: { readonly margin: number; readonly total: number }, lines: Terms['lines']) => boolean
const tests: Readonly<Record<string, Test>> = {
  home: ({ margin }) => margin > 0,
  away: ({ margin }) => margin < 0,
  homeCover: ({ margin }, [handicap = 0]) => 2 * margin + handicap > 0,
  awayCover: ({ margin }, [handicap = 0]) => 2 * margin + handicap < 0,
  over: ({ total }, [, line = 0]) => 2 * total > line,
  under: ({ total }, [, line = 0]) => 2 * total < line,
}

function selectionWeights({ margins, totals }: CourtWeights, lines: Terms['lines']): Map<string, bigint> {
  const weights = new Map<string, bigint>()
  const add = (selections: readonly string[], court: { margin: number; total: number }, weight: bigint): void => {
    for (const selection of selections) {
      if (tests[selection]?.(court, lines) === true) weights.set(selection, (weights.get(selection) ?? 0n) + weight)
    }
  }
  for (const [margin, weight] of margins) add(['home', 'away', 'homeCover', 'awayCover'], { margin, total: 0 }, weight)
  for (const [total, weight] of totals) add(['over', 'under'], { margin: 0, total }, weight)
  return weights
}

/** Basketball as the league plays it. */
export const basketball: Sport = {
  teams: basketballTeams,
  markets: [
    { code: 'winner', selections: ['home', 'away'] },
    { code: 'handicap', selections: ['homeCover', 'awayCover'] },
    { code: 'totalPoints', selections: ['over', 'under'] },
  ],
  model,
  wins: (selection, { lines }, [home, away]) =>
    tests[selection]?.({ margin: home - away, total: home + away }, lines) === true,
  play: (terms, draw) => playBasketball(ratesOf(terms), draw),
  score: basketballScore,
}

import { scoreWeights, footballScore, playFootball, wholeOfScores } from './football-model.ts'
import type { Score } from './league.ts'
import type { Sport, Terms, WeightedChoices } from './sport.ts'
import { footballTeams } from './football-teams.ts'

// Playing at home is worth eight in a thousand of every chance, a step of form four.
export const footballHome = 8
export const footballForm = 4
const ofHundred = 100
export const goalsLine = 2.5

const scoresOffered: readonly Score[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 0],
  [3, 1],
  [3, 2],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
  [2, 3],
]
const scoreName = ([home, away]: Score): string => `score-${home}-${away}`
export const otherScore = 'score-other'
const scoreNames = scoresOffered.map(scoreName)

const tests: Readonly<Record<string, (home: number, away: number) => boolean>> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
  homeOrDraw: (home, away) => home >= away,
  homeOrAway: (home, away) => home !== away,
  drawOrAway: (home, away) => home <= away,
  over: (home, away) => home + away > goalsLine,
  under: (home, away) => home + away < goalsLine,
  both: (home, away) => home > 0 && away > 0,
  notBoth: (home, away) => home === 0 || away === 0,
}

function wins(selection: string, score: Score): boolean {
  const test = tests[selection]
  if (test !== undefined) return test(score[0], score[1])
  const name = scoreName(score)
  return selection === otherScore ? !scoreNames.includes(name) : selection === name
}

/** The chances of a match: attack of one side through the defence of the other, home advantage and form added. */
const model: Sport['model'] = ({ home, away }, [homeForm, awayForm]) => {
  const rate = (attacker: number, defender: number): number => {
    const [one, other] = [footballTeams[attacker], footballTeams[defender]]
    if (one === undefined || other === undefined) throw new Error(`there is no team ${attacker} or ${defender}`)
    return Math.floor((one.attack * other.leak) / ofHundred)
  }
  const rates = [rate(home, away) + footballHome + footballForm * homeForm, rate(away, home) + footballForm * awayForm]
  return { terms: { rates, lines: [] }, weighed: weigh({ rates }) }
}

const ratesOf = ({ rates: [home = 0, away = 0] }: Pick<Terms, 'rates'>) => ({ home, away })

function weigh(terms: Pick<Terms, 'rates'>): WeightedChoices {
  const weights = new Map<string, bigint>()
  for (const { score, weight } of scoreWeights(ratesOf(terms))) {
    for (const selection of footballSelections) {
      if (wins(selection, score)) weights.set(selection, (weights.get(selection) ?? 0n) + weight)
    }
  }
  return { weights, whole: wholeOfScores }
}

const markets: Sport['markets'] = [
  { code: 'matchResult', selections: ['home', 'draw', 'away'] },
  { code: 'doubleChance', selections: ['homeOrDraw', 'homeOrAway', 'drawOrAway'] },
  { code: 'goals', selections: ['over', 'under'] },
  { code: 'bothScore', selections: ['both', 'notBoth'] },
  { code: 'correctScore', selections: [...scoreNames, otherScore] },
]
const footballSelections = markets.flatMap(({ selections }) => selections)

/** Football as the league plays it. */
export const football: Sport = {
  teams: footballTeams,
  markets,
  model,
  wins: (selection, _terms, score) => wins(selection, score),
  play: (terms, draw) => playFootball(ratesOf(terms), draw),
  score: footballScore,
}

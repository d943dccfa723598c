import type { RewardName } from './actions.ts'

/** What a round cost and brought, in centavos. */
export type Result = { readonly win: number; readonly staked: number }

const good = 3
const great = 10
/** A round that cost nothing has no multiple of its cost: it is a small win. */
const ofFreeRound = 1

const timesOf = ({ win, staked }: Result): number => (staked === 0 ? ofFreeRound : win / staked)

/** How a result is celebrated. A return that is not above the bet is a loss, or none: it is not celebrated. */
export function rewardOf(result: Result): RewardName | undefined {
  if (result.win <= result.staked) return undefined
  const times = timesOf(result)
  return times >= great ? 'greatWin' : times >= good ? 'goodWin' : 'win'
}

const notesFirst = 3
const notesEachDoubling = 2
const notesMost = 20
const shortestMs = 70

/** How many notes count a result up in a time: more for a higher multiple; none where nothing is celebrated. */
export function countNotes(result: Result, ms: number): number {
  if (result.win <= result.staked) return 0
  const notes = notesFirst + notesEachDoubling * Math.log2(Math.max(1, timesOf(result)))
  return Math.max(0, Math.min(Math.round(notes), notesMost, Math.floor(ms / shortestMs)))
}

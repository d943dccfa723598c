import { basketball } from '../math/basketball.ts'
import { basketballLabel } from './basketball-labels.ts'
import { basketballScore, quarters, trips, tripsOfQuarter } from '../math/basketball-model.ts'
import { scoredAt } from './court/attack.ts'
import { paintArena } from './court/paint-arena.ts'
import { paintMatch, type Stage } from './court/paint-match.ts'
import type { LeagueFace, Play } from './league-face.ts'
import { messages } from './messages/en.ts'

const tipOff = 0.02
const played = 0.95
// A trip of both sides: home attacks first, away second.
const homeScores = scoredAt / 2
const awayScores = (1 + scoredAt) / 2

const tripsOf = (course: string): number => course.length / 2
const momentOf = (course: string, part: number): number =>
  Math.min(1, Math.max(0, (part - tipOff) / played)) * tripsOf(course)

/** Basketball as a camera in the stands sees it. */
export const basketballFace: LeagueFace = {
  sport: basketball,
  label: basketballLabel,
  scoreAt(course, part) {
    const moment = momentOf(course, part)
    const trip = Math.floor(moment)
    const [home, away] = basketballScore(course, trip)
    const [homeNow, awayNow] = basketballScore(course, trip + 1)
    const passed = moment - trip
    return [passed >= homeScores ? homeNow : home, passed >= awayScores ? awayNow : away]
  },
  timeAt(course, part) {
    if (part >= tipOff + played) return messages.final
    const moment = momentOf(course, part)
    if (moment >= trips) return messages.goldenBasket
    const left = tripsOfQuarter - (moment % tripsOfQuarter)
    const seconds = Math.ceil((left / tripsOfQuarter) * quarterSeconds)
    const quarter = Math.min(quarters, Math.floor(moment / tripsOfQuarter) + 1)
    return `Q${quarter} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  },
  paintGround: paintArena,
  wornIn: (kits) => kits,
  paint: (play) => paintMatch(play, stageOf(play)),
  cheer: messages.basket,
  isCheerSpoken: false,
}

const quarterSeconds = 600

const attacksOfTrip = 2

function stageOf({ course, part }: Play): Stage {
  if (course === undefined) return { is: 'before' }
  if (part < tipOff + played) return { is: 'running', course, moment: momentOf(course, part) * attacksOfTrip }
  const [home, away] = basketballScore(course)
  return { is: 'over', course, winner: home > away ? 0 : 1 }
}

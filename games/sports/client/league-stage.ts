import { element, setText } from '#games/client/element.ts'
import type { Loop } from '#games/client/loop.ts'
import type { Motion } from '#games/client/motion.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import { createSurface } from '#games/client/surface.ts'
import { createClockRing } from '#games/live/client/clock-ring.ts'
import type { News } from '#games/live/client/news.ts'
import { partOf } from '#games/live/client/table-stage.ts'
import type { Team } from '../math/league.ts'
import { arePainted, playersOf } from './court/player-sprites.ts'
import { kitsOf } from './kits-of.ts'
import type { Kit, LeagueFace } from './league-face.ts'
import { matchdayOf, resultOf } from './league-news.ts'

export type StageDependencies = {
  readonly face: LeagueFace
  readonly news: () => News
  readonly loop: Loop
  readonly motion: Motion
  readonly onGoal: (text: string) => void
}

/** The ground with the match that is being watched, and its board. Thirty pictures a second are enough. */
export function createLeagueStage({ face, news, loop, motion, onGoal }: StageDependencies) {
  const view = element('div', { class: 'view', 'aria-hidden': 'true' })
  const ring = createClockRing()
  const board = element('div', { class: 'score-board' })
  const time = element('p', { class: 'match-time' })
  const root = element('div', { class: 'league-stage' }, view, board, time, ring.root)
  const surface = createSurface(view)
  const { context, size } = surface
  let ground: (() => CanvasImageSource) | undefined
  surface.onResize(() => {
    ground = paintedSheet(surface, face.paintGround)
    context.drawImage(ground(), 0, 0, size.width, size.height)
  })
  const showScore = createScoreBoard(board, face, onGoal)
  let [steps, watched] = [0, 0]

  const seen = () => {
    const latest = news().latest()
    const match = latest && matchdayOf(latest).fixtures[watched]
    return latest && match && { latest, match }
  }
  // What both wear is decided once a match, and not thirty times a second.
  let [sidesOf, sides] = ['', undefined as Sides | undefined]
  const sidesAt = (of: string, match: Match): Sides => {
    if (sides === undefined || sidesOf !== of) [sidesOf, sides] = [of, sidesIn(face, match)]
    return sides
  }
  const paint = (): void => {
    const now = seen()
    if (now === undefined || ground === undefined || size.width < 2) return
    const { latest, match } = now
    const { home, away, kits, worn } = sidesAt(`${latest.round} ${watched}`, match)
    if (!isDressed(worn)) return
    const part = partOf(latest, news().now(), motion.isReduced)
    const course = resultOf(latest)?.matches[watched]?.course
    context.drawImage(ground(), 0, 0, size.width, size.height)
    const seconds = motion.isReduced ? 0 : steps / 60
    face.paint({ context, ...size, kits, course, part, seconds })
    showScore({ match: `${latest.round} ${watched}`, home, away, kits, course, part })
    if (course !== undefined) setText(time, face.timeAt(course, part))
  }
  loop.add({
    step: () => {
      steps++
    },
    draw: () => (steps % 2 === 0 ? paint() : undefined),
  })
  return {
    root,
    ring,
    setTime: (text: string) => setText(time, text),
    watched: () => watched,
    /** From the next picture on: a new matchday is work enough for the frame in which it comes. */
    watch(match: number) {
      watched = match
    },
  }
}

type Match = { readonly home: number; readonly away: number }
type Sides = {
  readonly home: Team
  readonly away: Team
  readonly kits: readonly [home: Kit, away: Kit]
  readonly worn: readonly Kit[]
}

function sidesIn(face: LeagueFace, match: Match): Sides {
  const [home, away] = [teamOf(face, match.home), teamOf(face, match.away)]
  const kits = kitsOf(home, away)
  return { home, away, kits, worn: face.wornIn(kits) }
}

/** All players of a match are more than a frame's work: they are painted one kit a picture, and the last picture stays until then. */
function isDressed(worn: readonly Kit[]): boolean {
  const missing = worn.find((kit) => !arePainted(kit))
  if (missing !== undefined) playersOf(missing)
  return missing === undefined
}

const teamOf = ({ sport: { teams } }: LeagueFace, index: number): Team => {
  const team = teams[index]
  if (team === undefined) throw new Error(`there is no team ${index}`)
  return team
}

type Board = {
  readonly match: string
  readonly home: Team
  readonly away: Team
  readonly kits: readonly [home: Kit, away: Kit]
  readonly course: string | undefined
  readonly part: number
}

/** The board over the ground: it changes when the match or its score does. */
function createScoreBoard(container: HTMLElement, face: LeagueFace, onGoal: StageDependencies['onGoal']) {
  let shown = { match: '', score: '' }
  return ({ match, home, away, kits, course, part }: Board): void => {
    const scores = course === undefined ? undefined : face.scoreAt(course, part)
    const score = scores?.join(' : ') ?? ''
    if (match === shown.match && score === shown.score) return
    const isGoal = match === shown.match && shown.score !== '' && part < 1
    shown = { match, score }
    const middle =
      scores === undefined
        ? [element('b', {}, 'v')]
        : scores.map((points) => element('b', { class: 'board-score' }, String(points)))
    container.replaceChildren(boardTeam(home, kits[0]), ...middle, boardTeam(away, kits[1]))
    if (isGoal) onGoal(`${face.cheer}! ${home.name} ${score} ${away.name}`)
  }
}

const boardTeam = ({ short }: Team, [body, trim]: Kit): HTMLElement =>
  element('span', { class: 'board-team', style: `--body: ${body}; --trim: ${trim}` }, short)

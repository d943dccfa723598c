import { element, setText } from '#games/client/element.ts'
import type { Loop } from '#games/client/loop.ts'
import type { Motion } from '#games/client/motion.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import { createSurface } from '#games/client/surface.ts'
import { createClockRing } from '#games/live/client/clock-ring.ts'
import type { News } from '#games/live/client/news.ts'
import { partOf } from '#games/live/client/table-stage.ts'
import type { Team } from '../math/league.ts'
import { kitShirt } from './kit-shirt.ts'
import type { LeagueFace } from './league-face.ts'
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
  })
  const showScore = createScoreBoard(board, face, onGoal)
  let [steps, watched] = [0, 0]

  const paint = (): void => {
    const latest = news().latest()
    const match = latest === undefined ? undefined : matchdayOf(latest).fixtures[watched]
    if (latest === undefined || match === undefined || ground === undefined || size.width < 2) return
    const [home, away] = [teamOf(face, match.home), teamOf(face, match.away)]
    const part = partOf(latest, news().now(), motion.isReduced)
    const course = resultOf(latest)?.matches[watched]?.course
    context.drawImage(ground(), 0, 0, size.width, size.height)
    const seconds = motion.isReduced ? 0 : steps / 60
    face.paint({ context, ...size, kits: [home.kit, away.kit], course, part, seconds })
    showScore({ match: `${latest.round} ${watched}`, home, away, course, part })
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
    paint,
    setTime: (text: string) => setText(time, text),
    watched: () => watched,
    watch(match: number) {
      watched = match
      paint()
    },
  }
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
  readonly course: string | undefined
  readonly part: number
}

/** The board over the ground: it changes when the match or its score does. */
function createScoreBoard(container: HTMLElement, face: LeagueFace, onGoal: StageDependencies['onGoal']) {
  let shown = { match: '', score: '' }
  return ({ match, home, away, course, part }: Board): void => {
    const score = course === undefined ? '' : face.scoreAt(course, part).join(' : ')
    if (match === shown.match && score === shown.score) return
    const isGoal = match === shown.match && shown.score !== '' && part < 1
    shown = { match, score }
    const middle = element('b', {}, score === '' ? 'v' : score)
    container.replaceChildren(kitShirt(home.kit), home.short, middle, away.short, kitShirt(away.kit))
    if (isGoal) onGoal(`${face.cheer}! ${home.name} ${score} ${away.name}`)
  }
}

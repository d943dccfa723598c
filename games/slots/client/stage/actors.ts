import { paintedSheet } from '#games/client/painted-sheet.ts'
import type { Stage } from '#games/client/scene.ts'
import { createSurface, type Surface } from '#games/client/surface.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import { paintBackdrop } from '../backdrop.ts'
import type { Theme } from '../theme.ts'
import { createBrush } from './brush.ts'
import { createMood, type Mood } from './moment.ts'
import { paintFrame } from './paint-frame.ts'
import { type Place, placeOf } from './place.ts'
import { savesData } from '#games/client/preferences.ts'

export type Actors = {
  readonly aim: Mood['aim']
  /** Joy about a win that is worth more than the bet; it passes by itself. */
  readonly cheer: (isBig: boolean) => void
}

const joySeconds = 1.6
/** What moves is softer than the reels before it: two thirds of the points to copy to the screen. */
const actorsDensity = 1.5
const stepsAlone = 2
/** While the reels turn, they have the frame, and eyes are on them. */
const stepsBesideReels = 12
/** Nobody watches a game that nobody touches: it rests, and so does the battery. */
const restSeconds = 45

/**
 * The scene around the reels, under them: the ground by day and in the light of a bonus, one over the other, and on top of both what moves,
 * behind the frame and before it. It moves at thirty pictures a second, half of what the reels do.
 */
export function createActors(stage: Stage, theme: Theme): Actors {
  const { container, loop, motion } = stage
  const day = createSurface(container)
  const night = createSurface(container)
  night.canvas.classList.add('night-ground')
  const before = createSurface(container, actorsDensity)
  const mood = createMood()
  const paint = createPainter(before, theme, mood)
  day.onResize(() => paintGround(day, theme, false))
  whenIdle(() => night.onResize(() => paintGround(night, theme, true)))
  before.onResize(() => paint.fit())
  const isStill = motion.isReduced || savesData()
  const moving = isStill ? undefined : createMoving(stage, mood, paint.paint)
  const show = (): void => {
    night.canvas.classList.add('is-live')
    night.canvas.classList.toggle('is-seen', aims.bonus > 0)
    if (moving !== undefined) return moving.wake()
    mood.arrive()
    loop.atEndOfFrame(paint.paint)
  }
  const aims = { bonus: 0 }
  return {
    aim(feeling, at) {
      if (feeling === 'bonus') aims.bonus = at
      mood.aim(feeling, at)
      show()
    },
    cheer(isBig) {
      mood.aim('joy', 1)
      if (isBig) mood.aim('big', 1)
      show()
      moving?.calmIn(joySeconds)
      if (moving === undefined) mood.aim('joy', 0)
    },
  }
}

function createMoving({ loop, container }: Stage, mood: Mood, paint: () => void) {
  let [restIn, calmIn, step] = [restSeconds, 0, 0]
  let remove: (() => void) | undefined
  const moving = {
    step() {
      mood.step()
      restIn -= 1 / 60
      if (calmIn > 0 && (calmIn -= 1 / 60) <= 0) mood.aim('joy', 0)
    },
    draw() {
      if (++step % (mood.moment.spin > 0.3 ? stepsBesideReels : stepsAlone) === 0) paint()
      if (restIn > 0) return
      remove?.()
      remove = undefined
    },
  }
  const wake = (): void => {
    restIn = restSeconds
    remove ??= loop.add(moving)
  }
  container.addEventListener('pointerdown', wake)
  wake()
  return {
    wake,
    calmIn(seconds: number) {
      calmIn = seconds
    },
  }
}

function createPainter(surface: Surface, theme: Theme, { moment }: Mood) {
  const { context, size } = surface
  const { scene, model, palette } = theme
  const brush = createBrush(surface, scene.parts, scene)
  let place: Place = placeOf(size, model, scene)
  let frame = (): CanvasImageSource => surface.canvas
  const paint = (): void => {
    context.clearRect(0, 0, size.width, size.height)
    scene.behind(brush, moment, place)
    context.drawImage(frame(), 0, 0, size.width, size.height)
    scene.before(brush, moment, place)
  }
  return {
    paint,
    fit() {
      place = placeOf(size, model, scene)
      frame = paintedSheet(surface, (sheet) => paintFrame(sheet, place.area, { palette, model, style: scene.frame }))
      paint()
    },
  }
}

function paintGround({ context, size }: Surface, { backdrop, scene, model }: Theme, isNight: boolean): void {
  paintBackdrop(context, size, isNight ? scene.night : backdrop)
  scene.ground?.(context, placeOf(size, model, scene), isNight)
}

import { doAhead } from '#games/client/ahead/do-ahead.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import type { Stage } from '#games/client/scene.ts'
import { createSurface, type Surface } from '#games/client/surface.ts'
import { paintBackdrop } from '../backdrop.ts'
import type { Theme } from '../theme.ts'
import { type Palette, paletteAtNight } from '../palette.ts'
import { createBrush } from './brush.ts'
import { createMood, type Mood } from './moment.ts'
import { paintFrame } from './paint-frame.ts'
import { type Place, placeOf } from './place.ts'
import { savesData } from '#games/client/preferences.ts'

export type Actors = {
  /** Resolves when everybody is there; the page can be seen and played before. */
  readonly whole: Promise<void>
  readonly aim: Mood['aim']
  /** Joy about a win that is worth more than the bet; it passes by itself. */
  readonly cheer: (isBig: boolean) => void
}

const joySeconds = 1.6
/** So softly come on the figures around the reels. */
const secondsToAppear = 0.3
/** What moves is softer than the reels before it: two thirds of the points to copy to the screen. */
const actorsDensity = 1.5
const stepsAlone = 2
/** While the reels turn, they have the frame, and eyes are on them. */
const stepsBesideReels = 12
/** Nobody watches a game that nobody touches: it rests, and so does the battery. */
const restSeconds = 45

/**
 * The scene around the reels, under them: the ground by day and in the light of a bonus, one over the other, and on top of both what moves,
 * behind the frame and before it. It moves at thirty pictures a second, half of what the reels do. Ground and frame are shown with the
 * page; who stands around them comes on a moment later, all at once.
 */
export function createActors(stage: Stage, theme: Theme): Actors {
  const { container, loop, motion } = stage
  const day = createSurface(container, { isWithFrame: true })
  const night = createSurface(container, { isWithFrame: true })
  night.canvas.classList.add('night-ground')
  const before = createSurface(container, { densest: actorsDensity, isWithFrame: true })
  const mood = createMood()
  const painter = createPainter(before, theme, mood)
  day.onResize(() => paintGround(day, theme, false))
  before.onResize(() => painter.fit())
  const moving = motion.isReduced || savesData() ? undefined : createMoving(stage, mood, painter.paint)
  const go = (): void => {
    if (moving !== undefined) return moving.wake()
    mood.arrive()
    loop.atEndOfFrame(painter.paint)
  }
  const whole = new Promise<void>((resolve) => {
    doAhead(() => {
      painter.callOn(moving === undefined)
      container.addEventListener('pointerdown', go)
      go()
      resolve()
    })
  })
  const paintNight = doAhead(() => night.onResize(() => paintGround(night, theme, true)))
  const show = (): void => {
    night.canvas.classList.add('is-live')
    night.canvas.classList.toggle('is-seen', aims.bonus > 0)
    if (aims.bonus > 0) paintNight()
    if (painter.isWhole()) go()
  }
  const aims = { bonus: 0 }
  return {
    whole,
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

function createMoving({ loop }: Stage, mood: Mood, paint: () => void) {
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
  return {
    wake(): void {
      restIn = restSeconds
      remove ??= loop.add(moving)
    },
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
  let nightFrame = (): (() => CanvasImageSource) => frame
  let isWhole = false
  let since = 0
  const paint = (): void => {
    context.clearRect(0, 0, size.width, size.height)
    brush.fade(Math.min(1, (moment.t - since) / secondsToAppear))
    if (isWhole) scene.behind(brush, moment, place)
    context.drawImage(frame(), 0, 0, size.width, size.height)
    if (moment.bonus > 0.01) {
      context.globalAlpha = Math.min(1, moment.bonus)
      context.drawImage(nightFrame()(), 0, 0, size.width, size.height)
      context.globalAlpha = 1
    }
    if (isWhole) scene.before(brush, moment, place)
  }
  return {
    paint,
    isWhole: () => isWhole,
    callOn(isAtOnce: boolean) {
      isWhole = true
      since = isAtOnce ? moment.t - secondsToAppear : moment.t
    },
    fit(): void {
      place = placeOf(size, model, scene)
      const { area } = place
      const framed = (colours: Palette) =>
        paintedSheet(surface, (sheet) => paintFrame(sheet, area, { palette: colours, model, style: scene.frame }))
      frame = framed(palette)
      nightFrame = doAhead(() => framed(paletteAtNight(palette, scene.night.sky)))
      paint()
    },
  }
}

function paintGround({ context, size }: Surface, { backdrop, scene, model }: Theme, isNight: boolean): void {
  paintBackdrop(context, size, isNight ? scene.night : backdrop)
  scene.ground?.(context, placeOf(size, model, scene), isNight)
}

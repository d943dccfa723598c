import type { Stage } from '#games/client/scene.ts'
import { createSurface, type Surface } from '#games/client/surface.ts'
import { doAhead } from '#games/client/ahead/do-ahead.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import { multiplierText } from '#games/title/pay.ts'
import { type Area, symbolSizeIn } from './area.ts'
import { type BoardLook, createBoard, emptyLook } from './board.ts'
import { fetchFace, prepareFigures } from './lettering.ts'
import { createPlacard, type Placard } from './placard.ts'
import { type Actors, createActors } from './stage/actors.ts'
import { placeOf } from './stage/place.ts'
import type { SymbolSheet } from './symbol-sheet.ts'
import type { Theme } from './theme.ts'

export type SlotDisplay = {
  readonly look: BoardLook
  readonly placard: Placard
  readonly actors: Actors
  readonly paint: () => void
  /** Of the reels; changes with the page. */
  readonly area: Readonly<Area>
  /** Of the whole scene. */
  readonly size: Surface['size']
}

type Look = { readonly theme: Theme; readonly sheet: SymbolSheet }

/** The scene with its actors, and the reels before it. */
export function createSlotDisplay(stage: Stage, { theme, sheet }: Look): SlotDisplay {
  const actors = createActors(stage, theme)
  const front = createSurface(stage.container, { isWithFrame: true })
  const { model, palette } = theme
  const look = emptyLook(model)
  const placard = createPlacard(front, theme)
  const areaNow = (): Area => placeOf(front.size, model, theme.scene).area
  const area: Area = areaNow()
  const markText = markTextOf(theme)
  const paintReels = createBoard({ context: front.context, model, palette, sheet, markText, area }, look)
  const paint = (): void => {
    if (front.size.width === 0) return
    front.context.clearRect(0, 0, front.size.width, front.size.height)
    paintReels()
    placard.paint(area)
  }
  front.onResize(() => {
    Object.assign(area, areaNow())
    sheet.fit(symbolSizeIn(area, model))
    paint()
  })
  sheet.prepareMotion()
  // Without the face, the device's own letters do.
  whenIdle(
    () =>
      void fetchFace()
        .catch(() => undefined)
        .then(() => {
          for (const colour of ['#ffe08a', '#fff8d8', '#ffffff']) doAhead(() => prepareFigures(colour))
        }),
  )
  // Five reels turn in one frame, and it is painted once.
  return { look, placard, actors, paint: () => stage.loop.atEndOfFrame(paint), area, size: front.size }
}

/** A black pearl is worth nothing by itself: it doubles. */
const markTextOf =
  ({ marks }: Theme) =>
  (value: number): string => {
    if (value === 0) return '×2'
    return marks === 'pay' ? multiplierText(value).slice(1) : `×${value}`
  }

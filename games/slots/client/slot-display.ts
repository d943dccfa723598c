import type { Stage } from '#games/client/scene.ts'
import { createSurface, type Surface } from '#games/client/surface.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import { multiplierText } from '#games/title/pay.ts'
import { paintBackdrop } from './backdrop.ts'
import { type BoardLook, createBoard, emptyLook, paintFrame, type Area } from './board.ts'
import { prepareFigures } from './lettering.ts'
import { createPlacard, type Placard } from './placard.ts'
import type { SymbolSheet } from './symbol-sheet.ts'
import type { Theme } from './theme.ts'

export type SlotDisplay = {
  readonly look: BoardLook
  readonly placard: Placard
  readonly paint: () => void
  /** Of the reels; changes with the page. */
  readonly area: Readonly<Area>
  /** Of the whole scene. */
  readonly size: Surface['size']
}

type Look = { readonly theme: Theme; readonly sheet: SymbolSheet }

/** Two surfaces: the backdrop, painted when the page changes its size, and the reels before it. */
export function createSlotDisplay(stage: Stage, { theme, sheet }: Look): SlotDisplay {
  const ground = createSurface(stage.container)
  const front = createSurface(stage.container)
  const { model, palette } = theme
  const look = emptyLook(model)
  const placard = createPlacard(front, theme)
  const area: Area = { ...areaOf(front.size, theme) }
  const markText = markTextOf(theme)
  const paintReels = createBoard({ context: front.context, model, palette, sheet, markText, area }, look)
  const paint = (): void => {
    front.context.clearRect(0, 0, front.size.width, front.size.height)
    paintReels()
    placard.paint(area)
  }
  ground.onResize(() => {
    paintBackdrop(ground.context, ground.size, theme.backdrop)
    paintHero(ground, theme, sheet)
    paintFrame({ context: ground.context, palette, model }, areaOf(ground.size, theme))
  })
  front.onResize(() => {
    Object.assign(area, areaOf(front.size, theme))
    paint()
  })
  whenIdle(() => prepareFigures(['#ffe08a', '#fff8d8', '#ffffff']))
  // Five reels turn in one frame, and it is painted once.
  return { look, placard, paint: () => stage.loop.atEndOfFrame(paint), area, size: front.size }
}

/** A black pearl is worth nothing by itself: it doubles. */
const markTextOf =
  ({ marks }: Theme) =>
  (value: number): string => {
    if (value === 0) return '×2'
    return marks === 'pay' ? multiplierText(value).slice(1) : `×${value}`
  }

/** The reels as large as the page allows; upright, they leave room above for the title's picture. */
function areaOf({ width, height }: { readonly width: number; readonly height: number }, { model }: Theme) {
  const isSquare = model.rows > 4
  const room = { width: width - 24, height: height - (height < 420 ? 56 : 100) }
  const cell = Math.min(room.width / model.reels, room.height / model.rows, 150)
  const tall = isSquare ? 1 : Math.min(1.28, room.height / model.rows / cell)
  const [boardWidth, boardHeight] = [cell * model.reels, cell * tall * model.rows]
  const spare = height - boardHeight
  return { x: (width - boardWidth) / 2, y: spare * (spare > 200 ? 0.6 : 0.46), width: boardWidth, height: boardHeight }
}

function paintHero({ context, size }: Surface, theme: Theme, sheet: SymbolSheet): void {
  const { y } = areaOf(size, theme)
  if (y < 70) return
  const side = Math.min(y * 0.92, 190)
  const symbol = theme.model.symbols.findIndex(({ name }) => name === theme.hero)
  const middle = { x: size.width / 2, y: y / 2 }
  const halo = context.createRadialGradient(middle.x, middle.y, side * 0.1, middle.x, middle.y, side)
  halo.addColorStop(0, `${theme.palette.glow}99`)
  halo.addColorStop(1, `${theme.palette.glow}00`)
  context.fillStyle = halo
  context.fillRect(0, 0, size.width, y * 1.4)
  sheet.draw(context, { symbol, ...middle, size: side, isFast: false, alpha: 1, scale: 1 })
}

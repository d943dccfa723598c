import { bitmapOf } from '#games/client/bitmap-of.ts'
import { doAhead } from '#games/client/ahead/do-ahead.ts'
import { pointsOf } from '#games/client/surface.ts'
import { symbolSizeIn } from './area.ts'
import { paintPicture, pictureSize, type Scratch, withScratch } from './picture.ts'
import type { SlotModel } from '../math/model.ts'
import { placeOf } from './stage/place.ts'
import type { Theme } from './theme.ts'

type Context = CanvasRenderingContext2D

export type ShownSymbol = {
  symbol: number
  x: number
  y: number
  size: number
  isFast: boolean
  alpha: number
  scale: number
}
export type SymbolSheet = {
  readonly draw: (context: Context, shown: Readonly<ShownSymbol>) => void
  /** Symbols are drawn so large from now on, in CSS pixels. */
  readonly fit: (size: number) => void
  /** Has them painted as the eye sees them rush by; until they are, a reel that turns shows them as they stand. */
  readonly prepareMotion: () => void
}

type Look = Pick<Theme, 'model' | 'pictures' | 'palette' | 'scene'>

/**
 * Every symbol of a title drawn once, as large as this page shows it. The painting begins while the session is still being opened; a
 * symbol that is seen before its turn is painted at once.
 */
export function createSymbolSheet(theme: Look): SymbolSheet {
  let sharpness = sharpnessFor(sizeOnPage(theme))
  let stills = paintStills(theme, sharpness)
  let moving: Sprite[] | undefined
  const prepareMotion = (): void => {
    moving = paintMoving(stills, sharpness)
  }
  return {
    draw(context, { symbol, x, y, size, isFast, alpha, scale }) {
      const sprite = (isFast ? moving?.[symbol] : undefined) ?? stills[symbol]?.()
      if (sprite === undefined) return
      const edge = size * scale
      const before = context.globalAlpha
      context.globalAlpha = before * alpha
      context.drawImage(sprite(), x - edge / 2, y - edge / 2, edge, edge)
      context.globalAlpha = before
    },
    fit(size) {
      const needed = sharpnessFor(size)
      if (needed <= sharpness) return
      sharpness = needed
      stills = paintStills(theme, sharpness)
      if (moving !== undefined) prepareMotion()
    },
    prepareMotion,
  }
}

const sharpnessMax = 2
const stepsOfSharpness = 10

/** Points of a picture to one of the square that symbols are drawn on. A larger picture costs time and memory that nobody sees. */
const sharpnessFor = (size: number): number =>
  Math.min(sharpnessMax, Math.ceil(((size * pointsOf()) / pictureSize) * stepsOfSharpness) / stepsOfSharpness)

/** Before there is a place for the reels: what they would be on the page without its bars. */
const sizeOnPage = ({ model, scene }: Look): number =>
  symbolSizeIn(placeOf({ width: innerWidth, height: innerHeight }, model, scene).area, model)

type Sprite = () => CanvasImageSource

const paintStills = (theme: Look, sharpness: number): readonly (() => Sprite)[] =>
  theme.model.symbols.map((_, symbol) =>
    doAhead(() =>
      withScratch(
        square,
        (scratch) => spriteOf(sharpness, (context) => paintSymbol(context, { theme, symbol, scratch })),
        sharpness,
      ),
    ),
  )

type SymbolRank = 'low' | 'high' | 'special'

/** What pays most, or does more than pay, must be seen at a glance: by size and by light. */
function rankOf({ symbols, wild, scatter, bearer }: SlotModel, symbol: number): SymbolRank {
  if (symbol === wild || symbol === scatter || symbol === bearer) return 'special'
  const most = (index: number): number => Math.max(0, ...(symbols[index]?.pays ?? []))
  const better = symbols.filter((_, index) => most(index) > most(symbol)).length
  const payers = symbols.filter(({ pays }) => pays.some((pay) => pay > 0)).length
  return better < Math.floor(payers / 2) ? 'high' : 'low'
}

const square = { width: pictureSize, height: pictureSize }

const sizes: Readonly<Record<SymbolRank, number>> = { low: 0.8, high: 0.98, special: 0.98 }
/** In a grid of many small cells each symbol needs its cell. */
const lowInGrid = 0.92

type SymbolWork = { readonly theme: Look; readonly symbol: number; readonly scratch: Scratch }

/** What pays little is small and in the shade; the others stand in a light of their own. */
function paintSymbol(context: Context, { theme, symbol, scratch }: SymbolWork): void {
  const { model, pictures, palette, scene } = theme
  const name = model.symbols[symbol]?.name ?? ''
  const text = pictures[name]
  if (text === undefined) throw new Error(`no picture of ${name}`)
  const rank = rankOf(model, symbol)
  if (rank !== 'low') paintHalo(context, palette.glow, rank === 'special')
  const size = rank === 'low' && model.rows > 4 ? lowInGrid : sizes[rank]
  context.translate((pictureSize * (1 - size)) / 2, (pictureSize * (1 - size)) / 2)
  context.scale(size, size)
  paintPicture(context, text, scratch, { ...square, edge: scene.edge, edgeWidth: 1.9, light: scene.light })
}

/** One symbol alone, where the rules name it. */
export const paintSymbolOf = (context: Context, theme: Look, symbol: number): void =>
  withScratch(square, (scratch) => paintSymbol(context, { theme, symbol, scratch }))

function paintHalo(context: Context, colour: string, isSpecial: boolean): void {
  const halo = context.createRadialGradient(half, half, 8, half, half, half)
  halo.addColorStop(0, `${colour}${isSpecial ? 'ee' : '77'}`)
  halo.addColorStop(0.55, `${colour}${isSpecial ? '66' : '2a'}`)
  halo.addColorStop(1, `${colour}00`)
  context.fillStyle = halo
  context.fillRect(0, 0, pictureSize, pictureSize)
  if (!isSpecial) return
  context.fillStyle = `${colour}40`
  for (let ray = 0; ray < 12; ray++) {
    const turn = (ray / 12) * Math.PI * 2
    context.beginPath()
    context.moveTo(half, half)
    context.arc(half, half, half - 1, turn, turn + 0.2)
    context.fill()
  }
}

const [half, blurSteps, blurStep] = [pictureSize / 2, 9, 2.4]

/** The same pictures as the eye sees them rush by. */
function paintMoving(stills: readonly (() => Sprite)[], sharpness: number): Sprite[] {
  const moving: Sprite[] = []
  for (const [symbol, still] of stills.entries())
    doAhead(() => {
      moving[symbol] = spriteOf(sharpness, (context) => {
        context.globalAlpha = 0.1
        for (let step = -blurSteps; step <= blurSteps; step++)
          context.drawImage(still()(), 0, step * blurStep, pictureSize, pictureSize)
        fadeEnds(context)
      })
    })
  return moving
}

/** What rushes by has no edge above and below, where the picture ends. */
function fadeEnds(context: Context): void {
  const ends = context.createLinearGradient(0, 0, 0, pictureSize)
  for (const [at, seen] of [
    [0, '#0000'],
    [0.2, '#000'],
    [0.8, '#000'],
    [1, '#0000'],
  ] as const)
    ends.addColorStop(at, seen)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-in'
  context.fillStyle = ends
  context.fillRect(0, 0, pictureSize, pictureSize)
}

function spriteOf(sharpness: number, paint: (context: Context) => void): Sprite {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(pictureSize * sharpness)
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  context.scale(sharpness, sharpness)
  paint(context)
  return bitmapOf(canvas)
}

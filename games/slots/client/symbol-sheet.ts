import { type Atlas, createAtlas, type Drawings } from '#games/client/atlas.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import { paintPicture, pictureSize, type Scratch, withScratch } from './picture.ts'
import type { SlotModel } from '../math/model.ts'
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
}

type Look = Pick<Theme, 'model' | 'pictures' | 'palette' | 'scene'>

/**
 * Every symbol of a title drawn once. At rest they are seen with the page; in motion only when the first spin turns, so those
 * are painted in a moment of rest before it.
 */
export function createSymbolSheet(theme: Look): SymbolSheet {
  const { length } = theme.model.symbols
  const still = stillOf(theme)
  let moving: Atlas | undefined
  const inMotion = (): Atlas => (moving ??= movingOf(length, still))
  whenIdle(inMotion)
  // One for all: what is drawn in every frame makes no garbage.
  const placed = { x: 0, y: 0, scale: 1, alpha: 1 }
  return {
    draw(context, { symbol, x, y, size, isFast, alpha, scale }) {
      placed.x = x
      placed.y = y
      placed.alpha = alpha
      placed.scale = (size / pictureSize) * scale
      const atlas = isFast ? inMotion() : still
      atlas.draw(context, names[symbol] ?? '', placed)
    },
  }
}

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

const stillOf = (theme: Look): Atlas =>
  withScratch(square, (scratch) =>
    atlasOf(theme.model.symbols.length, (context, symbol) => paintSymbol(context, { theme, symbol, scratch })),
  )

const sizes: Readonly<Record<SymbolRank, number>> = { low: 0.8, high: 0.98, special: 0.98 }

type SymbolWork = { readonly theme: Look; readonly symbol: number; readonly scratch: Scratch }

/** What pays little is small and in the shade; the others stand in a light of their own. */
function paintSymbol(context: Context, { theme, symbol, scratch }: SymbolWork): void {
  const { model, pictures, palette, scene } = theme
  const name = model.symbols[symbol]?.name ?? ''
  const text = pictures[name]
  if (text === undefined) throw new Error(`no picture of ${name}`)
  const rank = rankOf(model, symbol)
  if (rank !== 'low') paintHalo(context, palette.glow, rank === 'special')
  const size = sizes[rank]
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
const movingOf = (count: number, still: Atlas): Atlas =>
  atlasOf(count, (context, symbol) => {
    for (let step = -blurSteps; step <= blurSteps; step++)
      still.draw(context, names[symbol] ?? '', { x: half, y: half + step * blurStep, alpha: 0.1 })
  })

type Paint = (context: Context, symbol: number) => void

const atlasOf = (count: number, paint: Paint): Atlas =>
  createAtlas(Object.fromEntries(names.slice(0, count).map((name, symbol) => [name, spriteOf(paint, symbol)])))

const spriteOf = (paint: Paint, symbol: number): Drawings[string] => ({
  width: pictureSize,
  height: pictureSize,
  paint: (context) => paint(context, symbol),
})

const names = Array.from({ length: 16 }, (_, symbol) => `${symbol}`)

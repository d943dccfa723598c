import { type Atlas, createAtlas, type Drawings } from '#games/client/atlas.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import { paintPicture, pictureSize, withScratch } from './picture.ts'
import type { Theme } from './theme.ts'

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
  readonly draw: (context: CanvasRenderingContext2D, shown: Readonly<ShownSymbol>) => void
}

/**
 * Every symbol of a title drawn once. At rest they are seen with the page; in motion only when the first spin turns, so those
 * are painted in a moment of rest before it.
 */
export function createSymbolSheet({ model, pictures }: Pick<Theme, 'model' | 'pictures'>): SymbolSheet {
  const texts = model.symbols.map(({ name }) => {
    const text = pictures[name]
    if (text === undefined) throw new Error(`no picture of ${name}`)
    return text
  })
  const still = stillOf(texts)
  let moving: Atlas | undefined
  const inMotion = (): Atlas => (moving ??= movingOf(texts.length, still))
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

const stillOf = (texts: readonly string[]): Atlas =>
  withScratch((scratch) =>
    atlasOf(texts.length, (context, symbol) => paintPicture(context, texts[symbol] ?? '', scratch)),
  )

const [half, blurSteps, blurStep] = [pictureSize / 2, 4, 5]

/** The same pictures as the eye sees them rush by. */
const movingOf = (count: number, still: Atlas): Atlas =>
  atlasOf(count, (context, symbol) => {
    for (let step = -blurSteps; step <= blurSteps; step++)
      still.draw(context, names[symbol] ?? '', { x: half, y: half + step * blurStep, alpha: 0.2 })
  })

type Paint = (context: CanvasRenderingContext2D, symbol: number) => void

const atlasOf = (count: number, paint: Paint): Atlas =>
  createAtlas(Object.fromEntries(names.slice(0, count).map((name, symbol) => [name, spriteOf(paint, symbol)])))

const spriteOf = (paint: Paint, symbol: number): Drawings[string] => ({
  width: pictureSize,
  height: pictureSize,
  paint: (context) => paint(context, symbol),
})

const names = Array.from({ length: 16 }, (_, symbol) => `${symbol}`)

import { type Atlas, createAtlas, type Drawings } from '#games/client/atlas.ts'
import { whenIdle } from '#games/client/when-idle.ts'
import { blurred, paintPicture, pictureSize } from './picture.ts'
import type { Theme } from './theme.ts'

export type SymbolSheet = {
  readonly draw: (
    context: CanvasRenderingContext2D,
    shown: {
      readonly symbol: number
      readonly x: number
      readonly y: number
      readonly size: number
      readonly isFast: boolean
      readonly alpha: number
      readonly scale: number
    },
  ) => void
}

/**
 * Every symbol of a title drawn once. At rest they are seen with the page; in motion only when the first spin turns, so those
 * are painted in a moment of rest before it.
 */
export function createSymbolSheet({ model, pictures }: Pick<Theme, 'model' | 'pictures'>): SymbolSheet {
  const drawn = model.symbols.map(({ name }) => {
    const text = pictures[name]
    if (text === undefined) throw new Error(`no picture of ${name}`)
    return paintPicture(text)
  })
  const still = atlasOf(drawn)
  let moving: Atlas | undefined
  const inMotion = (): Atlas => (moving ??= atlasOf(drawn.map(blurred)))
  whenIdle(inMotion)
  return {
    draw(context, { symbol, x, y, size, isFast, alpha, scale }) {
      const atlas = isFast ? inMotion() : still
      atlas.draw(context, names[symbol] ?? '', { x, y, alpha, scale: (size / pictureSize) * scale })
    },
  }
}

const atlasOf = (canvases: readonly HTMLCanvasElement[]): Atlas =>
  createAtlas(Object.fromEntries(canvases.map((canvas, symbol) => [names[symbol] ?? '', spriteOf(canvas)])))

const spriteOf = (canvas: HTMLCanvasElement): Drawings[string] => ({
  width: pictureSize,
  height: pictureSize,
  paint: (context) => context.drawImage(canvas, 0, 0, pictureSize, pictureSize),
})

const names = Array.from({ length: 16 }, (_, symbol) => `${symbol}`)

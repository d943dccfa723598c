import { createAtlas } from '#games/client/atlas.ts'
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

/** Every symbol of a title drawn once, at rest and in motion. */
export function createSymbolSheet({ model, pictures }: Pick<Theme, 'model' | 'pictures'>): SymbolSheet {
  const drawn = model.symbols.map(({ name }) => {
    const text = pictures[name]
    if (text === undefined) throw new Error(`no picture of ${name}`)
    return paintPicture(text)
  })
  const sprite = (canvas: HTMLCanvasElement) => ({
    width: pictureSize,
    height: pictureSize,
    paint: (context: CanvasRenderingContext2D) => context.drawImage(canvas, 0, 0, pictureSize, pictureSize),
  })
  const atlas = createAtlas(
    Object.fromEntries(
      drawn.flatMap((canvas, symbol) => [
        [restNames[symbol] ?? '', sprite(canvas)],
        [fastNames[symbol] ?? '', sprite(blurred(canvas))],
      ]),
    ),
  )
  return {
    draw(context, { symbol, x, y, size, isFast, alpha, scale }) {
      const name = (isFast ? fastNames : restNames)[symbol] ?? ''
      atlas.draw(context, name, { x, y, alpha, scale: (size / pictureSize) * scale })
    },
  }
}

const restNames = Array.from({ length: 16 }, (_, symbol) => `${symbol}`)
const fastNames = restNames.map((name) => `${name} fast`)

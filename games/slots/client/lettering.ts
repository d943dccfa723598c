import { bitmapOf } from '#games/client/bitmap-of.ts'

type Context = CanvasRenderingContext2D
type Written = { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }

const fontPx = 60
const edgePart = 0.26
const density = 2
const piecesMax = 160
const figures = '₱0123456789,.×+'

/** A piece of text on two sheets: its dark edge, and its face. */
type Sheet = { readonly image: () => CanvasImageSource; readonly width: number; readonly height: number }
type Piece = { readonly edge: Sheet; readonly face: Sheet; readonly advance: number }
const pieces = new Map<string, Piece>()

/**
 * Text that can be read on everything: light, with a dark edge. An outlined letter costs what a hundred copies do, so each is
 * drawn once and copied from then on: figures one by one, because they count up, and words whole.
 */
export function write(context: Context, text: string, { x, y, size, colour }: Written): void {
  const cut = (isFigures(text) ? [...text] : [text]).map((part) => pieceOf(part, colour))
  const scale = size / fontPx
  const whole = cut.reduce((sum, { advance }) => sum + advance, 0) * scale
  for (const layer of ['edge', 'face'] as const) {
    let left = x - whole / 2
    for (const piece of cut) {
      const { image, width, height } = piece[layer]
      const [wide, high] = [width * scale, height * scale]
      context.drawImage(image(), left - (wide - piece.advance * scale) / 2, y - high / 2, wide, high)
      left += piece.advance * scale
    }
  }
}

/** Draws the figures of these colours, so that the first amount that counts up finds them. */
export function prepareFigures(colours: readonly string[]): void {
  for (const colour of colours) for (const figure of figures) pieceOf(figure, colour)
}

const isFigures = (text: string): boolean => [...text].every((letter) => figures.includes(letter))

function pieceOf(text: string, colour: string): Piece {
  const name = `${colour} ${text}`
  const known = pieces.get(name)
  if (known !== undefined) return known
  // Words come from few events; a game that is open for hours keeps no more of them than these.
  if (pieces.size >= piecesMax) pieces.clear()
  const made = { edge: sheetOf(text), face: sheetOf(text) }
  made.edge.context.strokeStyle = '#1a0d2b'
  made.edge.context.strokeText(text, made.edge.x, made.edge.y)
  made.face.context.fillStyle = colour
  made.face.context.fillText(text, made.face.x, made.face.y)
  const piece = { edge: imageOf(made.edge.canvas), face: imageOf(made.face.canvas), advance: made.face.advance }
  pieces.set(name, piece)
  return piece
}

const imageOf = (canvas: HTMLCanvasElement): Sheet => ({
  image: bitmapOf(canvas),
  width: canvas.width / density,
  height: canvas.height / density,
})

function sheetOf(text: string) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const font = `800 ${fontPx}px system-ui, sans-serif`
  context.font = font
  const advance = context.measureText(text).width
  const [wide, high] = [advance + fontPx * edgePart * 2, fontPx * 1.6]
  canvas.width = Math.ceil(wide * density)
  canvas.height = Math.ceil(high * density)
  context.scale(density, density)
  Object.assign(context, { font, textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' })
  context.lineWidth = fontPx * edgePart
  return { canvas, context, advance, x: wide / 2, y: high / 2 }
}

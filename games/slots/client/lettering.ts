import { bitmapOf } from '#games/client/bitmap-of.ts'

type Context = CanvasRenderingContext2D
type LetterPosition = { readonly x: number; readonly y: number; readonly size: number; readonly colour: string }

/** The product's own, for amounts as for words. */
export const face = '"Plus Jakarta Sans", system-ui, sans-serif'
const fontPx = 60
const edgeWidth = fontPx * 0.26
const sheetHeight = fontPx * 1.6
const density = 2
const wordsMax = 40
const figures = '₱0123456789,.×+'

/** Pieces of text side by side on one sheet, in CSS pixels. Each piece is as wide as its letters and their edges. */
type Sheet = { readonly image: () => CanvasImageSource; readonly pieces: readonly Piece[] }
type Piece = { readonly left: number; readonly width: number; readonly advance: number }
/** The dark edge of a text, and its face. */
type Lettering = { readonly edge: Sheet; readonly face: Sheet }

let figureEdges: Sheet | undefined
const figuresBy = new Map<string, Lettering>()
const words = new Map<string, Lettering>()

/**
 * Text that can be read on everything: light, with a dark edge. An outlined letter costs what a hundred copies do, so each is
 * drawn once and copied from then on: figures one by one, because they count up, and words whole. Counting makes no garbage.
 */
export function write(context: Context, text: string, at: LetterPosition): void {
  if (isFigures(text)) writeFigures(context, text, at)
  else writeWords(context, text, at)
}

/** Letters that were drawn in the device's own face are drawn again once ours has come. */
export async function fetchFace(): Promise<void> {
  await document.fonts.load(font, figures)
  figureEdges = undefined
  figuresBy.clear()
  words.clear()
}

/** Draws the figures of a colour, so that the first amount that counts up finds them. */
export function prepareFigures(colour: string): void {
  figuresOf(colour)
}

function isFigures(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (!figures.includes(text.charAt(index))) return false
  return true
}

function writeFigures(context: Context, text: string, at: LetterPosition): void {
  const { edge, face } = figuresOf(at.colour)
  copyFigures(context, edge, text, at)
  copyFigures(context, face, text, at)
}

function copyFigures(context: Context, sheet: Sheet, text: string, at: LetterPosition): void {
  let whole = 0
  for (let index = 0; index < text.length; index++)
    whole += sheet.pieces[figures.indexOf(text.charAt(index))]?.advance ?? 0
  const scale = at.size / fontPx
  let middle = at.x - (whole * scale) / 2
  for (let index = 0; index < text.length; index++) {
    const piece = sheet.pieces[figures.indexOf(text.charAt(index))]
    if (piece === undefined) continue
    middle += (piece.advance * scale) / 2
    copy(context, sheet, piece, { middle, at })
    middle += (piece.advance * scale) / 2
  }
}

function writeWords(context: Context, text: string, at: LetterPosition): void {
  const { edge, face } = wordsOf(text, at.colour)
  for (const piece of edge.pieces) copy(context, edge, piece, { middle: at.x, at })
  for (const piece of face.pieces) copy(context, face, piece, { middle: at.x, at })
}

type LetterCopy = { readonly middle: number; readonly at: LetterPosition }

function copy(
  context: Context,
  { image }: Sheet,
  { left, width }: Piece,
  { middle, at: { y, size } }: LetterCopy,
): void {
  const scale = size / fontPx
  const wide = width * scale
  const high = sheetHeight * scale
  context.drawImage(
    image(),
    left * density,
    0,
    width * density,
    sheetHeight * density,
    middle - wide / 2,
    y - high / 2,
    wide,
    high,
  )
}

/** The edges are the same for all colours. */
function figuresOf(colour: string): Lettering {
  const known = figuresBy.get(colour)
  if (known !== undefined) return known
  figureEdges ??= paintSheet(Array.from(figures), undefined)
  const made = { edge: figureEdges, face: paintSheet(Array.from(figures), colour) }
  figuresBy.set(colour, made)
  return made
}

function wordsOf(text: string, colour: string): Lettering {
  const name = `${colour} ${text}`
  const known = words.get(name)
  if (known !== undefined) return known
  // Words come from few events; a game that is open for hours keeps no more of them than these.
  if (words.size >= wordsMax) words.clear()
  const made = { edge: paintSheet([text], undefined), face: paintSheet([text], colour) }
  words.set(name, made)
  return made
}

const font = `800 ${fontPx}px ${face}`
/** The dark edges fill a usual space. */
const wordSpacing = `${fontPx * 0.16}px`

/** Without a colour: the edges. */
function paintSheet(texts: readonly string[], colour: string | undefined): Sheet {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  Object.assign(context, { font, wordSpacing })
  const pieces: Piece[] = []
  let left = 0
  for (const text of texts) {
    const advance = context.measureText(text).width
    const width = Math.ceil(advance + edgeWidth * 2)
    pieces.push({ left, width, advance })
    left += width
  }
  canvas.width = left * density
  canvas.height = Math.ceil(sheetHeight * density)
  context.scale(density, density)
  Object.assign(context, { font, wordSpacing, textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' })
  Object.assign(context, {
    lineWidth: edgeWidth,
    strokeStyle: '#1a0d2b',
    fillStyle: colour === undefined ? '' : litFrom(context, colour),
  })
  for (const [index, text] of texts.entries()) {
    const { left: from, width } = pieces[index] ?? { left: 0, width: 0 }
    if (colour === undefined) context.strokeText(text, from + width / 2, sheetHeight / 2)
    else context.fillText(text, from + width / 2, sheetHeight / 2)
  }
  return { image: bitmapOf(canvas), pieces }
}

/** In the shade at the foot of a letter. */
const shades: Readonly<Record<string, string>> = { '#ffe08a': '#f09a1c', '#ffffff': '#cfc4ee' }

/** Letters catch the light from above, as the symbols do. */
function litFrom(context: Context, colour: string): CanvasGradient {
  const [top, foot] = [sheetHeight / 2 - fontPx * 0.4, sheetHeight / 2 + fontPx * 0.42]
  const light = context.createLinearGradient(0, top, 0, foot)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.5, colour)
  light.addColorStop(1, shades[colour] ?? colour)
  return light
}

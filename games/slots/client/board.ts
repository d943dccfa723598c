import type { Grid, Mark, SlotModel } from '../math/model.ts'
import { write } from './lettering.ts'
import { type Area, symbolSizeIn } from './area.ts'
import type { Palette } from './palette.ts'
import type { ShownSymbol, SymbolSheet } from './symbol-sheet.ts'

type Context = CanvasRenderingContext2D
/** One reel while it turns: what passes, and how far it still has to go, in rows. */
export type ReelTurn = { readonly passing: readonly number[]; at: number; isFast: boolean; isTense: boolean }

/** Everything that can be seen on the reels at a moment. Scenes change it, `paintBoard` draws it. */
export type BoardLook = {
  grid: Grid
  marks: readonly Mark[]
  /** By reel; undefined for one that stands. */
  turning: (ReelTurn | undefined)[]
  held: ReadonlySet<number>
  /** By cell, how far above its place it still is, in rows. */
  lifted: Map<number, number>
  /** By cell, 1 for whole and 0 for gone. */
  fading: Map<number, number>
  lit: ReadonlySet<number>
  lines: readonly { readonly cells: readonly number[]; readonly colour: string }[]
  /** Turns from 0 to 1 again and again while something is lit. */
  beat: number
  /** In hold and win, only the coins are seen. */
  isHolding: boolean
}

export const emptyLook = ({ reels, rows, symbols }: SlotModel): BoardLook => ({
  grid: Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_cell, row) => (reel * 2 + row * 3 + (reel % 2)) % Math.min(symbols.length, 8)),
  ),
  marks: [],
  turning: [],
  held: new Set(),
  lifted: new Map(),
  fading: new Map(),
  lit: new Set(),
  lines: [],
  beat: 0,
  isHolding: false,
})

export type BoardDependencies = {
  readonly context: Context
  readonly model: SlotModel
  readonly palette: Palette
  readonly sheet: SymbolSheet
  readonly markText: (value: number) => string
  /** Changes with the page. */
  readonly area: Readonly<Area>
}

type BoardPaint = BoardDependencies & {
  readonly look: BoardLook
  readonly cell: { width: number; height: number }
  /** The symbol being drawn. One object for all, so that painting creates no garbage. */
  readonly shown: ShownSymbol
}

/** Paints the reels as they look at the moment, each time it is called. */
export function createBoard(needs: BoardDependencies, look: BoardLook): () => void {
  const { context, model, area } = needs
  const cell = { width: 0, height: 0 }
  const shown = { symbol: 0, x: 0, y: 0, size: 0, isFast: false, alpha: 1, scale: 1 }
  const painting: BoardPaint = { ...needs, look, cell, shown }
  return () => {
    cell.width = area.width / model.reels
    cell.height = area.height / model.rows
    shown.size = symbolSizeIn(area, model)
    context.save()
    context.beginPath()
    context.roundRect(area.x, area.y, area.width, area.height, 10)
    context.clip()
    for (let reel = 0; reel < model.reels; reel++) paintReel(painting, reel)
    context.restore()
    if (look.lit.size > 0) paintLit(painting)
  }
}

function paintReel(painting: BoardPaint, reel: number): void {
  const { look, model, context, cell, area } = painting
  const turning = look.turning[reel]
  if (turning === undefined) {
    for (let row = 0; row < model.rows; row++) paintCell(painting, reel * model.rows + row)
    return
  }
  if (turning.isTense) {
    context.fillStyle = painting.palette.glow
    context.globalAlpha = 0.28
    context.fillRect(area.x + reel * cell.width, area.y, cell.width, area.height)
    context.globalAlpha = 1
  }
  const { shown } = painting
  Object.assign(shown, upright)
  shown.x = area.x + (reel + 0.5) * cell.width
  shown.isFast = turning.isFast
  const from = Math.floor(turning.at) - 1
  for (let index = from; index <= from + model.rows + 1; index++) {
    const symbol = turning.passing[index < 0 ? turning.passing.length + index : index]
    if (symbol === undefined) continue
    shown.symbol = symbol
    shown.y = area.y + (index - turning.at + 0.5) * cell.height
    painting.sheet.draw(context, shown)
  }
  if (look.held.size === 0) return
  for (let row = 0; row < model.rows; row++)
    if (look.held.has(reel * model.rows + row)) paintHeld(painting, reel * model.rows + row)
}

const upright = { alpha: 1, scale: 1, isFast: false } as const

function paintHeld(painting: BoardPaint, at: number): void {
  const { context, cell, palette } = painting
  const [x, y] = [xOf(painting, at), yOf(painting, at)]
  context.fillStyle = palette.board
  context.beginPath()
  context.roundRect(x - cell.width / 2 + 2, y - cell.height / 2 + 1, cell.width - 4, cell.height - 2, 8)
  context.fill()
  paintCell(painting, at)
}

function paintCell(painting: BoardPaint, at: number): void {
  const { look, model, context, sheet, shown } = painting
  const symbol = look.grid[Math.floor(at / model.rows)]?.[at % model.rows]
  if (symbol === undefined || (look.isHolding && symbol !== model.bearer)) return
  const value = valueAt(look, at)
  if (value !== undefined && isWrittenOnCells(model)) paintSprinkle(painting, at, value)
  shown.symbol = symbol
  const isWhole = pose(painting, at)
  sheet.draw(context, shown)
  if (value !== undefined && isWhole && isWrittenOn(symbol, model)) paintMark(painting, value)
}

/**
 * How a symbol stands at a moment: above its place while it falls, small while it goes, beating while it wins. Answers whether all
 * of it is there.
 */
function pose(painting: BoardPaint, at: number): boolean {
  const { look, cell, shown } = painting
  const whole = look.fading.get(at) ?? 1
  const isLit = look.lit.has(at)
  const beat = isLit ? 1 + 0.07 * Math.sin(look.beat * Math.PI * 2) : 1
  shown.isFast = false
  shown.x = xOf(painting, at)
  shown.y = yOf(painting, at) - (look.lifted.get(at) ?? 0) * cell.height
  shown.alpha = look.lit.size > 0 && !isLit ? 0.38 : whole
  shown.scale = beat * (whole < 1 ? 0.5 + whole / 2 : 1)
  return whole === 1
}

/** Marks on a position, unlike those on a coin or a wild, are drawn under the symbol. */
const isWrittenOnCells = ({ bearer, wild }: SlotModel): boolean => bearer === undefined && wild === undefined
const isWrittenOn = (symbol: number, { bearer, wild }: SlotModel): boolean => symbol === bearer || symbol === wild

const valueAt = ({ marks }: BoardLook, at: number): number | undefined => {
  for (const { cell, value } of marks) if (cell === at) return value
  return undefined
}

function paintSprinkle(painting: BoardPaint, at: number, value: number): void {
  const { context, cell, palette, markText } = painting
  const [x, y] = [xOf(painting, at), yOf(painting, at)]
  context.globalAlpha = Math.min(0.85, 0.3 + Math.log2(value + 1) * 0.1)
  context.fillStyle = palette.frame[1]
  context.beginPath()
  context.roundRect(x - cell.width / 2 + 1, y - cell.height / 2 + 1, cell.width - 2, cell.height - 2, 7)
  context.fill()
  context.globalAlpha = 1
  if (value <= 1) return
  write(context, markText(value), {
    x: x + cell.width * 0.2,
    y: y + cell.height * 0.32,
    size: cell.height * 0.28,
    colour: '#ffffff',
  })
}

/** On the symbol that has just been drawn. */
function paintMark({ context, cell, markText, shown }: BoardPaint, value: number): void {
  context.globalAlpha = shown.alpha
  const size = Math.min(cell.width, cell.height) * 0.27 * shown.scale
  write(context, markText(value), { x: shown.x, y: shown.y, size, colour: '#fff8d8' })
  context.globalAlpha = 1
}

function paintLit(painting: BoardPaint): void {
  const { context, look, cell, palette } = painting
  for (const { cells, colour } of look.lines) {
    context.beginPath()
    // The first line of a path only moves to where it ends.
    for (const at of cells) context.lineTo(xOf(painting, at), yOf(painting, at))
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.globalAlpha = 0.75
    context.strokeStyle = '#1a0d2b'
    context.lineWidth = 6
    context.stroke()
    context.strokeStyle = colour
    context.lineWidth = 3
    context.stroke()
    context.globalAlpha = 1
  }
  if (look.lines.length > 0) for (const at of look.lit) paintCell(painting, at)
  context.strokeStyle = palette.glow
  context.globalAlpha = 0.6 + 0.4 * Math.sin(look.beat * Math.PI * 2)
  context.lineWidth = 2.5
  for (const at of look.lit) {
    const [x, y] = [xOf(painting, at), yOf(painting, at)]
    context.beginPath()
    context.roundRect(x - cell.width / 2 + 2, y - cell.height / 2 + 2, cell.width - 4, cell.height - 4, 8)
    context.stroke()
  }
  context.globalAlpha = 1
}

/** The middle of a cell. */
const xOf = ({ model, area, cell }: BoardPaint, at: number): number =>
  area.x + (Math.floor(at / model.rows) + 0.5) * cell.width
const yOf = ({ model, area, cell }: BoardPaint, at: number): number => area.y + ((at % model.rows) + 0.5) * cell.height

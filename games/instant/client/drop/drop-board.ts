import { multiplierText } from '#games/title/pay.ts'
import { boothBox, counterPart } from '../places/fairground.ts'
import { type Context, disc, plate, type Size } from '../places/kit.ts'

export type DropBoard = {
  rows: number
  slots: readonly number[]
  landed: number | undefined
}
export type Fall = {
  ball: { readonly x: number; readonly y: number } | undefined
  hit: { readonly row: number; readonly column: number } | undefined
}

const slotHeight = 38
const [frame, head, foot] = [15, 30, 10]

/** Where a peg stands, or with one row more, where a slot's middle is. */
export function pegPosition(size: Size, rows: number, { row, column }: { row: number; column: number }) {
  const [left, , wide, height] = boothBox(size)
  const top = height * counterPart + frame + head
  const down = (height - top - slotHeight - frame - foot) / rows
  // A low window makes the tree wide: the payout of each slot must stay legible.
  const gap = Math.min((wide - frame * 2 - 6) / (rows + 1), 62)
  return { x: left + wide / 2 + (column - row / 2) * gap, y: top + row * down, gap, near: Math.min(gap, down) }
}

/** Pegs and slots, painted with every choice and every end. */
export function paintDropBoard(context: Context, size: Size, board: DropBoard): void {
  context.clearRect(0, 0, size.width, size.height)
  for (let row = 0; row < board.rows; row++)
    for (let column = 0; column <= row; column++) paintPeg(context, pegPosition(size, board.rows, { row, column }))
  board.slots.forEach((pays, slot) => paintSlot(context, size, board, { pays, slot }))
}

type Peg = { readonly x: number; readonly y: number; readonly near: number }

function paintPeg(context: Context, { x, y, near }: Peg): void {
  const radius = Math.max(2.8, near * 0.14)
  disc(context, { x: x + 1, y: y + radius * 0.9, radius: radius * 1.15 }, 'rgb(6 2 30 / 60%)')
  disc(context, { x, y, radius: radius * 1.1 }, '#a86a1c')
  disc(context, { x, y: y - 0.6, radius }, '#ffd98a')
  disc(context, { x: x - radius * 0.3, y: y - radius * 0.45, radius: radius * 0.42 }, '#fffbe8')
}

/** Cold in the middle, hot at the edges. */
const inkOf = (pays: number): readonly [light: string, deep: string, text: string] =>
  pays >= 1_000
    ? ['#e0285c', '#9c0836', '#ffffff']
    : pays >= 300
      ? ['#ff9a5c', '#d8480f', '#2b0a05']
      : pays > 100
        ? ['#ffd36b', '#e8960f', '#2b1600']
        : pays === 100
          ? ['#f0dba0', '#b8923a', '#2b1600']
          : ['#6a4fd6', '#3c259a', '#ffffff']

type Slot = { readonly pays: number; readonly slot: number }

function paintSlot(context: Context, size: Size, { rows, landed }: DropBoard, { pays, slot }: Slot): void {
  const { x, y, gap } = pegPosition(size, rows, { row: rows, column: slot })
  const isHit = landed === slot
  const [light, deep, ink] = inkOf(pays)
  const [top, wide] = [y - 10 + (isHit ? 4 : 0), gap * 0.92]
  context.globalAlpha = landed === undefined || isHit ? 1 : 0.72
  if (isHit) plate(context, [x - wide / 2 - 3, top - 3, wide + 6, slotHeight + 6], 9, '#fff6d0')
  plate(context, [x - wide / 2, top + 3, wide, slotHeight], 7, deep)
  plate(context, [x - wide / 2, top, wide, slotHeight - 2], 7, light)
  context.fillStyle = deep
  context.beginPath()
  context.ellipse(x, top + 5, wide * 0.38, 3.4, 0, 0, Math.PI * 2)
  context.fill()
  const text = multiplierText(pays).replace('×', '').replace(',000', 'k')
  context.font = `800 ${Math.min(16, (wide * 1.62) / Math.max(2, text.length))}px system-ui, sans-serif`
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, top + slotHeight / 2 + 4, wide - 1)
  context.textBaseline = 'alphabetic'
  context.globalAlpha = 1
}

/** The ball, and the peg that it touches: all that is painted in a frame of its fall. */
export function paintFall(context: Context, size: Size, rows: number, { ball, hit }: Fall): void {
  context.clearRect(0, 0, size.width, size.height)
  if (hit !== undefined) {
    const { x, y, near } = pegPosition(size, rows, hit)
    disc(context, { x, y, radius: Math.max(5, near * 0.34) }, 'rgb(255 226 140 / 45%)')
    disc(context, { x, y, radius: Math.max(3.4, near * 0.18) }, '#fff6d0')
  }
  if (ball === undefined) return
  const radius = Math.max(6, pegPosition(size, rows, { row: 0, column: 0 }).near * 0.29)
  disc(context, { x: ball.x + 2, y: ball.y + 4, radius }, 'rgb(6 2 30 / 45%)')
  disc(context, { ...ball, radius }, '#ff3d6e')
  disc(context, { x: ball.x - radius * 0.12, y: ball.y - radius * 0.16, radius: radius * 0.8 }, '#ff6a92')
  disc(context, { x: ball.x - radius * 0.36, y: ball.y - radius * 0.4, radius: radius * 0.3 }, '#ffffff')
}
